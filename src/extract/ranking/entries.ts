import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { isDivider } from "../values/divider.ts";
import { foldToLetters } from "../values/letters.ts";
import type { ScoredCandidate } from "./score.ts";
import { shareOfType } from "./usual-types.ts";

const minOneType = 0.85;
const maxCompared = 40;
const maxEntries = 400;
/** Longer records are no entries, on average. */
const maxEntryLength = 300;
const minTold = 0.8;
/** Neighbouring cells that are less alike say different things of one record. */
const minCellLikeness = 0.3;
const isName = /^\P{L}*\p{L}[\p{L}'’.]{2}/u;

/** Some of the records, evenly spread. */
function sampleOf(records: readonly RecordRange[]): RecordRange[] {
  const step = Math.ceil(records.length / maxCompared);
  return records.filter((_, i) => i % step === 0);
}

/**
 * Whether every inner record is a name of its own with the same type of value after it: what the groups hold, not their parts,
 * which say different things of them or begin with words that come again in each (`Tel. 944 …`).
 */
export function areNamedEntries({ words }: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  if (inner.types === 0 || inner.textLength > inner.count * maxEntryLength) return false;
  const step = Math.max(1, outer.records.length / maxCompared);
  const texts: string[] = [];
  let next = 0;
  for (let at = 0; at < outer.records.length && texts.length < maxEntries; at += step) {
    const group = outer.records[Math.floor(at)];
    if (!group) break;
    while (next < inner.records.length && (inner.records[next]?.from ?? 0) < group.from) next++;
    for (let record = inner.records[next]; record && record.to <= group.to; record = inner.records[++next])
      texts.push(words.text.slice(words.startOf(record.from), words.startOf(record.to)).trim());
  }
  const names = texts.map(nameAtStart).filter((name) => isName.test(name) && !isDivider(name.trim()));
  return (
    texts.length > 0 &&
    new Set(names.map((name) => foldToLetters(name))).size >= texts.length * minTold &&
    shareOfType(texts) >= minOneType
  );
}

/** The words before the first figure, with a number that ends the name: `Oficina 12` of `Oficina 12, calle Mayor`. */
const nameAtStart = (text: string): string => /^[^\d@]*(?:\d{1,4}(?=\s*[,;:|·–-]\s))?/u.exec(text)?.[0] ?? "";

/** Whether outer records hold nothing but lines or cells that are alike: what they hold are the records, however little it says. */
export const areEntries = (page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean =>
  areTypedLines(page, inner) || areCellEntries(page, outer, inner);

/** Lines with a day, a price or a phone each. */
const areTypedLines = ({ words }: PageReader, { by, records }: ScoredCandidate): boolean =>
  by === "lines" &&
  shareOfType(sampleOf(records).map(({ from, to }) => words.text.slice(words.startOf(from), words.startOf(to)))) >=
    minOneType;

/** Cells that hold one thing each, as a calendar or a shop window does: no row of headings, no class of its own for each column, and the same type of value in all. Neighbours that are made of other parts say different things of their row. */
function areCellEntries(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  const { grids, tree, features } = page;
  const isOfRow = ({ from }: RecordRange): boolean => grids.row(tree.parents[from] ?? 0)?.row.isHeader === false;
  const row = grids.row(outer.records[0]?.from ?? 0);
  const kinds = new Set(row?.row.cells.map(({ node }) => features.signatures[node]));
  return (
    row !== null &&
    (kinds.size < row.row.cells.length || kinds.size < 2) &&
    row.grid.headers.every((header) => header === "") &&
    inner.coherence >= minCellLikeness &&
    inner.records.every(isOfRow) &&
    shareOfType(sampleOf(inner.records).map(({ from }) => page.text(from))) >= minOneType
  );
}
