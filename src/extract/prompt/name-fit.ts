import type { Field } from "../../domain/survey.ts";
import type { Concept } from "./lexicon.ts";
import { remember } from "../remember.ts";
import { coverage, covers, wordsOf } from "./words.ts";

const nameWeights: Readonly<Record<Field["nameFrom"], number>> = {
  header: 1,
  label: 1,
  itemprop: 1,
  class: 0.8,
  type: 0.15,
  position: 0,
};

type FieldWords = { readonly name: readonly string[]; readonly place: readonly string[] };

const wordsOfName = remember((name): readonly string[] => wordsOf(name));
const known = new WeakMap<Field, FieldWords>();

/** Words of a field's name, and tag and class words of the place where its values stand. */
function wordsOfField(field: Field): FieldWords {
  let words = known.get(field);
  if (!words) {
    const place = field.path
      .split(">")
      .slice(-2)
      .join(" ")
      .replace(/[@|].*$/, "");
    words = { name: wordsOfName(field.name.replace(/\s\d+$/, "")), place: wordsOfName(place) };
    known.set(field, words);
  }
  return words;
}

/** How well a field's own name, or the class words of its place, say what was asked: 0 to 1. */
export function nameFit(field: Field, concept: Concept | null, asked: readonly string[]): number {
  const { name, place } = wordsOfField(field);
  const weight =
    concept?.role === "link" && field.nameFrom === "class" ? nameWeights.type : nameWeights[field.nameFrom];
  const phrases = concept?.phrases ?? [];
  let best = covers(asked, name)
    ? weight * (0.6 + 0.4 * coverage(name, asked)) * 1.1
    : coverage(asked, name) * 0.6 * weight;
  phrases.forEach((phrase, i) => {
    if (!covers(phrase, name)) return;
    const exact = coverage(name, phrase);
    best = Math.max(best, weight * (0.6 + 0.4 * exact) * (1 - Math.min(0.1, (i + 1) * 0.01)));
  });
  if (best < 0.5 && concept?.role !== "link" && [asked, ...phrases].some((phrase) => covers(phrase, place))) best = 0.5;
  return Math.min(1, best);
}
