import type { Leaf } from "../leaves/leaf.ts";
import { keepLeaves } from "../leaves/leaves.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { spread } from "./sample.ts";
import type { ScoredCandidate } from "./score.ts";

const minFill = 0.5;
const minTexts = 2;
const attributeWeight = 0.5;
/** A long list that is nearly all of the text is a list, whatever stands above it. */
const minInnerText = 0.8;
const minListed = 4;

const isText = ({ attr, span }: Leaf): boolean => attr === null && span !== null;

/** The leaves that stand in none of the inner records, of which those before `first` lie further up. Lines of an element are told apart by where their text begins. */
function outsideOf(
  { words }: PageReader,
  leaves: readonly Leaf[],
  inner: readonly RecordRange[],
  first: number,
): readonly Leaf[] {
  const outside = (some: readonly Leaf[], startOf: (leaf: Leaf) => number, place: (node: number) => number): Leaf[] => {
    let next = first;
    return some
      .toSorted((a, b) => startOf(a) - startOf(b))
      .filter((leaf) => {
        const start = startOf(leaf);
        while (next < inner.length && place(inner[next]?.to ?? 0) <= start) next++;
        const holder = inner[next];
        return !(holder && start >= place(holder.from)) && !leaf.isLabel && !leaf.isComposite;
      });
  };
  const textStart = ({ node, span }: Leaf): number => words.startOf(node) + (span?.[0] ?? 0);
  return [
    ...outside(leaves.filter(isText), textStart, (node) => words.startOf(node)),
    ...outside(
      leaves.filter((leaf) => !isText(leaf)),
      ({ node }) => node,
      (node) => node,
    ),
  ];
}

/** What heads the columns of a table says what its rows have. */
const headsTable = /(?:^|>)thead(?![\w-])/;

type OwnField = { readonly isAttribute: boolean; readonly values: Set<string>; filled: number };

/** What records hold besides the inner ones, by place. Both in document order. */
function readOwnFields(
  page: PageReader,
  sample: readonly RecordRange[],
  inner: readonly RecordRange[],
): Iterable<OwnField> {
  const fields = new Map<string, OwnField>();
  let at = 0;
  for (const record of sample) {
    while (at < inner.length && (inner[at]?.from ?? 0) < record.from) at++;
    for (const { key, raw } of outsideOf(page, keepLeaves(page, record), inner, at)) {
      if (headsTable.test(key)) continue;
      let field = fields.get(key);
      if (!field) fields.set(key, (field = { isAttribute: key.includes("@"), values: new Set(), filled: 0 }));
      field.values.add(raw);
      field.filled++;
    }
  }
  return fields.values();
}

/**
 * Whether the outer records say more of themselves than the inner ones do: cards with a list of their variants, not groups below
 * a heading, however much that says of long lists.
 */
export function describesItself(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  const isHardlyMore = inner.textLength >= outer.textLength * minInnerText;
  if (isHardlyMore && inner.records.length >= outer.records.length * minListed) return false;
  const sample = spread(outer.records);
  let richness = 0;
  let texts = 0;
  for (const { isAttribute, values, filled } of readOwnFields(page, sample, inner.records)) {
    if (filled < sample.length * minFill || values.size < 2) continue;
    const weight = (filled / sample.length) * Math.min(1, (2 * values.size) / filled);
    richness += isAttribute ? weight * attributeWeight : weight;
    if (!isAttribute) texts++;
  }
  return texts >= minTexts && richness > inner.richness;
}
