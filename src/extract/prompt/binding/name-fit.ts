import type { Field } from "../../../domain/survey.ts";
import { isLayout } from "../../columns/field-words.ts";
import type { Concept } from "../concept.ts";
import { remember } from "../../remember.ts";
import { titleConcepts } from "../concepts/titles.ts";
import { matchConcept } from "../match-concept.ts";
import { fitOfThings, type LabelThings, pagePhrasesOf, thingsOfLabel, wholeFit } from "../thesaurus.ts";
import { coverage, covers, coversExactly, sameInflected, wordsOf } from "../words.ts";

const nameWeights: Readonly<Record<Field["nameFrom"], number>> = {
  header: 1,
  label: 1,
  itemprop: 1,
  class: 0.8,
  type: 0.15,
  position: 0,
};

type FieldWords = {
  readonly name: readonly string[];
  readonly place: readonly string[];
  /** What its label names in any language, as a whole and in one of its words; null where it names nothing known. */
  readonly things: LabelThings | null;
};

/** The words of a name; the sign at a word says number: `Item#`. */
const wordsOfName = remember((name): readonly string[] => wordsOf(name.replace(/^(\p{L}+)#$/u, "$1 number")));
/** What stands in brackets at the end of a heading is the unit of its values: `Volumen (t)`. */
const wordsOfUnitless = remember((name): readonly string[] => wordsOf(name.replace(/\s*\([^()]*\)$/, "")));
const wordsOfPlace = remember((place): readonly string[] => wordsOf(place).filter((word) => !isLayout(word)));
const known = new WeakMap<Field, FieldWords>();

const maxSteps = 4;

/** The element of a value and the one around it; where neither has a class, up to the next that has. */
function placeOf(path: string): string {
  const steps = path.split(">");
  const from = Math.max(0, steps.length - 2);
  const classed = steps.findLastIndex((step) => step.includes("."));
  return steps.slice(classed < 0 || classed < steps.length - maxSteps ? from : Math.min(from, classed)).join(" ");
}

/** Words of a field's name, and tag and class words of the place where its values stand. */
function wordsOfField(field: Field): FieldWords {
  let words = known.get(field);
  if (!words) {
    const place = placeOf(field.path).replace(/[@|].*$/, "");
    const name = wordsOfName(field.name.replace(/\s\d+$/, ""));
    const isTold = field.nameFrom === "header" || field.nameFrom === "label";
    words = { name, place: wordsOfPlace(place), things: isTold ? thingsOfLabel(name) : null };
    known.set(field, words);
  }
  return words;
}

/** What is called a title for its place alone is none for its name; a class word says less of a link than of a text. */
const weightOf = ({ nameFrom }: Field, concept: Concept | null): number =>
  nameFrom === "type" && concept?.role === "title"
    ? 0
    : nameWeights[concept?.role === "link" && nameFrom === "class" ? "type" : nameFrom];

type Fit = { readonly concept: Concept | null; readonly asked: readonly string[]; readonly fit: number };
const knownFits = new WeakMap<Field, Fit[]>();
const maxKept = 20;

/** How well a field's own name, or the class words of its place, say what was asked: 0 to 1. */
export function nameFit(field: Field, concept: Concept | null, asked: readonly string[]): number {
  let fits = knownFits.get(field);
  if (!fits) knownFits.set(field, (fits = []));
  for (const known of fits) if (known.asked === asked && known.concept === concept) return known.fit;
  const fit = readNameFit(field, concept, asked);
  if (fits.length < maxKept) fits.push({ concept, asked, fit });
  return fit;
}

function readNameFit(field: Field, concept: Concept | null, asked: readonly string[]): number {
  const { name, place, things } = wordsOfField(field);
  const weight = weightOf(field, concept);
  const phrases = concept ? phrasesOnPages(concept) : noPhrases;
  let best = covers(asked, name)
    ? weight * (0.6 + 0.4 * coverage(name, asked)) * 1.1
    : coverage(asked, name) * 0.6 * weight;
  if (
    weight === 1 &&
    (isPartOf(name, asked) || isPartOf(wordsOfUnitless(field.name), asked) || isInitialsOf(field.name, asked))
  )
    best = Math.max(best, 0.75);
  for (const { nth, exact } of heldPhrases(name, phrases))
    best = Math.max(best, weight * (0.6 + 0.4 * exact) * (1 - Math.min(0.1, nth * 0.01)));
  if (field.nameFrom === "header" && concept?.id === "title") best = Math.max(best, weight * thingFit(name));
  if (
    best < 0.5 &&
    concept?.role !== "link" &&
    place.length > 0 &&
    !(concept?.role === "title" && field.nameFrom === "class" && isToldApart(field, concept)) &&
    (coversExactly(asked, place) ||
      (asked.length > 1 && field.nameFrom === "type" && saysBetween(asked, place, name)) ||
      (concept !== null && heldPhrases(place, concept.phrases).length > 0) ||
      place.some((word) => word.length >= minForeignLength && isSaidBy(word, concept, asked)))
  )
    best = saysAll(place, asked) ? 0.7 : 0.5;
  if (things && best < wholeFit) best = Math.max(best, weight * fitOfThings(things, concept, asked));
  const shared = sharedWords(asked, name);
  const saysMore = shared > 0 && !concept?.phrases.some((phrase) => coversExactly(asked, phrase));
  return Math.min(1, saysMore ? best + 0.1 * weight * shared : best);
}

/** How well a heading or label says a concept by itself, whatever was asked for: 0 to 1. */
export function labelFit(label: string, from: "header" | "label", concept: Concept): number {
  const name = wordsOfName(label.replace(/\s\d+$/, ""));
  const things = thingsOfLabel(name);
  let best = things ? fitOfThings(things, concept, []) : 0;
  for (const { nth, exact } of heldPhrases(name, phrasesOnPages(concept)))
    best = Math.max(best, (0.6 + 0.4 * exact) * (1 - Math.min(0.1, nth * 0.01)));
  if (from === "header" && concept.id === "title") best = Math.max(best, thingFit(name));
  return Math.min(1, best);
}

/** "número de stand" for a number in the class `stand`. */
const saysBetween = (asked: readonly string[], place: readonly string[], name: readonly string[]): boolean =>
  coverage(asked, place) > 0 && coversExactly(asked, [...place, ...name]);

/** Shorter words mean too many things in too many languages to be read in a class: `data`, `art`, `land`. */
const minForeignLength = 5;

const thingsOfWord = remember((word) => thingsOfLabel([word]));

/** Whether a class word of any language says what was asked: `duracao`, `programa`. */
function isSaidBy(word: string, concept: Concept | null, asked: readonly string[]): boolean {
  const things = thingsOfWord(word);
  return things !== null && fitOfThings(things, concept, asked) >= wholeFit - 0.05;
}

/** Whether a class is the very words that were asked for, where those are two or more: `job-type`. */
const saysAll = (place: readonly string[], asked: readonly string[]): boolean =>
  asked.length > 1 && coversExactly(asked, place);

const noPhrases: readonly (readonly string[])[] = [];
type Phrases = readonly (readonly string[])[];
/** A phrase that a name has: its number, from 1 on, and the share of the name that it covers. */
type HeldPhrase = { readonly nth: number; readonly exact: number };

/** The words of names and places recur: what each has of the phrases of a concept is found once. */
const held = new WeakMap<readonly string[], Map<Phrases, readonly HeldPhrase[]>>();

function heldPhrases(words: readonly string[], phrases: Phrases): readonly HeldPhrase[] {
  let ofWords = held.get(words);
  if (!ofWords) held.set(words, (ofWords = new Map()));
  let found = ofWords.get(phrases);
  if (!found) {
    ofWords.set(phrases, (found = findHeld(words, phrases)));
  }
  return found;
}

/** Inflected words begin with one letter: most phrases are seen not to be there by that of their first word. */
function findHeld(words: readonly string[], phrases: Phrases): readonly HeldPhrase[] {
  let found = noneHeld;
  for (let i = 0; i < phrases.length; i++) {
    const phrase = phrases[i] ?? [];
    if (!isInitial(phrase[0] ?? "", words) || !coversExactly(phrase, words)) continue;
    found = [...found, { nth: i + 1, exact: coverage(words, phrase) }];
  }
  return found;
}

const noneHeld: readonly HeldPhrase[] = [];

function isInitial(first: string, words: readonly string[]): boolean {
  const initial = first.charCodeAt(0);
  for (let i = 0; i < words.length; i++) if (words[i]?.charCodeAt(0) === initial) return true;
  return false;
}

const knownPhrases = new Map<string, readonly (readonly string[])[]>();

function phrasesOnPages({ id, phrases }: Concept): readonly (readonly string[])[] {
  let all = knownPhrases.get(id);
  if (!all) knownPhrases.set(id, (all = [...phrases, ...pagePhrasesOf(id)]));
  return all;
}

const thingWeight = 0.9;
let knownThings: Phrases | undefined;

/** Above a column of names stands what they are the names of, first of all: `Case`, `Product line`, but not `Last post`. */
function thingFit(name: readonly string[]): number {
  const held = heldPhrases(name, (knownThings ??= titlesOfThings()));
  const isFirst = held.some(({ nth }) => coversExactly(knownThings?.[nth - 1] ?? [], name.slice(0, 1)));
  return isFirst ? thingWeight * (0.6 + 0.4 * Math.max(...held.map(({ exact }) => exact))) : 0;
}

/** Those that are not said of another thing too, as a topic is. */
const titlesOfThings = (): readonly (readonly string[])[] =>
  titleConcepts.flatMap(({ id, role, near, phrases }) => (role === "title" && id !== "title" && !near ? phrases : []));

/** Share of the words asked for that a name has, whole or cut short: `máx.` for `máximo`. */
const sharedWords = (asked: readonly string[], name: readonly string[]): number =>
  asked.filter((word) => coverage([word], name) === 1 || name.some((short) => isCutShort(short, word))).length /
  Math.max(1, asked.length);

/** Whether every word of a name, cut short or not, was asked for: `Var. %` for `variación`, `Salida` for `hora de salida`. */
function isPartOf(name: readonly string[], asked: readonly string[]): boolean {
  for (const word of name)
    if (!asked.some((other) => sameInflected(word, other) || isCutShort(word, other))) return false;
  return name.length > 0;
}

/** `RA` for "right ascension". */
const isInitialsOf = (name: string, asked: readonly string[]): boolean =>
  asked.length > 1 && name.replaceAll(".", "").toLowerCase() === asked.map((word) => word[0]).join("");

const isCutShort = (short: string, word: string): boolean =>
  short.length >= 3 && short.length <= 6 && word.length >= short.length + 2 && word.startsWith(short);

/** Whether the page names the field by the very words that were asked for, in full or cut short: `Sec.` for `sección`. */
export function isNamedExactly(field: Field, asked: readonly string[]): boolean {
  if (field.nameFrom !== "header" && field.nameFrom !== "label") return false;
  const { name } = wordsOfField(field);
  if (coversExactly(asked, name) && coversExactly(name, asked)) return true;
  return name.length === 1 && asked.length === 1 && isCutShort(name[0] ?? "", asked[0] ?? "");
}

/** The concept that the page's own name for a field is of; null where it gives none or one that is unknown. */
export const meaningOf = ({ name, nameFrom }: Field): string | null =>
  nameFrom === "type" || nameFrom === "position" ? null : meantBy(name.replace(/\s\d+$/, ""));

/** "Tipo de contrato", "estado del expediente": not the thing itself. */
export const isOfKinds = (field: Field): boolean =>
  /^(?:kind|category|status)$/.test(meantBy(field.name.replace(/\s\d+$/, "")) ?? "");

const meantBy = remember((name) => matchConcept(name)?.concept.id ?? null);

/** Whether the page itself calls the field by a word that means something else; the title of a thing is the thing. */
export function isToldApart(field: Field, concept: Concept | null): boolean {
  if (field.nameFrom === "type" || field.nameFrom === "position") return false;
  const means = meantBy(field.name.replace(/\s\d+$/, ""));
  if (means === "title" && concept?.role === "title") return false;
  return means !== null && means !== concept?.id;
}
