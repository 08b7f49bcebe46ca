import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isCalled } from "../../lexicon/thesaurus/thesaurus.ts";
import { areSameOrJoined, wordsOf } from "../../lexicon/words.ts";
import { isWhole } from "../field-path.ts";
import { wordsOfField } from "../names/field-words.ts";
import { areMostly, isToldByPage, meanLength } from "../samples.ts";
import type { Pairing } from "./pairing.ts";

/** Whether words are those that were asked for, or mean the same in another language: `fecha` and `date`. */
const saySame = (asked: readonly string[], words: readonly string[]): boolean =>
  areSameOrJoined(asked, words) || isCalled(asked, words.join(" "));

/** Whether the words of a class or `itemprop` are those that were asked for. */
export function isClassedSo({ field, set, asked, concept }: Pairing): boolean {
  if (concept?.role === "link") return false;
  const isNamed = field.nameFrom === "class" || field.nameFrom === "itemprop";
  return (isNamed && saySame(asked, wordsOfField(field).name)) || isInClass(field, set, asked);
}

const longestList = 200;

/** Whether one class of the element of a text is just what was asked for, were it a list of several: `div.modelos`. */
function isInClass(field: Field, { fields }: RecordSet, asked: readonly string[]): boolean {
  if (isToldByPage(field) || /[@|^]/.test(field.path)) return false;
  const [, ...classes] = (field.path.split(">").at(-1) ?? "").replace(/[=:#~].*$/, "").split(".");
  if (!classes.some((name) => saySame(asked, wordsOf(name)))) return false;
  const place = `${field.path.replace(/=$/, "")}>`;
  const isList = (): boolean => fields.some(({ path }) => path.startsWith(place) && path.endsWith("#2"));
  return !isWhole(field.path) || (isList() && meanLength(field) <= longestList);
}

const mostFigures = 0.9;

/** Figures and signs without words, with a letter for their unit at most: `18d`. */
export const holdsFigures = (field: Field): boolean =>
  areMostly(mostFigures, field, (sample) => /^[^\p{L}]*\d[^\p{L}]*\p{L}?$/u.test(sample));
