import { foldName, meaningOf, productWords } from "./product-words.ts";
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
/** Words that the catalogue does not know are more often a brand or a variety than the good: they share this weight. */
const unknownWeight = 0.4;

const prepositions = /\b(?:de|del|para|con|en|of|for|with|in)\b/u;

/** Spanish puts the good first, English last; a query of neither, or of one word, has no head. */
function headOf(good: readonly string[], all: readonly string[], vocabulary: Vocabulary): string | undefined {
  if (all.length < 2) return undefined;
  const leaning = all.reduce(
    (sum, word) => sum + Number(vocabulary.isSpanish(word)) - Number(vocabulary.isEnglish(word)),
    0,
  );
  const naming = good.filter((word) => meaningOf(word) === 1);
  if (leaning === 0) return undefined;
  return leaning > 0 ? naming[0] : naming.at(-1);
}

/** The words of a typed name with the weight that each has in it. */
export function readQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const typed = foldName(text.slice(0, longestQuery));
  const words = productWords(typed).slice(0, mostWords);
  const good = productWords(typed.split(prepositions)[0] ?? "");
  const head = headOf(good, words, vocabulary);
  const qualifies = (word: string): boolean =>
    head === undefined ? good.length > 0 && !good.includes(word) : word !== head;
  const matched = words.map((word) => ({ word, matches: vocabulary.matchesOf(word) }));
  const unknown = matched.filter(({ matches }) => matches.length === 0).length;
  return matched.map(({ word, matches }) => {
    const [best] = matches;
    const weight = best ? vocabulary.weightOf(best.word) : (unknownWeight / unknown) * vocabulary.weightOf(word);
    return { word, matches, weight: weight * (qualifies(word) ? qualifierWeight : 1), isHead: word === head };
  });
}
