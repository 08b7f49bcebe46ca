import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import type { Asked } from "../bindings.ts";
import { isAboveRecord, isWhole, overlaps } from "../field-path.ts";
import { isToldApart } from "../names/meaning.ts";
import { isToldByPage } from "../samples.ts";
import {
  isCopy,
  isInnerPiece,
  isSeparated,
  type Leftover,
  minFill,
  type Progress,
  take,
  takenPaths,
} from "./leftover.ts";

const wordyTypes: ReadonlySet<ValueType> = new Set(["text", "identifier", "number", "measure", "rating", "percentage"]);

/** Who names one thing more than what was found may want what is not there. */
const minAnchors = 2;

/** Visible, whole or cut at a separator, in most records, and not the same in all of them. */
export const isShown = ({ path, fill, distinct }: Field, set: RecordSet): boolean =>
  !/[@^/]/.test(path) && fill >= minFill && (distinct > 1 || set.count === 1);

/**
 * Columns are named in the order of the page, where as much is left of them as was asked for: what was asked for between two columns
 * that were found is what stands between them, where as much stands there.
 */
export const inOrder: Leftover = {
  name: "what stands between columns that are bound, for what was asked for between them",
  give: (progress, { set, asked }) => {
    const shown = fieldsLeft(set, progress);
    const told = set.fields.filter(({ id }) => progress.used.has(id));
    const isTold = (field: Field): boolean =>
      isSeparated(field.path) && told.some(({ samples }) => isCopy(field, samples));
    const left = shown.filter((field) => (isToldByPage(field) || !isToldApart(field, null)) && !isTold(field));
    const open = progress.bindings.filter(({ field }) => !field).length;
    if (left.length !== open || asked.length - open < minAnchors) return progress;
    return gapsOf(progress).reduce((bound, gap) => fillGap(bound, gap, set, asked), progress);
  },
};

/** The visible words and figures that no column has, nor one that they are a piece of. */
export function fieldsLeft(set: RecordSet, progress: Progress): readonly Field[] {
  const taken = takenPaths(set, progress);
  const isLeft = ({ path }: Field): boolean => !isWhole(path) && !taken.some((other) => overlaps(other, path));
  return set.fields.filter(
    (field) => isShown(field, set) && isLeft(field) && !isInnerPiece(field.path) && wordyTypes.has(field.type),
  );
}

/** Columns in a row that nothing is bound to, the first and the one after the last. */
type Gap = { readonly start: number; readonly end: number };

function gapsOf({ bindings }: Progress): readonly Gap[] {
  const starts = bindings.flatMap(({ field }, i) => (!field && (i === 0 || bindings[i - 1]?.field) ? [i] : []));
  return starts.map((start) => {
    const length = bindings.slice(start).findIndex(({ field }) => field);
    return { start, end: length < 0 ? bindings.length : start + length };
  });
}

/** What is asked for first has nothing before it that says where it stands. */
function fillGap(progress: Progress, { start, end }: Gap, set: RecordSet, asked: readonly Asked[]): Progress {
  const placeOf = (column: number): number => {
    const bound = progress.bindings[column]?.field;
    return bound && isAboveRecord(bound.path) ? -1 : set.fields.findIndex((field) => field.id === bound?.id);
  };
  const before = placeOf(start - 1);
  const after = end < asked.length ? placeOf(end) : set.fields.length;
  const stretch = new Set(set.fields.slice(before + 1, after));
  const between = fieldsLeft(set, progress).filter((field) => stretch.has(field) && !isToldApart(field, null));
  const gap = asked.slice(start, end);
  const isFilled =
    between.length === gap.length && between.every((field, i) => isFit(field, gap[i]?.concept ?? null, gap.length));
  if (start === 0 || !isFilled) return progress;
  return between.reduce((bound, field, i) => take(bound, start + i, field), progress);
}

/** A word that the lexicon lacks can be anything; what it knows has to be of its type, or words where it is named freely, or a kind among several that are missing. */
function isFit({ type }: Field, concept: Concept | null, missing: number): boolean {
  if (concept === null) return true;
  if (concept.role === "summary") return false;
  return concept.types.length === 0 || (concept.role === "person" && missing > 1)
    ? type === "text"
    : concept.types[0] === type && type !== "text";
}
