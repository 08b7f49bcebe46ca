import type { Concept } from "../../lexicon/concept.ts";
import { pagePhrasesOf } from "../../lexicon/thesaurus/thesaurus.ts";
import { coverage, coversExactly, isLost } from "../../lexicon/words.ts";
import { rememberOf } from "../../../remember.ts";

export type Phrases = readonly (readonly string[])[];

/** A phrase that a name has: its number, from 1 on, and the share of the name that it covers. */
type HeldPhrase = { readonly nth: number; readonly exact: number };

const noneHeld: readonly HeldPhrase[] = [];

/** The phrases of a list that words have, in no order: only those are looked at that begin as one of the words does. */
export function heldPhrases(words: readonly string[], phrases: Phrases): readonly HeldPhrase[] {
  const index = byBeginning(phrases);
  let found = noneHeld;
  for (const beginning of beginningsOf(words) ?? index.keys()) {
    for (const i of index.get(beginning) ?? noNumbers) {
      const phrase = phrases[i] ?? [];
      if (coversExactly(phrase, words)) found = [...found, { nth: i + 1, exact: coverage(words, phrase) }];
    }
  }
  return found;
}

/** A plural begins with the same two letters as its singular. */
const beginningOf = (word: string): string => word.slice(0, 2);

/** How words begin; null where a letter was lost, which may be any. */
const beginningsOf = rememberOf((words: readonly string[]): readonly string[] | null =>
  words.some(isLost) ? null : [...new Set(words.map(beginningOf))],
);

const noNumbers: readonly number[] = [];
const byBeginning = rememberOf((phrases: Phrases): ReadonlyMap<string, readonly number[]> =>
  Map.groupBy(phrases.keys(), (i) => beginningOf(phrases[i]?.[0] ?? "")),
);

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
