import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlainInRecord } from "../field-path.ts";
import { type Leftover, minFill, openColumn, take } from "./leftover.ts";

const mostRooms = 20;

export const onlyCount: Leftover = {
  name: "the only small number of homes whose area is told, for their rooms",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, (concept) => concept?.id === "rooms");
    if (column < 0 || !progress.bindings.some(({ field }) => field !== null && isArea(field))) return progress;
    const [only, ...more] = set.fields.filter((field) => isSmallCount(field, set) && !progress.used.has(field.id));
    return only && more.length === 0 ? take(progress, column, only) : progress;
  },
};

const isArea = ({ type, samples }: Field): boolean =>
  type === "measure" && samples.every((sample) => /\d\s?(?:m²|m2|ft²|sq\.? ?ft)/iu.test(sample));

/** A whole number that nothing names, not always the same and never large. */
const isSmallCount = (field: Field, { count }: RecordSet): boolean =>
  field.type === "number" &&
  isPlainInRecord(field.path) &&
  (field.nameFrom === "type" || field.nameFrom === "position") &&
  field.fill >= minFill &&
  (field.distinct > 1 || count === 1) &&
  field.samples.every((sample) => /^\d{1,2}$/.test(sample) && Number(sample) <= mostRooms);
