import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { Restriction } from "../parsing/asked.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";

const years = "(?:anos|ano|years?|jaar|jahren?|ans|anni|anos|lat|ar|ev|лет|歳|才|세|岁)";
const from = "(?:mayores de|a partir de|desde|ab|from|over|ages?|aged|fsk|pegi|des|dai|od|от|pg|nc|usk)";
const longestValue = 60;

/** What pages write for an age from which on something is: `16 jaar en ouder`, `FSK 16`, `PEGI 16`, `16+`, `+16`. */
const shown = (age: string): RegExp =>
  new RegExp(
    `(?<!\\d)(?:${age}\\s?\\+|\\+\\s?${age}(?!\\d)|${from}[\\s-]{0,2}${age}(?!\\d)|${age}[\\s-]{0,2}(?:${years})(?!\\p{L})|${age}\\s(?:and|or|en|und|y|o|et)\\s(?:over|up|older|above|mas|ouder|alter|plus))`,
    "u",
  );

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isShort = (value: string): boolean => value.length <= longestValue;
/** Words and pictures that stand for them. */
const mayShow = ({ type, path }: Field): boolean =>
  (type === "text" || type === "measure" || type === "identifier") && !/@(?!alt|title)/.test(path);

/** "16+": the fields of which some values say that age; null where none does or another age than the values' own is meant. */
export function bindAge(
  set: RecordSet,
  { asked, words, isNegated }: Restriction,
  valuesOf: ValuesOf,
): BoundFilter | null {
  const age = /^(\d{1,2})\+$/.exec(words)?.[1];
  if (age === undefined || isNegated) return null;
  const pattern = shown(age);
  const found = set.fields.filter(mayShow).flatMap((field) => {
    const values = valuesOf(field).filter((value) => isShort(value) && pattern.test(plain(value)));
    return values.length > 0 ? [{ field, op: "in" as const, value: values }] : [];
  });
  const [first, ...or] = found;
  return first ? { asked, ...first, ...(or.length > 0 ? { or } : {}) } : null;
}
