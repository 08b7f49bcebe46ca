import type { Concept } from "../concept.ts";
import { thesaurusEntries } from "./usual-entries.ts";
import { furtherEntries } from "./further-entries.ts";
import { goodsEntries } from "./goods-entries.ts";
import { mediaEntries } from "./media-entries.ts";
import { officeEntries } from "./office-entries.ts";
import { peopleEntries } from "./people-entries.ts";
import { playEntries } from "./play-entries.ts";
import { tradeEntries } from "./trade-entries.ts";
import { widerEntries } from "./wider-entries.ts";
import { rememberOf } from "../../../remember.ts";
import { isLost, sameLetters, wordsOf } from "../words.ts";

/** What pages call one thing, an entry each. A sense is the number of an entry. */
export const allEntries: readonly string[] = [
  ...thesaurusEntries,
  ...tradeEntries,
  ...goodsEntries,
  ...officeEntries,
  ...peopleEntries,
  ...mediaEntries,
  ...playEntries,
  ...widerEntries,
  ...furtherEntries,
];

const articles = new Set("der die das la le les el il the l".split(" "));
const joints = new Set("de del of des du do da dos di della d".split(" "));
/** What ties the words of a name; one that begins with a joint is a part of another. */
const isLinking = (word: string, i: number): boolean => articles.has(word) || (i > 0 && joints.has(word));

const tellingWords = (words: readonly string[]): readonly string[] =>
  words.length === 1 ? words : words.filter((word, i) => !isLinking(word, i));

/** The words that say something. */
const keyOf = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? "") : tellingWords(words).join(" ");

/** The same without a plural s. */
const singularOf = (key: string): string => (key.includes("s") ? key.replace(/(\S{3})s(?=\s|$)/g, "$1") : key);

type Phrase = readonly string[];

/** The terms of an entry, and the concepts that it names before a colon. */
const termsOf = (entry: string): readonly string[] =>
  entry
    .slice(entry.indexOf(": ") + 1)
    .trimStart()
    .split(", ");
const conceptsOf = (entry: string): readonly string[] =>
  entry.includes(": ") ? entry.slice(0, entry.indexOf(": ")).split(" ") : [];

const beyondAscii = /[^\0-\x7f]/;
const isPlain = (term: string): boolean => /^[a-z\d ]+$/.test(term);
const phraseOf = (term: string): Phrase => (isPlain(term) ? term.split(" ") : wordsOf(term));

type Index = {
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Of those alone that have a plural s. */
  readonly bySingular: ReadonlyMap<string, readonly number[]>;
};

const built = new Map<boolean, Index>();

/** The terms in plain letters, or those in other scripts: built when such a word is first looked up. */
function indexFor(key: string): Index {
  const isForeign = beyondAscii.test(key);
  let index = built.get(isForeign);
  if (!index) built.set(isForeign, (index = buildIndex(isForeign)));
  return index;
}

function buildIndex(isForeign: boolean): Index {
  const byKey = new Map<string, number[]>();
  const bySingular = new Map<string, number[]>();
  for (const [sense, entry] of allEntries.entries()) {
    if (isForeign && !beyondAscii.test(entry)) continue;
    for (const term of termsOf(entry)) {
      if (beyondAscii.test(term) !== isForeign) continue;
      const key = keyOf(phraseOf(term));
      addOnce(byKey, key, sense);
      const singular = singularOf(key);
      if (singular !== key) addOnce(bySingular, singular, sense);
    }
  }
  return { byKey, bySingular };
}

let builtByConcept: ReadonlyMap<string, readonly number[]> | undefined;

/** The numbers of the entries that name each concept. */
function sensesByConcept(): ReadonlyMap<string, readonly number[]> {
  if (builtByConcept) return builtByConcept;
  const byConcept = new Map<string, number[]>();
  for (const [sense, entry] of allEntries.entries()) for (const id of conceptsOf(entry)) addOnce(byConcept, id, sense);
  return (builtByConcept = byConcept);
}

/** Senses are added in order. */
function addOnce(lists: Map<string, number[]>, key: string, sense: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [sense]);
  else if (list.at(-1) !== sense) list.push(sense);
}

const none: readonly number[] = [];

/** A plural that is a term of its own is no plural of another: reviews are counted, a review is read. */
function findSenses(words: readonly string[]): readonly number[] {
  const key = keyOf(words);
  const { byKey, bySingular } = indexFor(key);
  const found = byKey.get(key);
  if (found) return found;
  const singular = singularOf(key);
  const ofSingular = [...(byKey.get(singular) ?? none), ...(bySingular.get(singular) ?? none)];
  if (ofSingular.length > 0) return ofSingular;
  return isLost(key) ? sensesOfLost(key) : none;
}

const sensesOfLost = (key: string): readonly number[] =>
  [...indexFor("").byKey, ...indexFor(key).byKey].find(([other]) => sameLetters(key, other))?.[1] ?? none;

/** What was asked for is looked up for every field there is. */
const sensesOf = rememberOf(findSenses);

/** The numbers of what a label names: as a whole, in one of its longer words (`Prix TTC`), and piece by piece (`Mediennummer`). */
export type LabelSenses = {
  readonly whole: readonly number[];
  readonly part: readonly number[];
  readonly pieces: readonly (readonly number[])[];
};

