import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Asked, Binding } from "../bindings.ts";
import { isAboveRecord, isPlain, isWhole, isWithin, overlaps } from "../field-path.ts";
import { isKin } from "../kin.ts";
import { isToldApart } from "../names/meaning.ts";
import { distinctShare, meanLength } from "../samples.ts";
import { isPaper } from "./first-to-title.ts";
import { kindOf, readsLike } from "./answer-kinds.ts";
import { isCopy, isInnerPiece, type Progress, type Situation, takenPaths } from "./leftover.ts";

/** What speaks for or against a field that is left over, for a column that nothing answers; each from 0 to 1 but for what is counted. */
export type Evidence = {
  readonly readsLike: number;
  readonly isNear: number;
  readonly anchors: number;
  readonly fill: number;
  readonly crowd: number;
  readonly isPiece: number;
  readonly isWhole: number;
  readonly isLong: number;
  readonly isButton: number;
  readonly isConstant: number;
  readonly isBadge: number;
  readonly isToldApart: number;
  readonly isOfOtherType: number;
  readonly isAbove: number;
};

/** A column that nothing answers, and a field that it could be. */
export type Guess = { readonly column: number; readonly field: Field; readonly evidence: Evidence };

const minFill = 0.3;
const usualLength = 60;
const manyRecords = 10;
const fewValues = 0.1;
const buttonStep = /button|btn/i;
const leastInOrder = 3;

/** All that could be given, with what speaks for it; nothing where the columns were not read off the page. */
export function guessesOf(situation: Situation, progress: Progress): readonly Guess[] {
  const { set, asked } = situation;
  const open = asked.flatMap((_, column) => (progress.bindings[column]?.field ? [] : [column]));
  if (open.length === 0 || !areReadOff(set, progress)) return [];
  const left = fieldsLeft(situation, progress);
  return open.flatMap((column): readonly Guess[] => {
    const one = asked[column];
    const kind = one && kindOf(one.concept);
    if (!one || !kind) return [];
    const placing = placingIn(set, left, progress, column);
    return left.flatMap((field): readonly Guess[] => {
      const reading = readsLike(kind, field, set);
      if (reading === 0) return [];
      const crowd = Math.log(1 + left.length);
      return [
        { column, field, evidence: { ...placing(field), ...saidBy(field, set, one), readsLike: reading, crowd } },
      ];
    });
  });
}

/** Whether a column has something that is shown within the record, which has a place among the others. */
const isPlaced = ({ field }: Binding): boolean =>
  field !== null && !field.path.includes("@") && !isAboveRecord(field.path);

/** Who names several columns in the order of the page reads them off it, so that what else was named stands there too. */
function areReadOff({ fields }: RecordSet, { bindings }: Progress): boolean {
  const places = bindings.filter(isPlaced).map(({ field }) => fields.findIndex(({ id }) => id === field?.id));
  const turnsBack = places.filter((place, i) => i > 0 && place <= (places[i - 1] ?? 0)).length;
  return places.length - turnsBack >= leastInOrder;
}

/** What is seen of the records and no column has, nor tells already; what was not asked for is left too. */
function fieldsLeft({ set, common }: Situation, progress: Progress): readonly Field[] {
  const used = new Set([...progress.used].filter((id) => common.every((field) => field.id !== id)));
  const taken = takenPaths(set, { ...progress, used });
  const told = set.fields.filter(({ id }) => progress.used.has(id));
  return set.fields.filter(
    (field) =>
      !used.has(field.id) &&
      field.type !== "url" &&
      field.type !== "image" &&
      !/[@/]/.test(field.path) &&
      field.fill >= minFill &&
      !isInnerPiece(field.path) &&
      !isPaper(field, set) &&
      !taken.some((path) => overlaps(path, field.path) || (isWhole(field.path) && isWithin(path, field.path))) &&
      !told.some((other) => other !== field && isCopy(field, other.samples)),
  );
}

type Saying = Omit<Evidence, "readsLike" | "crowd" | keyof Placing>;
type Placing = Pick<Evidence, "isNear" | "anchors">;

/** What the field says of itself. */
function saidBy(field: Field, set: RecordSet, { concept }: Asked): Saying {
  const isText = field.type === "text" || field.type === "identifier" || field.type === "address";
  return {
    fill: field.fill,
    isPiece: Number(field.path.includes("|")),
    isWhole: Number(isWhole(field.path)),
    isLong: Number(meanLength(field) > usualLength),
    isButton: Number(buttonStep.test(field.path)),
    isConstant: Number(field.distinct < 2 && set.count > 1),
    isBadge: Number(set.count >= manyRecords && distinctShare(field, set) <= fewValues),
    isToldApart: Number(isToldApart(field, concept) && !isKin(field, concept)),
    isOfOtherType: Number(!isText && !concept?.types.includes(field.type)),
    isAbove: Number(isAboveRecord(field.path)),
  };
}

/** Columns are mostly named in the order of the page: where a field stands among those between what the neighbours are bound to. */
function placingIn(
  { fields }: RecordSet,
  left: readonly Field[],
  { bindings }: Progress,
  column: number,
): (field: Field) => Placing {
  const previous = bindings.findLastIndex((binding, i) => i < column && isPlaced(binding));
  const next = bindings.findIndex((binding, i) => i > column && isPlaced(binding));
  const placeOf = (bound: number): number => fields.findIndex(({ id }) => id === bindings[bound]?.field?.id);
  const start = placeOf(previous);
  const end = next < 0 ? fields.length : placeOf(next);
  const isBetween = (field: Field): boolean => {
    const at = fields.indexOf(field);
    return at > start && at < end && !isAboveRecord(field.path);
  };
  const between = left.filter((field) => isBetween(field) && isStep(field, left));
  const fromPrevious = column - previous - 1;
  const toNext = (next < 0 ? bindings.length : next) - column - 1;
  const anchors = Number(previous >= 0) + Number(next >= 0 && start < end);
  return (field) => {
    const rank = between.indexOf(field);
    const distance = Math.min(Math.abs(rank - fromPrevious), Math.abs(between.length - 1 - rank - toNext));
    return { isNear: rank < 0 ? 0 : 1 / (1 + distance), anchors: isBetween(field) ? anchors : 0 };
  };
}

/** What is counted on the way from one column to the next: texts, and pieces of texts that are no longer left. */
const isStep = ({ path }: Field, left: readonly Field[]): boolean =>
  !isWhole(path) && (isPlain(path) || !left.some((other) => isPlain(other.path) && overlaps(other.path, path)));
