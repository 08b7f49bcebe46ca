import type { Concept } from "./concept.ts";
import { thesaurusEntries } from "./thesaurus-entries.ts";
import { tradeEntries } from "./thesaurus-trades.ts";
import { widerEntries } from "./thesaurus-wider.ts";
import { wordsOf } from "./words.ts";

const articles = new Set("der die das la le les el il the l".split(" "));
const joints = new Set("de del of des du do da dos di della d".split(" "));
/** What ties the words of a name; one that begins with a joint is a part of another. */
const isLinking = (word: string, i: number): boolean => articles.has(word) || (i > 0 && joints.has(word));

/** The words that say something, without a plural s. */
const keyOf = (words: readonly string[]): string =>
  words
    .filter((word, i) => words.length === 1 || !isLinking(word, i))
    .map((word) => (word.length > 3 ? word.replaceAll("ß", "ss").replace(/s$/, "") : word))
    .join(" ");

type Phrase = readonly string[];

const things = [...thesaurusEntries, ...tradeEntries, ...widerEntries].map((entry) => {
  const [terms = "", concepts = ""] = entry.split(": ").toReversed();
  return { terms: terms.split(", "), concepts: concepts === "" ? [] : concepts.split(" ") };
});
const thingsByKey = new Map<string, number[]>();
const phrasesByConcept = new Map<string, Phrase[]>();

things.forEach(({ terms, concepts }, thing) => {
  const phrases = terms.map(wordsOf);
  for (const key of new Set(phrases.map(keyOf))) addTo(thingsByKey, key, [thing]);
  for (const id of concepts) addTo(phrasesByConcept, id, phrases);
});

function addTo<T>(lists: Map<string, T[]>, key: string, values: readonly T[]): void {
  const list = lists.get(key);
  if (list) list.push(...values);
  else lists.set(key, [...values]);
}

const none: readonly number[] = [];

const thingsOf = (words: readonly string[]): readonly number[] => thingsByKey.get(keyOf(words)) ?? none;

/** The numbers of what a label names: as a whole, and in one of its longer words (`Prix TTC`, `Preis (EUR)`). */
export type LabelThings = { readonly whole: readonly number[]; readonly part: readonly number[] };

const minPartLength = 5;

export function thingsOfLabel(words: readonly string[]): LabelThings | null {
  const whole = thingsOf(words);
  const part =
    words.length < 2 ? none : words.flatMap((word) => (word.length < minPartLength ? none : thingsOf([word])));
  return whole.length + part.length > 0 ? { whole, part } : null;
}

export const wholeFit = 0.9;
const partFit = 0.7;
const lessCertain = 0.05;
const knownThings = new WeakMap<Concept, ReadonlySet<number>>();

function thingsOfConcept(concept: Concept): ReadonlySet<number> {
  let things = knownThings.get(concept);
  if (!things) knownThings.set(concept, (things = new Set(concept.phrases.flatMap(thingsOf))));
  return things;
}

/** How well a label in another language than that of the prompt says what was asked: `Preis` for `precio`. */
export function fitOfThings({ whole, part }: LabelThings, concept: Concept | null, asked: readonly string[]): number {
  const wanted = thingsOf(asked);
  const isWanted = (thing: number): boolean => wanted.includes(thing);
  if (whole.some(isWanted)) return wholeFit;
  const ofConcept = concept ? thingsOfConcept(concept) : null;
  const isMeant = whole.some((thing) => ofConcept?.has(thing));
  if (wanted.length === 0 && isMeant) return wholeFit - lessCertain;
  if (part.some(isWanted)) return partFit;
  return isMeant ? partFit - lessCertain : 0;
}

/** How any of the languages calls the things that a phrase as a whole names; none where it names no thing. */
export const translationsOf = (words: readonly string[]): readonly string[] =>
  thingsOf(words).flatMap((thing) => things[thing]?.terms ?? []);

/** The concepts of the things that a phrase as a whole names. */
export const conceptIdsOf = (words: readonly string[]): readonly string[] =>
  thingsOf(words).flatMap((thing) => things[thing]?.concepts ?? []);

/** The concepts that entries name. */
export const conceptsInThesaurus = (): Iterable<string> => phrasesByConcept.keys();

/** Phrases by which pages name what a concept means, in any of the languages. */
export const pagePhrasesOf = (id: string): readonly Phrase[] => phrasesByConcept.get(id) ?? [];