const minPartLength = 5;

export const sensesOfLabel = rememberOf(findSensesOfLabel);

function findSensesOfLabel(words: readonly string[]): LabelSenses | null {
  const whole = sensesOf(words);
  const part =
    words.length < 2 ? none : words.flatMap((word) => (word.length < minPartLength ? none : findSenses([word])));
  const pieces = tellingWords(words).flatMap(piecesOf);
  const isPieced = pieces.length > 1 && pieces.every((piece) => piece.length > 0);
  return whole.length + part.length > 0 || isPieced ? { whole, part, pieces: isPieced ? pieces : [] } : null;
}

const minPieceLength = 4;
/** What ties the two words of a compound: `Mitglied-s-nummer`. */
const ties = ["", "s", "n", "en", "es", "er"];

/** What a word names, or the two that it is made of where it names nothing itself: `Mediennummer` is a number of media. */
function piecesOf(word: string): readonly (readonly number[])[] {
  const own = findSenses([word]);
  if (own.length > 0) return [own];
  for (let at = minPieceLength; at <= word.length - minPieceLength; at++) {
    const head = findSenses([word.slice(at)]);
    const first = head.length > 0 ? word.slice(0, at) : "";
    const tied = ties
      .filter((tie) => first.endsWith(tie))
      .map((tie) => findSenses([first.slice(0, first.length - tie.length)]));
    const of = tied.find((found) => found.length > 0);
    if (of) return [of, head];
  }
  return [none];
}

const meet = (a: readonly number[], b: readonly number[]): boolean => a.some((sense) => b.includes(sense));

/** Whether two phrases name the same things piece by piece, in any order: `media number` and `Mediennummer`. */
function meetPiecewise(asked: readonly string[], pieces: readonly (readonly number[])[]): boolean {
  const wanted = tellingWords(asked).map((word) => findSenses([word]));
  return (
    wanted.length === pieces.length &&
    wanted.every((word) => pieces.some((piece) => meet(word, piece))) &&
    pieces.every((piece) => wanted.some((word) => meet(word, piece)))
  );
}

export const wholeFit = 0.9;
const piecewiseFit = 0.85;
const partFit = 0.7;
const lessCertain = 0.05;

const sensesOfConcept = rememberOf(
  (concept: Concept): ReadonlySet<number> => new Set(concept.phrases.flatMap(findSenses)),
);

/** How well a label in another language than that of the prompt says what was asked: `Preis` for `precio`. */
export function fitOfSenses(
  { whole, part, pieces }: LabelSenses,
  concept: Concept | null,
  asked: readonly string[],
): number {
  const wanted = sensesOf(asked);
  const isWanted = (sense: number): boolean => wanted.includes(sense);
  if (whole.some(isWanted)) return wholeFit;
  if (pieces.length > 0 && meetPiecewise(asked, pieces)) return piecewiseFit;
  const ofConcept = concept ? sensesOfConcept(concept) : null;
  const isMeant = whole.some((sense) => ofConcept?.has(sense));
  if (wanted.length === 0 && isMeant) return wholeFit - lessCertain;
  if (part.some(isWanted)) return partFit;
  return isMeant ? partFit - lessCertain : 0;
}

/** Whether several words name a thing of their own, and a label as a whole another: a date of judgment, and one of publication. */
export function areSensesApart({ whole }: LabelSenses, asked: readonly string[]): boolean {
  const wanted = asked.length > 1 ? sensesOf(asked) : none;
  return wanted.length > 0 && whole.length > 0 && !meet(wanted, whole);
}

/** How any of the languages calls the things that a phrase as a whole names; none where it names no thing. */
export const translationsOf = rememberOf((words: Phrase): readonly string[] =>
  sensesOf(words).flatMap((sense) => termsOf(allEntries[sense] ?? "")),
);

/** Whether one of the things that a phrase as a whole names is called by a term. */
export const isCalled = (words: readonly string[], term: string): boolean => translationsOf(words).includes(term);

/** The concepts of the things that a phrase as a whole names. */
export const conceptIdsOf = (words: readonly string[]): readonly string[] =>
  sensesOf(words).flatMap((sense) => conceptsOf(allEntries[sense] ?? ""));

/** What an entry is called by first, in Spanish and in English. */
const ownTerms = 2;

/** Whether a phrase is what a thing without a concept is called first of all, whatever it means in other languages: a stand, in German a state. */
export const isOwnThing = (words: readonly string[]): boolean =>
  sensesOf(words).some((sense) => {
    const entry = allEntries[sense] ?? "";
    const terms = termsOf(entry).slice(0, ownTerms).map(phraseOf);
    return conceptsOf(entry).length === 0 && terms.some((term) => singularOf(keyOf(term)) === singularOf(keyOf(words)));
  });

/** The concepts that entries name. */
export const conceptsInThesaurus = (): Iterable<string> => sensesByConcept().keys();

/** Phrases by which pages name what a concept means, in any of the languages. */
export const pagePhrasesOf = (id: string): readonly Phrase[] =>
  (sensesByConcept().get(id) ?? none).flatMap((sense) => termsOf(allEntries[sense] ?? "").map(phraseOf));
