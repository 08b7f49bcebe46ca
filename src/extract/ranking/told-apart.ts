import type { RecordRange } from "../page/record-range.ts";
import type { PageReader } from "../page/page-reader.ts";

const minDistinct = 0.8;

/**
 * Whether records read unlike the others of their own group: a programme is shown again on another day, a meeting held again in
 * another year. `groups` and `records` in document order.
 */
export function areToldApartWithin(
  { words }: PageReader,
  groups: readonly RecordRange[],
  records: readonly RecordRange[],
): boolean {
  let distinct = 0;
  let at = 0;
  let texts = new Set<string>();
  for (const { from, to } of records) {
    const group = at;
    while (at < groups.length && (groups[at]?.to ?? 0) <= from) at++;
    if (at !== group) {
      distinct += texts.size;
      texts = new Set();
    }
    texts.add(words.text.slice(words.startOf(from), words.startOf(to)).trim());
  }
  return distinct + texts.size > records.length * minDistinct;
}
