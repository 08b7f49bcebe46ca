import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import type { Asked } from "../bindings.ts";
import { isAboveRecord, isPlain, overlaps } from "../field-path.ts";
import { isKin, places } from "../kin.ts";
import { namesKnownPlace } from "../names/known-places.ts";
import { isPerson } from "../people.ts";
import { meanLength } from "../samples.ts";
import { couldBe, couldBeConstant, isWordingThroughout, maxMeanLength } from "./could-be.ts";
import { isNameless } from "./is-nameless.ts";
import { isCopy, type Leftover, minFill, type Progress, takeEach, takenPaths } from "./leftover.ts";
import { titleColumn } from "./titles.ts";

/** A column that is still open, the fields that could be it, and how far each stands from the title. */
type Search = {
  readonly set: RecordSet;
  readonly column: Asked;
  readonly left: readonly Field[];
  readonly isBesideTitle: (field: Field) => boolean;
};

export const nameless: Leftover = {
  name: "the nearest visible field without a name of its own whose values could be it, of places one that nearly all records have",
  give: (progress, { set, asked }) => {
    const title = progress.bindings[Math.max(0, titleColumn(asked, progress))]?.field ?? null;
    const near = set.fields.findIndex(({ id }) => id === title?.id);
    const isBesideTitle = besideTitle(set, set.fields[near]);
    const distance = (field: Field): number => Math.abs(set.fields.indexOf(field) - near);
    return takeEach(progress, asked, (column, bound, i) => {
      const left = unnamedLeft(set, bound, column);
      const found = findFitting({ set, column, left, isBesideTitle });
      const only = found.length === 0 ? onlyLeft(left, set, asked, bound, i) : undefined;
      const lag = (field: Field): number => (isPlace(column) && field.fill < nearlyAll ? set.fields.length : 0);
      const field = only ?? found.toSorted((a, b) => lag(a) + distance(a) - lag(b) - distance(b))[0];
      return field && { field };
    });
  },
};

/** Each thing is somewhere; what only some records have is said of these. */
const nearlyAll = 0.9;
const isPlace = ({ concept }: Asked): boolean => concept !== null && places.has(concept.id);

/** Short words right before or after the title, no link or button of their own. */
function besideTitle({ fields }: RecordSet, title: Field | undefined): (field: Field) => boolean {
  const shown = fields.filter(({ path }) => isPlain(path));
  const at = shown.findIndex(({ id }) => id === title?.id);
  return (field) =>
    title !== undefined &&
    Math.abs(shown.indexOf(field) - at) <= 1 &&
    meanLength(field) <= maxMeanLength &&
    isWordingThroughout(field) &&
    !/(?:^|>)(?:button|a)[^>]*$/.test(field.path);
}

/** What no column has or is a piece of; what a class calls by a name has to be of the kind that was asked for. */
function unnamedLeft(set: RecordSet, progress: Progress, { concept }: Asked): readonly Field[] {
  const taken = takenPaths(set, progress);
  const copied = set.fields.filter(({ id }) => progress.used.has(id)).map(({ samples }) => samples);
  return set.fields.filter(
    (field) =>
      !progress.used.has(field.id) &&
      isNameless(field, set) &&
      (field.nameFrom !== "class" || isKin(field, concept)) &&
      !taken.some((path) => overlaps(path, field.path)) &&
      !copied.some((samples) => isCopy(field, samples)),
  );
}

/** The fields that could be it; of a word that the lexicon lacks there may be only one. */
function findFitting({ set, column: { title, concept }, left, isBesideTitle }: Search): readonly Field[] {
  const near = concept?.near === undefined || !isOfWords(concept) ? undefined : findConceptById(concept.near);
  const fitting = left.filter((field) => {
    if (field.distinct < 2 && set.count > 1) return couldBeConstant(concept) && isBesideTitle(field);
    return couldBe(field, set, concept, title) || (near !== undefined && couldBe(field, set, near, ""));
  });
  return concept === null && wholesOf(fitting).length > 1 ? [] : fitting;
}

/** A number in a list, or a hall, is told by no name of a post or a town. */
const isOfWords = ({ id, role }: Concept): boolean => role !== "any" || places.has(id);

const wholesOf = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ path }) => !fields.some((other) => path.startsWith(`${other.path}|`)));

/** The one field that is left for a person or an unknown word, where all else that was asked for is bound. */
function onlyLeft(
  left: readonly Field[],
  set: RecordSet,
  asked: readonly Asked[],
  progress: Progress,
  column: number,
): Field | undefined {
  const concept = asked[column]?.concept ?? null;
  const [only, ...more] = wholesOf(left);
  if (!only || more.length > 0 || (concept !== null && !isPerson(concept))) return undefined;
  if (concept === null ? asked.length <= minAnchors : !couldSign(only)) return undefined;
  return isAllElseBound(set, asked, progress, column, only) ? only : undefined;
}

/** Who names one thing more than what was found may want what is not there. */
const minAnchors = 2;

/** Words of the record itself, however people are called there: no time and no place. */
const couldSign = (field: Field): boolean =>
  !isAboveRecord(field.path) &&
  field.samples.every((sample) => /\p{L}{2}/u.test(sample)) &&
  !field.samples.some(namesKnownPlace);

/** As many things were asked for as the records and, where `only` is one, the heading above them show, and all but one are found. */
function isAllElseBound(
  { fields }: RecordSet,
  asked: readonly Asked[],
  { bindings }: Progress,
  column: number,
  only: Field,
): boolean {
  const isHeading = isAboveRecord(only.path);
  const shown = fields.filter(
    ({ path, fill }) => isPlain(path) && fill >= minFill && (isHeading || !path.startsWith("^")),
  ).length;
  const read = asked.length - bindings.filter(({ field }) => field?.path.includes("@")).length;
  return read > 1 && shown === read && bindings.every(({ field }, i) => i === column || field);
}
