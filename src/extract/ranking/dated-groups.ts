import type { RecordRange } from "../page/record-range.ts";
import type { Leaf } from "../leaves/leaf.ts";
import { keepLeaves } from "../leaves/leaves.ts";
import type { PageReader } from "../page/page-reader.ts";
import { isDivider } from "../values/divider.ts";
import { spread } from "./sample.ts";

const minDated = 0.8;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Whether a day, a month, a year or a letter stands right before most records, as a heading stands above a list. */
export function followDates(page: PageReader, records: readonly RecordRange[]): boolean {
  const { tree } = page;
  const compared = spread(records);
  let dated = 0;
  for (const { from } of compared) {
    let before = -1;
    for (let node = (tree.parents[from] ?? 0) + 1; node < from; node = tree.ends[node] ?? node + 1)
      if (page.text(node) !== "") before = node;
    if (before >= 0 && isDivider(page.text(before))) dated++;
  }
  return dated >= compared.length * minDated;
}

/**
 * Whether most records begin with a day, a month, a year or a letter, or with words in which nothing but the year changes
 * (`Actas 2024`, `Actas 2023`): what heads a group, and names nothing.
 */
export function beginWithDates(page: PageReader, records: readonly RecordRange[]): boolean {
  const compared = spread(records);
  const named = new Map<string, number>();
  let dated = 0;
  for (const record of compared) {
    const leaves = keepLeaves(page, record);
    const first = leaves.find(({ attr, isComposite }) => attr === null && !isComposite)?.raw ?? "";
    const isDividerWhole = ({ attr, raw, isComposite }: Leaf): boolean =>
      isComposite && attr === null && raw.startsWith(first) && isDivider(raw);
    if (isDivider(first) || leaves.some(isDividerWhole)) dated++;
    else if (year.test(first)) {
      const words = first.replace(year, "");
      named.set(words, (named.get(words) ?? 0) + 1);
    }
  }
  for (const count of named.values()) if (count > 1) dated += count;
  return dated >= compared.length * minDated;
}
