import type { Field } from "../../../../domain/survey.ts";
import { remember } from "../../../remember.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { fitOfSenses, sensesOfLabel, wholeFit } from "../../lexicon/thesaurus/thesaurus.ts";
import { coversExactly } from "../../lexicon/words.ts";
import { type FieldWords, wordsOfField } from "./field-words.ts";
import { heldPhrases } from "./held-phrases.ts";
import { isToldApart } from "./meaning.ts";

/** A class that says what was asked. */
export const minPlaced = 0.5;
/** A class that is the very words that were asked for, where those are two or more: `job-type`. */
const verbatimFit = 0.7;

/** What the class words around a value say where its name says less; that of a link leads to something, and says nothing of it. */
export function placeFit(field: Field, words: FieldWords, concept: Concept | null, asked: readonly string[]): number {
  const { place } = words;
  if (place.length === 0 || concept?.role === "link" || isCalledOtherwise(field, concept)) return 0;
  const isSaid =
    coversExactly(asked, place) ||
    (concept !== null && heldPhrases(place, concept.phrases).length > 0) ||
    place.some((word) => isSaidBy(word, concept, asked));
  if (!isSaid) return 0;
  return asked.length > 1 && coversExactly(asked, place) ? verbatimFit : minPlaced;
}

/** Whether all of several words that were asked for are class words of the place. */
export const isPlacedExactly = (field: Field, asked: readonly string[]): boolean =>
  asked.length > 1 && coversExactly(asked, wordsOfField(field).place);

/** Where a class already names the text something else, the classes around it make it no title. */
const isCalledOtherwise = (field: Field, concept: Concept | null): boolean =>
  concept?.role === "title" && field.nameFrom === "class" && isToldApart(field, concept);

/** Shorter words mean too many things in too many languages to be read in a class: `data`, `art`, `land`. */
const minForeignLength = 5;
const minForeignFit = wholeFit - 0.05;

const sensesOfWord = remember((word) => sensesOfLabel([word]));

/** Whether a class word of any language says what was asked: `duracao`, `programa`. */
function isSaidBy(word: string, concept: Concept | null, asked: readonly string[]): boolean {
  const senses = word.length < minForeignLength ? null : sensesOfWord(word);
  return senses !== null && fitOfSenses(senses, concept, asked) >= minForeignFit;
}
