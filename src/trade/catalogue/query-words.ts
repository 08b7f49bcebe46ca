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

type MatchedWord = Pick<QueryWord, "word" | "matches">;

/** Spanish puts the good first, English last; a query of neither, or of one word, has no head. */
function headOf(good: readonly MatchedWord[], all: readonly MatchedWord[], vocabulary: Vocabulary): string | undefined {
  if (all.length < 2) return undefined;
  const leaning = all.reduce((sum, { word, matches: [best] }) => {
    const known = best?.word ?? word;
    return sum + Number(vocabulary.isSpanish(known)) - Number(vocabulary.isEnglish(known));
  }, 0);
  if (leaning === 0) return undefined;
  const naming = good.filter(({ matches: [best] }) => best !== undefined && meaningOf(best.word) === 1);
  return (leaning > 0 ? naming[0] : naming.at(-1))?.word;
}

/** The words of a typed name with the weight that each has in it. */
export function readQuery(text: string, vocabulary: Vocabulary): QueryWord[] {
  const typed = foldName(text.slice(0, longestQuery));
  const words = productWords(typed)
    .slice(0, mostWords)
    .map((word): MatchedWord => ({ word, matches: vocabulary.matchesOf(word) }));
  const goodWords = productWords(typed.split(prepositions)[0] ?? "");
  const good = words.filter(({ word }) => goodWords.includes(word));
  const head = headOf(good, words, vocabulary);
  const qualifies = (word: string): boolean =>
    head === undefined ? good.length > 0 && !goodWords.includes(word) : word !== head;
  const unknown = words.filter(({ matches }) => matches.length === 0).length;
  return words.map(({ word, matches }) => {
    const [best] = matches;
    const weight = best ? vocabulary.weightOf(best.word) : (unknownWeight / unknown) * vocabulary.weightOf(word);
    return { word, matches, weight: weight * (qualifies(word) ? qualifierWeight : 1), isHead: word === head };
  });
}
