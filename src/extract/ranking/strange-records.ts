import { countEach } from "../counts.ts";
import { keepLeaves } from "../leaves/leaves.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { spread } from "./sample.ts";
import type { ScoredCandidate } from "./score.ts";

const minMainShare = 0.5;
const steadyFill = 0.8;
const minSteadyColumns = 3;
/** Records of another build still have a few of the same places. */
const maxSharedColumns = 0.15;
const mixedWeight = 0.45;
/** Records made alike have most of the same places. */
const minAlike = 0.85;
/** Records that say less than those of the part are cut too small. */
const minAsRich = 0.85;
/** What a part of a list may be better than all of it. */
const maxLead = 1.15;

/**
 * Puts a list or table before what stands at the same path all over the page, where the rest of that has next to nothing of the
 * columns of the list: rows of the form that searches it, an offer beside it. Mutates the scores.
 */
export function preferPure(page: PageReader, candidates: readonly ScoredCandidate[]): void {
  for (const mixed of candidates) {
    if (mixed.by !== "tag-path") continue;
    const pure = candidates.find(
      (list) => standsAtOnePlace(list) && list.score <= mixed.score && areStrange(page, mixed.records, list.records),
    );
    if (!pure) continue;
    pure.score = mixed.score;
    mixed.score *= mixedWeight;
  }
}

/**
 * Puts what stands at the same path all over the page before the larger part of it that stands at one place, where the rest is made
 * like that part: the watches of a second brand, below its heading. Mutates the scores.
 */
export function preferWhole(page: PageReader, candidates: readonly ScoredCandidate[]): void {
  for (const whole of candidates) {
    if (whole.by !== "tag-path") continue;
    const best = candidates.find(
      (list) =>
        standsAtOnePlace(list) &&
        list.score > whole.score &&
        list.score <= whole.score * maxLead &&
        whole.richness >= list.richness * minAsRich &&
        shareOfPlaces(page, whole.records, list.records) >= minAlike,
    );
    if (!best) continue;
    [whole.score, best.score] = [best.score, whole.score];
  }
}

const standsAtOnePlace = ({ by }: ScoredCandidate): boolean => by === "siblings" || by === "table";

/** Whether most of the records are those of a list, and the others have next to nothing of what these nearly all have. */
const areStrange = (page: PageReader, all: readonly RecordRange[], list: readonly RecordRange[]): boolean =>
  shareOfPlaces(page, all, list) < maxSharedColumns;

/** How much of what nearly all records of a list have the others have too; NaN where the list is not most of the records. */
function shareOfPlaces(page: PageReader, all: readonly RecordRange[], list: readonly RecordRange[]): number {
  if (list.length >= all.length || list.length < all.length * minMainShare) return NaN;
  const { main, others } = divide(all, list);
  if (main.length !== list.length) return NaN;
  const steady = steadyColumns(page, spread(main));
  if (steady.length < minSteadyColumns) return NaN;
  const sample = spread(others).map((record) => columnsOf(page, record));
  const shared = sample.reduce((sum, own) => sum + steady.filter((key) => own.has(key)).length, 0);
  return shared / (sample.length * steady.length);
}

/** The records that are those of a list, with or without what is around them there, and the others. Both in document order. */
function divide(
  all: readonly RecordRange[],
  list: readonly RecordRange[],
): { main: readonly RecordRange[]; others: readonly RecordRange[] } {
  const main: RecordRange[] = [];
  const others: RecordRange[] = [];
  let at = 0;
  for (const record of all) {
    while ((list[at]?.to ?? Infinity) <= record.from) at++;
    const listed = list[at];
    const isSame =
      listed &&
      ((listed.from <= record.from && record.to <= listed.to) ||
        (record.from <= listed.from && listed.to <= record.to));
    (isSame ? main : others).push(record);
  }
  return { main, others };
}

function steadyColumns(page: PageReader, records: readonly RecordRange[]): string[] {
  const filled = countEach(records.flatMap((record) => [...columnsOf(page, record)]));
  return [...filled].flatMap(([key, count]) => (count >= records.length * steadyFill ? [key] : []));
}

/** The places of a record by tags alone: threads that are pinned have classes of their own. */
const columnsOf = (page: PageReader, record: RecordRange): ReadonlySet<string> =>
  new Set(
    keepLeaves(page, record).flatMap(({ key, isLabel, isComposite }) =>
      isLabel || isComposite ? [] : [key.replace(classWords, "")],
    ),
  );

const classWords = /\.[^>@|#~=[]+/g;
