import type { PhraseTable } from "./phrase-table.ts";
import { foldName, meaningOf, piecesOf, productWords, stem, tellsOfGood } from "./product-words.ts";
import type { WordMatch } from "./word-matches.ts";

/** What the catalogue knows about words. */
export type Vocabulary = Pick<PhraseTable, "weightOf" | "isSpanish" | "isEnglish"> & {
  readonly matchesOf: (word: string) => readonly WordMatch[];
};

export type QueryWord = {
  readonly word: string;
  readonly weight: number;
  readonly matches: readonly WordMatch[];
  /** It names the good itself: "mermelada" in "mermelada de fresa", "jam" in "strawberry jam". */
  readonly isHead: boolean;
  /** It stands before any preposition: "mermelada" in "mermelada de fresa". */
  readonly isGood: boolean;
  /** It tells what the good is for: "vino" in "uva para vino". */
  readonly isPurpose: boolean;
};

const mostWords = 12;
const longestQuery = 200;
const shortestPart = 3;
const qualifierWeight = 0.6;
/** Words that the catalogue does not know are more often a brand or a variety than the good: they share this weight. */
const unknownWeight = 0.4;

const prepositions = /\b(?:de|del|para|con|sin|en|al|of|for|with|without|in)\b/u;
const purposes = /\b(?:para|for)\b/u;
const amounts =
  /\b\d+(?:[.,]\d+)*[ -]?(?:kgs?|kilos?|grs?|g|mg|ml|cc|lts?|l|litros?|liters?|cm|mm|mts?|m|oz|lbs?|pulgadas?|inch(?:es)?|in|gb|tb|mah|watts?|w|kw|kva|v|volts?|hp|pcs|pzas?|piezas?|unidades|uds?|pack)\b/gu;

type MatchedWord = Pick<QueryWord, "word" | "matches">;

/** Whether a word names a good, as "uva" does and "máquina" does not. */
export const isNaming = ({ matches: [best] }: MatchedWord): boolean => best !== undefined && meaningOf(best.word) === 1;

/** Spanish puts the good first, English last; a query of neither, or of one word, has no head. */
function headOf(good: readonly MatchedWord[], all: readonly MatchedWord[], vocabulary: Vocabulary): string | undefined {
  if (all.length < 2) return undefined;
  const leaning = all.reduce((sum, { word, matches: [best] }) => {
    const known = best?.word ?? word;
    return sum + Number(vocabulary.isSpanish(known)) - Number(vocabulary.isEnglish(known));
  }, 0);
  if (leaning === 0) return undefined;
  const naming = good.filter(isNaming);
  return (leaning > 0 ? naming[0] : naming.at(-1))?.word;
}

/** A typed name folded and cut to a sensible length, without amounts ("50 kg", "750ml") where more than an amount was typed. */
export function foldTyped(text: string): string {
  const typed = foldName(text.slice(0, longestQuery));
  const bare = typed.replace(amounts, " ").trim();
  return productWords(bare).length > 0 ? bare : typed;
}

/** Calls two neighbours one word where the catalogue writes them as one: "lava vajillas" → "lavavajillas". */
function joinWords(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = words[at]! + (words[at + 1] ?? "");
    const joins = at + 1 < words.length && both.length > 2 * shortestPart && isKnown(stem(both));
    joined.push(joins ? both : words[at]!);
    if (joins) at += 1;
  }
  return joined;
}

/** Cuts a word that the catalogue does not know where it writes two beside each other: "lightbulb" → "light bulb". */
function splitWord(word: string, table: PhraseTable): string {
  if (table.wordNumbers.has(stem(word))) return word;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const left = table.wordNumbers.get(stem(word.slice(0, at)));
    const right = table.wordNumbers.get(stem(word.slice(at)));
    if (left === undefined || right === undefined) continue;
    if (table.phrasesWith(left).some((phrase) => table.wordsOf(phrase).includes(right)))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  }
  return word;
}

/** Other ways to write a folded name that the catalogue may know better: compounds joined, or taken apart. */
export function respellings(typed: string, table: PhraseTable): string[] {
  const words = piecesOf(typed).slice(0, mostWords);
  const joined = joinWords(words, (word) => table.wordNumbers.has(word)).join(" ");
  const split = words.map((word) => splitWord(word, table)).join(" ");
  return [joined, split].filter((spelling) => spelling !== words.join(" "));
}

/** Whether a folded name tells by a preposition what qualifies what: "cuero para zapatos" is not "zapatos de cuero". */
export const isOrdered = (typed: string): boolean => prepositions.test(typed);

/** What stands before any preposition of a folded name: "mochila" of "mochila para niños". */
export const beforePreposition = (typed: string): string => typed.split(prepositions)[0] ?? "";

/** Words of the offer are known without the catalogue: "chilena" is no misspelt "chile". */
const matchesOf = (word: string, { matchesOf: all }: Vocabulary): readonly WordMatch[] =>
  tellsOfGood(word) ? all(word) : all(word).filter((match) => match.word === word);

/** The words of a folded name with the weight that each has in it. */
export function readQuery(typed: string, vocabulary: Vocabulary): QueryWord[] {
  const words = productWords(typed)
    .slice(0, mostWords)
    .map((word): MatchedWord => ({ word, matches: matchesOf(word, vocabulary) }));
  const goodWords = productWords(beforePreposition(typed));
  const good = words.filter(({ word }) => goodWords.includes(word));
  const [before = "", ...after] = typed.split(purposes);
  const wordsBefore = productWords(before);
  const purposeWords = productWords(after.join(" ")).filter((word) => !wordsBefore.includes(word));
  const head = headOf(good, words, vocabulary);
  const qualifies = (word: string): boolean =>
    head === undefined ? good.length > 0 && !goodWords.includes(word) : word !== head;
  const unknown = words.filter(({ matches }) => matches.length === 0).length;
  return words.map(({ word, matches }) => {
    const [best] = matches;
    const weight = best ? vocabulary.weightOf(best.word) : (unknownWeight / unknown) * vocabulary.weightOf(word);
    return {
      word,
      matches,
      weight: weight * (qualifies(word) ? qualifierWeight : 1),
      isHead: word === head,
      isGood: goodWords.includes(word),
      isPurpose: purposeWords.includes(word),
    };
  });
}
