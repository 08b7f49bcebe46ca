import type { RecordRange } from "../page/record-range.ts";
import type { PageReader } from "../page/page-reader.ts";

const minDistinct = 0.8;
/** Fixed parts of a group recur in all of them: `Agenda`, `Minutes`. */
const minDistinctAnywhere = 0.2;
/** Shorter records are ordinals and marks, on average. */
const minLength = 6;

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
  let length = 0;
  let at = 0;
  const all = new Set<string>();
  let texts = new Set<string>();
  for (const { from, to } of records) {
    const group = at;
    while (at < groups.length && (groups[at]?.to ?? 0) <= from) at++;
    if (at !== group) {
      distinct += texts.size;
      texts = new Set();
    }
    const text = words.text.slice(words.startOf(from), words.startOf(to)).trim();
    length += text.length;
    texts.add(text);
    all.add(text);
  }
  distinct += texts.size;
  const { length: count } = records;
  return distinct > count * minDistinct && all.size > count * minDistinctAnywhere && length >= count * minLength;
}
