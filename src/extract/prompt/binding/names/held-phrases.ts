import type { Concept } from "../../lexicon/concept.ts";
import { pagePhrasesOf } from "../../lexicon/thesaurus/thesaurus.ts";
import { coverage, coversExactly } from "../../lexicon/words.ts";

export type Phrases = readonly (readonly string[])[];

/** A phrase that a name has: its number, from 1 on, and the share of the name that it covers. */
type HeldPhrase = { readonly nth: number; readonly exact: number };

/** The words of names and places recur: what each has of the phrases of a concept is found once. */
const held = new WeakMap<readonly string[], Map<Phrases, readonly HeldPhrase[]>>();
const noneHeld: readonly HeldPhrase[] = [];

export function heldPhrases(words: readonly string[], phrases: Phrases): readonly HeldPhrase[] {
  let ofWords = held.get(words);
  if (!ofWords) held.set(words, (ofWords = new Map()));
  let found = ofWords.get(phrases);
  if (!found) ofWords.set(phrases, (found = findHeld(words, phrases)));
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

function isInitial(first: string, words: readonly string[]): boolean {
  const initial = first.charCodeAt(0);
  for (let i = 0; i < words.length; i++) if (words[i]?.charCodeAt(0) === initial) return true;
  return false;
}

const knownPhrases = new Map<string, Phrases>();

/** The phrases of a concept, and those by which pages in any language name what it means. */
function phrasesOnPages({ id, phrases }: Concept): Phrases {
  let all = knownPhrases.get(id);
  if (!all) knownPhrases.set(id, (all = [...phrases, ...pagePhrasesOf(id)]));
  return all;
}

/** A name that holds a phrase says it in part, the more so the less else it says. */
const heldFit = 0.6;
export const fitOfShare = (share: number): number => heldFit + (1 - heldFit) * share;

/** The phrases of a concept stand with the plainest first. */
const lessByNumber = 0.01;
const leastByNumber = 0.1;

/** How well a name says the best phrase of a concept, 0 to 1. */
export function phraseFit(name: readonly string[], concept: Concept): number {
  let best = 0;
  for (const { nth, exact } of heldPhrases(name, phrasesOnPages(concept)))
    best = Math.max(best, fitOfShare(exact) * (1 - Math.min(leastByNumber, nth * lessByNumber)));
  return best;
}
