import type { PageReader } from "../page/page-reader.ts";
import type { Leaf } from "../leaves/leaf.ts";
import { readLeaves } from "../leaves/leaves.ts";
import type { RecordRange } from "../page/record-range.ts";
import { recordTextLength, shareOfType } from "./measures.ts";
import { beginWithDates } from "./dated-groups.ts";
import { standInNamedParts } from "./named-parts.ts";
import type { ScoredCandidate } from "./score.ts";
import { beginWithLabels } from "./recurring-labels.ts";
import { areToldApartWithin } from "./told-apart.ts";

const minInnerPerOuter = 1.5;
const minVariation = 0.25;
/** So many inner records vary little in number and are still no fixed parts of an outer one. */
const minListed = 4;
const minCover = 0.6;
const minCoherence = 0.55;
const minInside = 0.7;
const minOccupied = 0.5;
const minNearlyAll = 0.8;
/** Inner nodes with this many columns, in all or that nearly all of them have, are records even when every outer one holds equally many. */
const minRichInner = 4;
const minSteadyInner = 2.5;

const minCells = 3;
const minOneType = 0.85;
const maxCompared = 40;
const minOwnFill = 0.5;
const minOwnTexts = 2;
const brokenWeight = 0.45;

/**
 * Decides between a record and a group of records. When a set's records hold varying numbers of records of an inner set that
 * covers most of their text, the outer records are groups: the inner set takes the outer one's place. Mutates the scores.
 */
export function chooseGranularity(page: PageReader, candidates: readonly ScoredCandidate[]): void {
  for (const outer of candidates) {
    if (outer.records.length < 2) continue;
    let best: ScoredCandidate | null = null;
    let dated: boolean | null = null;
    const isDated = (): boolean => (dated ??= beginWithDates(page, outer.records));
    const isToldWithin = ({ records }: ScoredCandidate): boolean =>
      records.length >= outer.records.length * minListed &&
      isDated() &&
      areToldApartWithin(page, outer.records, records);
    for (const inner of candidates) {
      if (inner === outer || inner.records.length < outer.records.length * minInnerPerOuter) continue;
      if ((best && inner.score <= best.score) || areApart(outer, inner)) continue;
      const areAlike = inner.coherence > minCoherence && (inner.richness >= 1.2 || isDated());
      const areRecords = areAlike && (inner.hasTextKey || isToldWithin(inner));
      if (!areRecords && !isNamedTable(page, inner) && !areEntries(page, outer, inner)) continue;
      if (isGroupOf(page, outer, inner)) best = inner;
    }
    if (!best || describesItself(page, outer, best) || standInNamedParts(page, outer.records, best.records)) continue;
    if (!isDated() && beginWithLabels(page, outer.records, best.records)) continue;
    best.group = outer;
    best.score = Math.max(best.score, outer.score * 0.95);
    outer.score *= 0.45;
  }
}

/** Whether one list ends before the other begins: most pairs, and sooner seen than what their records hold. */
const areApart = ({ records: a }: ScoredCandidate, { records: b }: ScoredCandidate): boolean =>
  (a.at(-1)?.to ?? 0) <= (b[0]?.from ?? 0) || (b.at(-1)?.to ?? 0) <= (a[0]?.from ?? 0);

/** Where records go on below an empty first cell, whatever else cuts the same rows cuts them wrongly. Mutates the scores. */
export function preferContinuations({ tree }: PageReader, candidates: readonly ScoredCandidate[]): void {
  const holderOf = ({ records }: ScoredCandidate): number => tree.parents[records[0]?.from ?? 0] ?? -1;
  for (const continued of candidates) {
    if (continued.by !== "continuations") continue;
    const rows = holderOf(continued);
    for (const other of candidates) {
      if (other === continued || holderOf(other) !== rows) continue;
      continued.score = Math.max(continued.score, other.score);
      other.score *= brokenWeight;
    }
  }
}

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

