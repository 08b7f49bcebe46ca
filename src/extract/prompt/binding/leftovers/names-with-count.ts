import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { wordsOf } from "../../lexicon/words.ts";
import { isPlainInRecord } from "../field-path.ts";
import { asksHowMany } from "../fit/says-so.ts";
import type { Asked } from "../bindings.ts";
import { type Leftover, minFill, take } from "./leftover.ts";

/** Words that ask for a number of whatever the records are of. */
const numbers = new Set(["number", "numero", "cantidad", "total", "recuento", "conteo", "count", "quantity"]);

export const namesWithCount: Leftover = {
  name: "in a list of names with a number each, the number for how many there are, and the name for what they are called",
  give: (progress, situation) => {
    const pair = findNamesWithCount(situation.set);
    if (!pair) return progress;
    const told = situation.asked.map((column, i) => ({ column, i, field: progress.bindings[i]?.field ?? null }));
    const isLeft = (field: Field | null): boolean => field === null || field === pair.name;
    const counted =
      told.find(({ field }) => field === pair.count) ??
      told.find(({ column, field }) => isLeft(field) && isOfNumber(column)) ??
      told.find(({ column, field }) => field === null && isPlural(column));
    const named = told.find((one) => one !== counted && isLeft(one.field) && isOfName(one.column));
    if (!counted || (!named && !isOfNumber(counted.column))) return progress;
    const withCount = take(progress, counted.i, pair.count);
    return named ? take(withCount, named.i, pair.name) : withCount;
  },
};

function isOfNumber({ title, called = title }: Asked): boolean {
  const words = wordsOf(called);
  return asksHowMany(words) || (words.length === 1 && numbers.has(words[0] ?? ""));
}

/** Things of which there may be many: "ciudad, anuncios". */
const isPlural = ({ title, concept }: Asked): boolean => concept === null && /s$/i.test(title);

const isOfName = (column: Asked): boolean =>
  !isPlural(column) && (column.concept === null || column.concept.types.includes("text"));

/** The name and the number of records that say nothing else: links and pictures aside, one text and one number. */
export function findNamesWithCount({ fields }: RecordSet): { readonly name: Field; readonly count: Field } | null {
  const said = fields.filter(
    ({ path, type, fill }) => isPlainInRecord(path) && type !== "url" && type !== "image" && fill >= minFill,
  );
  const [first, second, ...more] = said;
  if (!first || !second || more.length > 0) return null;
  const count = said.find(({ type, nameFrom }) => type === "number" && nameFrom !== "header" && nameFrom !== "label");
  const name = said.find((field) => field !== count && field.type === "text");
  return name && count ? { name, count } : null;
}
