import { inverted, listAt } from "./number-lists.ts";
import { meaningOf } from "./product-words.ts";
import { english, readPhrases, spanish } from "./read-phrases.ts";

/**
 * Every name and synonym of the catalogue as words, all of them numbered: phrases in the order of the catalogue,
 * words in the order in which they first occur. Numbers instead of objects keep the first search cheap.
 */
export type PhraseTable = {
  readonly words: readonly string[];
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** The code that each phrase names. */
  readonly codes: readonly string[];
  /** Position of each phrase among its entry's names in one language: 0 for the name, then its synonyms in order. */
  readonly ranks: readonly number[];
  readonly firstWordOf: (phrase: number) => string;
  readonly isSpanishPhrase: (phrase: number) => boolean;
  /** The word of the phrase that names its good: "palta" in "palta hass", "tea" in "green tea". */
  readonly headOf: (phrase: number) => number;
  /** Whether the phrase has the word as that which its good is for: "azúcar" in "máquinas para azúcar". */
  readonly isPurposeIn: (phrase: number, word: number) => boolean;
  readonly wordsOf: (phrase: number) => Uint32Array;
  readonly phrasesWith: (word: number) => Uint32Array;
  readonly weightOfPhrase: (phrase: number) => number;
  /** What a word, known or not, weighs in a comparison: its inverse document frequency, an entry being the document. */
  readonly weightOf: (word: string) => number;
  readonly isSpanish: (word: string) => boolean;
  readonly isEnglish: (word: string) => boolean;
};

/** Reads catalogue lines into their phrases, to be looked up by word. */
export function createPhraseTable(lines: Iterable<string>): PhraseTable {
  const { words, numbers, wordsOfPhrases, codes, ranks, languages, ...read } = readPhrases(lines);
  const { goodWords, entriesWith, spoken, entries } = read;
  const phrasesOfWords = inverted(wordsOfPhrases, words.length);
  const weights: number[] = [];
  const weightOf = (word: number): number =>
    (weights[word] ??= meaningOf(words[word]!) * Math.log(1 + entries / entriesWith[word]!));
  const speaks = (word: string, language: number): boolean => ((spoken[numbers.get(word) ?? -1] ?? 0) & language) !== 0;
  const names = (word: number): boolean => meaningOf(words[word]!) === 1;
  /** Spanish puts the good first, English last; what tells sorts apart names none where another word does. */
  const headOf = (phrase: number): number => {
    const own = listAt(wordsOfPhrases, phrase);
    const good = own.subarray(0, goodWords.get(phrase) ?? own.length);
    return languages[phrase] === spanish ? (good.find(names) ?? good[0]!) : (good.findLast(names) ?? good.at(-1)!);
  };
  return {
    words,
    wordNumbers: numbers,
    headOf,
    codes,
    ranks,
    firstWordOf: (phrase) => words[wordsOfPhrases.all[wordsOfPhrases.starts[phrase]!]!]!,
    isSpanishPhrase: (phrase) => languages[phrase] === spanish,
    isPurposeIn: (phrase, word) => {
      const good = goodWords.get(phrase);
      return good !== undefined && listAt(wordsOfPhrases, phrase).indexOf(word) >= good;
    },
    wordsOf: (phrase) => listAt(wordsOfPhrases, phrase),
    phrasesWith: (word) => listAt(phrasesOfWords, word),
    weightOf: (word) => {
      const number = numbers.get(word);
      return number === undefined ? meaningOf(word) * Math.log(1 + entries) : weightOf(number);
    },
    weightOfPhrase: (phrase) => listAt(wordsOfPhrases, phrase).reduce((sum, word) => sum + weightOf(word), 0),
    isSpanish: (word) => speaks(word, spanish),
    isEnglish: (word) => speaks(word, english),
  };
}
