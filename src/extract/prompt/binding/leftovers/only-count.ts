import type { Field } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isPlainInRecord } from "../field-path.ts";
import { figuresByName } from "../fit/says-so.ts";
import { type Leftover, minFill, openColumn, type Progress, take } from "./leftover.ts";

const mostRooms = 20;
/** Who names several things that are there is hardly wrong about one. */
const minBound = 2;

export const onlyCount: Leftover = {
  name: "the only number that nothing names for how many there are, a small one of homes whose area is told for their rooms",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, isCount);
    const isOfRooms = asked[column]?.concept?.id === "rooms";
    if (column < 0 || !(isOfRooms ? isAreaBound(progress) : areOthersBound(progress))) return progress;
    const [only, ...more] = set.fields.filter(
      (field) => isNamelessCount(field, set.count, isOfRooms) && !progress.used.has(field.id),
    );
    return only && more.length === 0 ? take(progress, column, only) : progress;
  },
};

const isCount = (concept: Concept | null): boolean =>
  concept !== null && (concept.id === "reviews" || figuresByName.has(concept.id));

const isAreaBound = ({ bindings }: Progress): boolean => bindings.some(({ field }) => field !== null && isArea(field));

/** All but the one that is looked for, and at least two. */
const areOthersBound = ({ bindings }: Progress): boolean =>
  bindings.length > minBound && bindings.filter(({ field }) => !field).length === 1;

const isArea = ({ type, samples }: Field): boolean =>
  type === "measure" && samples.every((sample) => /\d\s?(?:m²|m2|ft²|sq\.? ?ft)/iu.test(sample));

const wholeNumber = /^\(?\d{1,3}(?:[.,\s]?\d{3})*\)?$/;
const year = /^(?:19|20)\d\d$/;

/** A whole number that nothing names, not always the same; of rooms never large. */
const isNamelessCount = (field: Field, count: number, isOfRooms: boolean): boolean =>
  field.type === "number" &&
  isPlainInRecord(field.path) &&
  (field.nameFrom === "type" || field.nameFrom === "position") &&
  field.fill >= minFill &&
  (field.distinct > 1 || count === 1) &&
  field.samples.every((sample) =>
    isOfRooms
      ? /^\d{1,2}$/.test(sample) && Number(sample) <= mostRooms
      : wholeNumber.test(sample) && !year.test(sample),
  );
