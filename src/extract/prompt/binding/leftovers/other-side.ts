import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlainInRecord, kindOfPlace } from "../field-path.ts";
import { isToldByPage } from "../samples.ts";
import { isCopy, type Leftover, minFill, type Progress, take } from "./leftover.ts";
import { sidesAsked } from "./sides.ts";

export const otherSide: Leftover = {
  name: "the next place like that of one side for the other side: the away team after the home team",
  give: (progress, { set, asked }) =>
    sidesAsked(
      asked.map((_, column) => column),
      asked,
    )
      .filter(({ columns }) => columns.length === 2)
      .reduce((bound, { columns: [one = -1, other = -1] }) => {
        const first = bound.bindings[one]?.field;
        return first && !bound.bindings[other]?.field ? take(bound, other, nextLike(first, set, bound)) : bound;
      }, progress),
};

/** Words or figures without a name of their own, in the same element of a later cell, that say something else. */
function nextLike(first: Field, { fields }: RecordSet, { used }: Progress): Field | undefined {
  if (!isUnnamed(first)) return undefined;
  const place = placeInCell(first);
  return fields
    .slice(fields.indexOf(first) + 1)
    .find(
      (field) =>
        !used.has(field.id) &&
        isUnnamed(field) &&
        field.type === first.type &&
        field.fill >= minFill &&
        field.distinct > 1 &&
        placeInCell(field) === place &&
        !isCopy(field, first.samples),
    );
}

const isUnnamed = (field: Field): boolean =>
  (field.nameFrom === "position" || field.nameFrom === "type") &&
  (field.type === "text" || field.type === "number") &&
  isPlainInRecord(field.path.replace(/=$/, "")) &&
  !isToldByPage(field);

/** The place of a value in its cell, whichever cell that is. */
const placeInCell = ({ path }: Field): string => kindOfPlace(path).replace(/^c\d+/, "c");
