import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import type { ScoredCandidate } from "./score.ts";
import { shareOfType } from "./usual-types.ts";

const minOneType = 0.85;
const maxCompared = 40;

/** Some of the records, evenly spread. */
function sampleOf(records: readonly RecordRange[]): RecordRange[] {
  const step = Math.ceil(records.length / maxCompared);
  return records.filter((_, i) => i % step === 0);
}

/** Whether outer records hold nothing but lines or cells that are alike: what they hold are the records, however little it says. */
export const areEntries = (page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean =>
  areTypedLines(page, inner) || areCellEntries(page, outer, inner);

/** Lines with a day, a price or a phone each. */
const areTypedLines = ({ words }: PageReader, { by, records }: ScoredCandidate): boolean =>
  by === "lines" &&
  shareOfType(sampleOf(records).map(({ from, to }) => words.text.slice(words.startOf(from), words.startOf(to)))) >=
    minOneType;

/** Cells that hold one thing each, as a calendar or a shop window does: no row of headings, no class of its own for each column, and the same type of value in all. */
function areCellEntries(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  const { grids, tree, features } = page;
  const isOfRow = ({ from }: RecordRange): boolean => grids.row(tree.parents[from] ?? 0)?.row.isHeader === false;
  const row = grids.row(outer.records[0]?.from ?? 0);
  const kinds = new Set(row?.row.cells.map(({ node }) => features.signatures[node]));
  return (
    row !== null &&
    (kinds.size < row.row.cells.length || kinds.size < 2) &&
    row.grid.headers.every((header) => header === "") &&
    inner.records.every(isOfRow) &&
    shareOfType(sampleOf(inner.records).map(({ from }) => page.text(from).text)) >= minOneType
  );
}
