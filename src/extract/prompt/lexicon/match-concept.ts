import { remember } from "../../remember.ts";
import type { Concept } from "./concept.ts";
import { concepts, findConceptById } from "./lexicon.ts";
import { conceptIdsOf, isOwnThing, translationsOf } from "./thesaurus/thesaurus.ts";
import { coversExactly, findPhrase, wordsOf } from "./words.ts";

type MatchedConcept = {
  readonly concept: Concept;
  readonly start: number;
  readonly length: number;
  /** Whether it is all that the words say. */
  readonly isWhole: boolean;
  /** 2 letter for letter, 1 inflected, 0 but for a slip. */
  readonly nearness: number;
};
type MatchedPhrase = MatchedConcept & { readonly phrase: readonly string[] };

const phrases = concepts
  .flatMap((concept) => concept.phrases.map((words) => ({ concept, words, initial: words[0]?.[0] })))
  .sort((a, b) => b.words.length - a.words.length);

/** "The agent's phone" is a phone, "the author's name" the author. */
const ownedThing = /^(.*\p{L}(?:['’]s|s['’]))\s+(\p{L}.*)$/u;

/**
 * The concept that a phrase of a prompt names: the longest phrase of the lexicon in it, letter for letter rather than inflected, inflected
 * rather than but for a slip, then the one that stands first; null when none does. What names a thing of its own as a whole is no slip of
 * another word, nor what one of its words would name: `month` is no `monto`. Whoever does something is a person: "quién pregunta".
 */
export const matchConcept = remember(findConcept);

/** Land goes by the name of its area, but in the plural: "terrenos" are for sale, `terreno` is measured. */
const pieces: ReadonlySet<string> = new Set(["terrenos", "parcelas", "solares", "plots"]);

function findConcept(text: string): MatchedConcept | null {
  const [owner, owned = ""] = ownedThing.exec(text)?.slice(1) ?? [];
  const thing = owner === undefined ? null : matchConcept(owned);
  if (thing && thing.concept.role !== "title") {
    const start = wordsOf(owner ?? "").length + thing.start;
    return { ...thing, start, isWhole: false };
  }
  const words = wordsOf(text);
  const home = words.length === 1 && pieces.has(words[0] ?? "") ? findConceptById("home") : null;
  if (home) return { concept: home, start: 0, length: 1, isWhole: true, nearness: 2 };
  const initials = new Set(words.map((word) => word[0]));
  let best: MatchedPhrase | null = null;
  for (const { concept, words: phrase, initial } of phrases) {
    if (best && phrase.length < best.length) break;
    if (!initials.has(initial)) continue;
    const start = findPhrase(phrase, words);
    if (start < 0) continue;
    const nearness = nearnessOf(phrase, words.slice(start, start + phrase.length));
    const isWhole = phrase.length === words.length;
    const found = { concept, phrase, start, length: phrase.length, isWhole, nearness };
    if (!best || (nearness === best.nearness ? isHead(found, best) : nearness > best.nearness)) best = found;
  }
  const author = words.length > 1 && asksWho(words) ? findConceptById("author") : null;
  if (author && (best === null || (endsAsBy(words) ? !best.isWhole : best.start > 0)))
    return { concept: author, start: 0, length: words.length, isWhole: true, nearness: 2 };
  const isSurelyWhole = best !== null && best.nearness > 0 && best.isWhole;
  return isSurelyWhole || translationsOf(words).length === 0 ? best : matchForeign(words);
}

/** "quién pregunta", "last post by" */
const asksWho = (words: readonly string[]): boolean => /^(?:quien(?:es)?|who)$/.test(words[0] ?? "") || endsAsBy(words);
const endsAsBy = (words: readonly string[]): boolean => /^(?:by|por)$/.test(words.at(-1) ?? "");

/** The concept that words name; null where none. */
export const conceptOf = (text: string): Concept | null => matchConcept(text)?.concept ?? null;

/** Whether words as a whole are a phrase of the lexicon. */
export const namesConcept = (text: string): boolean => matchConcept(text)?.isWhole === true;

/** Whether a phrase says what is meant: it stands first, or right after the thing that it is of: `job type`, `event location`. */
const isHead = (found: MatchedPhrase, other: MatchedPhrase): boolean =>
  found.start < other.start ? !isOf(other, found) : isOf(found, other);

/** Whether a phrase follows a thing at once and says something of it; `jobs posted` are jobs. */
const isOf = ({ concept, phrase, start }: MatchedPhrase, thing: MatchedConcept): boolean =>
  start === thing.start + thing.length &&
  thing.concept.role === "title" &&
  concept.role !== "title" &&
  !/(?:ed|[ai]d[oa]s?)$/.test(phrase[0] ?? "");

/** How near a phrase of the lexicon is to the words it was found in: letter for letter, inflected, or but for a slip. */
const nearnessOf = (phrase: readonly string[], words: readonly string[]): number =>
  phrase.every((word, i) => word === words[i]) ? 2 : coversExactly(phrase, words) ? 1 : 0;

/** The concept of a whole phrase in any of the languages of labels: `Preis`, `nom`. */
function matchForeign(words: readonly string[]): MatchedConcept | null {
  const concept = conceptIdsOf(words)
    .map(findConceptById)
    .find((found) => found !== null);
  const isMeant = concept && (concept.role === "title" || !isOwnThing(words));
  return isMeant ? { concept, start: 0, length: words.length, isWhole: true, nearness: 2 } : null;
}
