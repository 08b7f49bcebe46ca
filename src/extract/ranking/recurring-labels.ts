import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { readLeaves } from "../leaves/leaves.ts";

const maxCompared = 40;
const minRecurring = 0.5;
const minLabelled = 0.5;
const maxRepeats = 1.1;

/**
 * Whether most of the inner records begin with words that recur in most groups, once in each: what every group says of itself
 * (`Empresa: …`, `Importe: …`), not its records. Both in document order.
 */
export function beginWithLabels(
  page: PageReader,
  outer: readonly RecordRange[],
  inner: readonly RecordRange[],
): boolean {
  const groups = outer.slice(0, maxCompared);
  const uses = new Map<string, { count: number; groups: Set<RecordRange> }>();
  let compared = 0;
  let at = 0;
  for (const group of groups) {
    while (at < inner.length && (inner[at]?.from ?? 0) < group.from) at++;
    for (let record = inner[at]; record && record.to <= group.to; record = inner[++at]) {
      compared++;
      const text = readLeaves(page, record).find(({ attr, isComposite }) => attr === null && !isComposite)?.raw ?? "";
      const start = text.replace(/(?<=\p{L})\s?:\s.*$/u, "");
      if (start === "" || /\d/.test(start)) continue;
      const use = uses.get(start) ?? { count: 0, groups: new Set() };
      use.count++;
      use.groups.add(group);
      uses.set(start, use);
    }
  }
  let labelled = 0;
  for (const { count, groups: holding } of uses.values())
    if (holding.size >= groups.length * minRecurring && count <= holding.size * maxRepeats) labelled += count;
  return labelled > compared * minLabelled;
}
