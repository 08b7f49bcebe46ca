import type { Field } from "../../../domain/survey.ts";
import { isWhole, kindOfPlace } from "../binding/field-path.ts";
import { partsOfProse } from "./prose.ts";

const minFill = 0.1;
const nearlyAll = 0.9;
/** A whole of such a type is one value, however many elements it is made of: `$ | 99 | 95`. */
const wholeTypes = new Set<Field["type"]>(["price", "date", "phone", "email", "rating", "measure", "percentage"]);

const isInside = (field: Field, whole: Field): boolean =>
  field !== whole &&
  /^[>:/#]/.test(field.path.slice(whole.path.length - 1)) &&
  field.path.startsWith(whole.path.slice(0, -1));
/** What the element of a whole says itself, around what stands in it. */
const isOwnText = (field: Field, whole: Field): boolean => `${field.path}=` === whole.path;

/** A cell of a table, under the heading of its column. */
const isCell = ({ path, nameFrom }: Field): boolean => nameFrom === "header" && /^c\d+=$/.test(path);

/** `$79.00Price $ 79.00`: once for those who see it and once for those who hear it. */
const saysTwice = ({ type, samples }: Field): boolean =>
  type === "price" &&
  samples.some((sample) => {
    const figures = sample.match(/\d[\d.,]*/g) ?? [];
    return figures.length > 1 && figures[0] === figures.at(-1);
  });

const hasWords = ({ samples }: Field): boolean => samples.some((sample) => /\p{L}/u.test(sample));

const isNth = ({ path }: Field): boolean => /#\d+$/.test(path);

/** Whether the parts of a whole are no values by themselves: they make up one value, a list, or what a cell says now so and now otherwise. */
function isOne(whole: Field, texts: readonly Field[]): boolean {
  const isOneValue =
    wholeTypes.has(whole.type) &&
    !saysTwice(whole) &&
    !texts.some((part) => part.type === whole.type || (part.type === "text" && hasWords(part)));
  const hasTwin = (part: Field): boolean =>
    texts.some((other) => other !== part && kindOfPlace(other.path) === kindOfPlace(part.path));
  const isList = texts.some((part) => isNth(part) && part.fill < nearlyAll) && texts.every(hasTwin);
  const isMixed = isCell(whole) && texts.every((part) => part.fill < whole.fill * nearlyAll);
  return isOneValue || isList || isMixed;
}

/** Wholes in the place of their parts where these are words of a sentence or no values by themselves, and parts everywhere else. */
export function takeWholes(fields: readonly Field[]): readonly Field[] {
  const dropped = new Set<Field>();
  const sentences = new Set<Field>();
  for (const field of fields) {
    const parts = dropped.has(field) ? [] : partsOfProse(field, fields);
    if (parts.length > 0) sentences.add(field);
    for (const part of parts) dropped.add(part);
  }
  for (const whole of fields.filter((field) => isWhole(field.path) && !sentences.has(field))) {
    const texts = fields.filter((field) => isInside(field, whole) && !isWhole(field.path) && field.fill >= minFill);
    if (dropped.has(whole) || !isOne(whole, texts)) dropped.add(whole);
    else for (const field of fields) if (isInside(field, whole) || isOwnText(field, whole)) dropped.add(field);
  }
  return fields.filter((field) => !dropped.has(field));
}
