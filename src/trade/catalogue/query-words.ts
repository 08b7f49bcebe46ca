import { fold } from "../../domain/text.ts";
import { productWords } from "./product-words.ts";
import type { WordMatch } from "./word-matches.ts";

/** What the catalogue knows about a word. */
export type Vocabulary = {
  weightOf(word: string): number;
  matchesOf(word: string): WordMatch[];
  isSpanish(word: string): boolean;
  isEnglish(word: string): boolean;
};

export type QueryWord = {
  readonly word: string;
  readonly weight: number;
  readonly matches: readonly WordMatch[];
  /** It names the good itself: "mermelada" in "mermelada de fresa", "jam" in "strawberry jam". */
  readonly isHead: boolean;
};

const mostWords = 12;
const longestQuery = 200;
const qualifierWeight = 0.6;
/** A word that the catalogue does not know is more often a brand or a variety than the good. */
const unknownWeight = 0.4;

const prepositions = /\b(?:de|del|para|con|en|of|for|with|in)\b/u;

/** Spanish puts the good first, English last; a query of neither, or of one word, has no head. */
function headOf(good: readonly string[], all: readonly string[], vocabulary: Vocabulary): string | undefined {
  if (all.length < 2) return undefined;
  const leaning = all.reduce(
    (sum, word) => sum + Number(vocabulary.isSpanish(word)) - Number(vocabulary.isEnglish(word)),
    0,
  );
  if (leaning === 0) return undefined;
  return leaning > 0 ? good[0] : good.at(-1);
}

/** The words of a typed name with the weight that each has in it. */
export function readQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const typed = text.slice(0, longestQuery);
  const words = [...new Set(productWords(typed))].slice(0, mostWords);
  const good = productWords(fold(typed).split(prepositions)[0] ?? "");
  const head = headOf(good, words, vocabulary);
  const qualifies = (word: string): boolean => good.length > 0 && !good.includes(word);
  return words.map((word) => {
    const matches = vocabulary.matchesOf(word);
    const [best] = matches;
    const weight = best ? vocabulary.weightOf(best.word) : unknownWeight * vocabulary.weightOf(word);
    return { word, matches, weight: weight * (qualifies(word) ? qualifierWeight : 1), isHead: word === head };
  });
}
