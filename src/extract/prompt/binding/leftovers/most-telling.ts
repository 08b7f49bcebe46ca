import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import { isPlainInRecord } from "../field-path.ts";
import { onlyNamesLink } from "../link-saying.ts";
import { meanLength } from "../samples.ts";
import { type Leftover, minFill, openColumn, type Progress, take } from "./leftover.ts";
import { isOwn } from "./titles.ts";

const minLength = 3;
/** How many times as many different values tell the records apart rather than those of any other column. */
const minLead = 2;
const lineTypes: ReadonlySet<ValueType> = new Set(["text", "address"]);

export const mostTelling: Leftover = {
  name: "for a title what tells the records apart, or most of them, whatever it looks like: Martes 4 en la Sala 2",
  give: (progress, { set, asked }) => {
    const column = openColumn(asked, progress, (concept) => concept?.id === "title");
    return column < 0 ? progress : take(progress, column, findTelling(set, progress));
  },
};

function findTelling(set: RecordSet, { used }: Progress): Field | undefined {
  const left = set.fields.filter((field) => isLine(field) && !used.has(field.id) && !onlyNamesLink(field, set, []));
  const [most, next] = left.toSorted((a, b) => b.distinct - a.distinct);
  const leads = most && most.distinct >= minLead * (next?.distinct ?? 1) ? most : undefined;
  return left.find((field) => isOwn(field, set)) ?? leads ?? onlyCode(set);
}

/** The code that each record has its own of, where it is all that the records say: `W22-BA` below a picture. */
function onlyCode(set: RecordSet): Field | undefined {
  const [only, ...more] = set.fields.filter(({ path }) => isPlainInRecord(path));
  return only && more.length === 0 && only.type === "identifier" && isOwn(only, set) ? only : undefined;
}

const isLine = (field: Field): boolean =>
  lineTypes.has(field.type) &&
  isPlainInRecord(field.path) &&
  !field.path.includes(":hidden") &&
  field.fill >= minFill &&
  field.distinct > 1 &&
  meanLength(field) >= minLength;
