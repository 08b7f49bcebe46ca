import type { Field } from "../../../../domain/survey.ts";
import { areSameOrJoined } from "../../lexicon/words.ts";
import { wordsOfField } from "../names/field-words.ts";
import { areMostly } from "../samples.ts";
import type { Pairing } from "./pairing.ts";

/** Whether the words of a class or `itemprop` are those that were asked for. */
export function isClassedSo({ field, asked, concept }: Pairing): boolean {
  if ((field.nameFrom !== "class" && field.nameFrom !== "itemprop") || concept?.role === "link") return false;
  const { name } = wordsOfField(field);
  return areSameOrJoined(asked, name);
}

const mostFigures = 0.9;

/** Figures and signs without words. */
export const holdsFigures = (field: Field): boolean =>
  areMostly(mostFigures, field, (sample) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(sample));
