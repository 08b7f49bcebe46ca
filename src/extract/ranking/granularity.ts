import type { PageReader } from "../page/page-reader.ts";
import { areSectionsOfCards } from "./card-sections.ts";
import { beginWithDates, followDates } from "./dated-groups.ts";
import { areEntries, areNamedEntries } from "./entries.ts";
import { recordTextLength } from "./measures.ts";
import { countNamedColumns } from "./named-columns.ts";
import { standInNamedParts } from "./named-parts.ts";
import { describesItself } from "./own-fields.ts";
import type { ScoredCandidate } from "./score.ts";
import { beginWithLabels } from "./recurring-labels.ts";
import { areToldApartWithin } from "./told-apart.ts";
import { areWholeTables } from "./whole-tables.ts";

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

/** Rows below a row of so many headings are records, however little tells them apart. */
const minNamedColumns = 2;
const minRichness = 1.2;
const minCells = 3;
/** What becomes of the scores of groups, and of the records that take their place. */
const groupWeight = 0.45;
const heirWeight = 0.95;

/**
 * Decides between a record and a group of records. When a set's records hold varying numbers of records of an inner set that
 * covers most of their text, the outer records are groups: the inner set takes the outer one's place. Mutates the scores.
 */
export function chooseGranularity(page: PageReader, candidates: readonly ScoredCandidate[]): void {
  for (const outer of candidates) {
    if (outer.records.length < 2) continue;
    if (outer.by !== "table" && areWholeTables(page, outer.records)) outer.score *= groupWeight;
    let best: ScoredCandidate | null = null;
    let cards: ScoredCandidate | null = null;
    let dated: boolean | null = null;
    const isDated = (): boolean => (dated ??= beginWithDates(page, outer.records) || followDates(page, outer.records));
    const isToldWithin = ({ records }: ScoredCandidate): boolean =>
      records.length >= outer.records.length * minListed &&
      isDated() &&
      areToldApartWithin(page, outer.records, records);
    for (const inner of candidates) {
      if (inner === outer || inner.records.length < outer.records.length * minInnerPerOuter) continue;
      if ((best && inner.score <= best.score) || areApart(outer, inner)) continue;
      const held = countHeld(page, outer, inner);
      if (!held || !isMostlyIn(outer, inner, held)) continue;
      if (areSectionsOfCards(page, outer, inner)) {
        cards = best = inner;
        continue;
      }
      const areAlike = inner.coherence > minCoherence && (inner.richness >= minRichness || isDated());
      const areRecords = areAlike && (inner.hasTextKey || isToldWithin(inner));
      const areOfOneKind = areEntries(page, outer, inner);
      let named: boolean | null = null;
      const areNamed = (): boolean => (named ??= areNamedEntries(page, outer, inner));
      const isNamed = (): boolean => countNamedColumns(page, inner) >= minNamedColumns;
      if (!areRecords && !isNamed() && !areOfOneKind && !areNamed()) continue;
      if (!areOfOneKind && holdsCells(page, outer.records[0]?.from ?? 0)) continue;
      const areAllEntries = (): boolean =>
        areOfOneKind || areNamed() || (isDated() && isListPerDate(page, outer, inner));
      if (isGroupOf(outer, inner, held, areAllEntries)) best = inner;
    }
    if (!best) continue;
    if (best !== cards && describesItself(page, outer, best)) continue;
    if (standInNamedParts(page, outer.records, best.records)) continue;
    if (!isDated() && beginWithLabels(page, outer.records, best.records)) continue;
    best.score = Math.max(best.score, outer.score * heirWeight);
    outer.score *= groupWeight;
  }
}

const listed = /^(?:li|tr|dt)$/;

/** Whether a list stands in each group of a day or year, however evenly they are divided, that says other things each time, or names days. */
function isListPerDate(page: PageReader, { records: groups }: ScoredCandidate, { records }: ScoredCandidate): boolean {
  return (
    records.every(({ from }) => listed.test(page.tree.tags[from] ?? "")) &&
    areToldApartWithin(page, groups, records) &&
    (beginWithDates(page, records) || !beginWithLabels(page, groups, records))
  );
}

/** Whether one list ends before the other begins: most pairs, and sooner seen than what their records hold. */
const areApart = ({ records: a }: ScoredCandidate, { records: b }: ScoredCandidate): boolean =>
  (a.at(-1)?.to ?? 0) <= (b[0]?.from ?? 0) || (b.at(-1)?.to ?? 0) <= (a[0]?.from ?? 0);

/** A table row of several cells is a record, never a group. */
const holdsCells = (page: PageReader, node: number): boolean =>
  (page.grids.row(node)?.row.cells.length ?? 0) >= minCells;

/** Whether most inner records stand in outer ones, of which most hold some: seldom, and sooner seen than what they say. */
const isMostlyIn = (outer: ScoredCandidate, inner: ScoredCandidate, { counts, inside }: Held): boolean =>
  inside >= inner.records.length * minInside &&
  counts.filter((count) => count > 0).length >= outer.records.length * minOccupied;

function isGroupOf(
  outer: ScoredCandidate,
  inner: ScoredCandidate,
  { counts, inside, cover }: Held,
  isOfEntries: () => boolean,
): boolean {
  const mean = inside / outer.records.length;
  const deviation = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length);
  const isUneven = deviation / mean > minVariation || (mean >= minListed && deviation > 0);
  if (mean >= minInnerPerOuter && cover > minCover && (isUneven || isOfEntries())) return true;
  const minShown = inner.kind === "table" ? minCover : minNearlyAll;
  return mean >= 2 && (inner.richness >= minRichInner || inner.steadyRichness >= minSteadyInner) && cover > minShown;
}

type Held = {
  /** Inner records in each outer one. */
  readonly counts: readonly number[];
  readonly inside: number;
  /** Of the text of the outer records, the part in inner ones. */
  readonly cover: number;
};

/** The inner records that stand in outer ones; null where one of them is an outer one. */
function countHeld(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): Held | null {
  const counts = new Array<number>(outer.records.length).fill(0);
  let inside = 0;
  let covered = 0;
  let at = 0;
  for (const record of inner.records) {
    while (at < outer.records.length && (outer.records[at]?.to ?? 0) <= record.from) at++;
    const holder = outer.records[at];
    if (!holder || record.from < holder.from || record.to > holder.to) continue;
    if (record.from === holder.from && record.to === holder.to) return null;
    counts[at] = (counts[at] ?? 0) + 1;
    inside++;
    covered += recordTextLength(page, record);
  }
  return { counts, inside, cover: covered / Math.max(1, outer.textLength) };
}