/**
 * Whether the outer records say more of themselves than the inner ones do: cards with a list of their variants, not groups below
 * a heading, however much that says of long lists.
 */
function describesItself(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  const isHardlyMore = inner.textLength >= outer.textLength * minNearlyAll;
  if (isHardlyMore && inner.records.length >= outer.records.length * minListed) return false;
  const step = Math.max(1, outer.records.length / maxCompared);
  const columns = new Map<string, Set<string>>();
  const fills = new Map<string, number>();
  let compared = 0;
  let at = 0;
  for (let i = 0; i < outer.records.length; i += step) {
    const record = outer.records[Math.floor(i)];
    if (!record) continue;
    compared++;
    while (at < inner.records.length && (inner.records[at]?.from ?? 0) < record.from) at++;
    for (const leaf of outsideOf(page, readLeaves(page, record), inner.records, at)) {
      fills.set(leaf.key, (fills.get(leaf.key) ?? 0) + 1);
      const values = columns.get(leaf.key);
      if (values) values.add(leaf.raw);
      else columns.set(leaf.key, new Set([leaf.raw]));
    }
  }
  let richness = 0;
  let texts = 0;
  for (const [key, values] of columns) {
    const filled = fills.get(key) ?? 0;
    if (filled < compared * minOwnFill || values.size < 2) continue;
    const weight = (filled / compared) * Math.min(1, (2 * values.size) / filled);
    richness += key.includes("@") ? weight * 0.5 : weight;
    if (!key.includes("@")) texts++;
  }
  return texts >= minOwnTexts && richness > inner.richness;
}

/** Rows below a row of headings are records, however little tells them apart. */
function isNamedTable({ grids }: PageReader, { by, records }: ScoredCandidate): boolean {
  const headers = by === "table" ? grids.row(records[0]?.from ?? 0)?.grid.headers : undefined;
  return headers !== undefined && headers.filter((header) => header !== "").length >= 2;
}

/** Some of the records, evenly spread. */
function sampleOf(records: readonly RecordRange[]): RecordRange[] {
  const step = Math.ceil(records.length / maxCompared);
  return records.filter((_, i) => i % step === 0);
}

/** Whether outer records hold nothing but lines or cells that are alike: what they hold are the records, however little it says. */
const areEntries = (page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean =>
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

/** A table row of several cells is a record, never a group. */
const holdsCells = (page: PageReader, node: number): boolean =>
  (page.grids.row(node)?.row.cells.length ?? 0) >= minCells;

function isGroupOf(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  const counts = new Array<number>(outer.records.length).fill(0);
  const isOfEntries = areEntries(page, outer, inner);
  if (!isOfEntries && holdsCells(page, outer.records[0]?.from ?? 0)) return false;
  let inside = 0;
  let covered = 0;
  let at = 0;
  for (const record of inner.records) {
    while (at < outer.records.length && (outer.records[at]?.to ?? 0) <= record.from) at++;
    const holder = outer.records[at];
    if (!holder || record.from < holder.from || record.to > holder.to) continue;
    if (record.from === holder.from && record.to === holder.to) return false;
    counts[at] = (counts[at] ?? 0) + 1;
    inside++;
    covered += recordTextLength(page, record);
  }
  if (inside < inner.records.length * minInside) return false;
  if (counts.filter((count) => count > 0).length < outer.records.length * minOccupied) return false;
  const mean = inside / outer.records.length;
  const deviation = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length);
  const cover = covered / Math.max(1, outer.textLength);
  const isUneven = deviation / mean > minVariation || (mean >= minListed && deviation > 0);
  const varies = mean >= minInnerPerOuter && isUneven && cover > minCover;
  const minShown = inner.kind === "table" ? minCover : minNearlyAll;
  const isRich =
    mean >= 2 && (inner.richness >= minRichInner || inner.steadyRichness >= minSteadyInner) && cover > minShown;
  return varies || isRich || (isOfEntries && mean >= minInnerPerOuter && cover > minCover);
}
