import { fold } from "../../domain/text.ts";
import { meaningOf, productWord } from "./product-words.ts";

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

const spanish = 1;
const english = 2;
const nextField = 0x7c;
const nextSynonym = 0x2c;
const noWord = -1;
const hyphen = 0x2d;
const nextEntry = 0x0a;

const isWordUnit = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || unit > 0x7f || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);

const purpose = /^(?:para|for)$/;
const plainPiece = /^[a-z0-9]+$/;

const plainLetters: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u", ñ: "n" };

/** Folds a piece; the letters of Spanish without the detour over Unicode, thousands of times as the catalogue loads. */
function foldPiece(piece: string): string {
  const plain = piece.toLowerCase().replace(/[áéíóúüñ-]/g, (letter) => plainLetters[letter] ?? "");
  return plainPiece.test(plain) ? plain : fold(plain);
}

/** Numbers the words of a text; the few thousand different pieces between marks are cut and stemmed once each. */
function createNumbering() {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const numbersOfPiece = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    return words.push(word) - 1;
  };
  const read = (piece: string): number => {
    const known = numbersOfPiece.get(piece);
    if (known !== undefined) return known;
    const word = productWord(plainPiece.test(piece) ? piece : foldPiece(piece));
    const number = word === null ? noWord : numberOf(word);
    numbersOfPiece.set(piece, number);
    return number;
  };
  return { words, numbers, read };
}

/** Lists of numbers laid end to end: list `i` is `all` from `starts[i]` to `starts[i + 1]`. */
type Lists = { readonly starts: Uint32Array; readonly all: Uint32Array };

const listAt = ({ starts, all }: Lists, position: number): Uint32Array =>
  all.subarray(starts[position], starts[position + 1]);

/** Turns words by phrase into phrases by word. */
function inverted(wordsOfPhrases: Lists, wordCount: number): Lists {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of wordsOfPhrases.all) starts[word + 1]! += 1;
  for (let word = 0; word < wordCount; word += 1) starts[word + 1]! += starts[word]!;
  const filled = starts.slice();
  const all = new Uint32Array(wordsOfPhrases.all.length);
  for (let at = 0, phrase = 0; at < all.length; at += 1) {
    while (at >= wordsOfPhrases.starts[phrase + 1]!) phrase += 1;
    const word = wordsOfPhrases.all[at]!;
    all[filled[word]!] = phrase;
    filled[word]! += 1;
  }
  return { starts, all };
}

/** Cuts catalogue lines ("code|name|name|synonyms|synonyms") into phrases and words, in one pass over their letters. */
function readPhrases(lines: Iterable<string>) {
  const text = [...lines, ""].join("\n");
  const numbering = createNumbering();
  const codes: string[] = [];
  const ranks: number[] = [];
  const languages: number[] = [];
  const starts = [0];
  const all: number[] = [];
  /** How many words of a phrase stand before "para" or "for"; phrases without either are absent. */
  const goodWords = new Map<number, number>();
  const entriesWith: number[] = [];
  const latestEntry: number[] = [];
  const spoken: number[] = [];
  let entries = 0;

  const addWord = (word: number, language: number, phraseStart: number): void => {
    if (word === entriesWith.length) {
      entriesWith.push(0);
      latestEntry.push(-1);
      spoken.push(0);
    }
    if (word === noWord || all.includes(word, phraseStart)) return;
    all.push(word);
    spoken[word]! |= language;
    if (latestEntry[word] === entries) return;
    latestEntry[word] = entries;
    entriesWith[word]! += 1;
  };

  let code = "";
  let field = 0;
  let rank = 0;
  let pieceStart = -1;
  let phraseStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      if (pieceStart < 0) pieceStart = at;
      continue;
    }
    if (unit === hyphen && at - pieceStart === 1) continue;
    if (pieceStart >= 0) {
      const piece = text.slice(pieceStart, at);
      pieceStart = -1;
      if (field === 0) code = piece;
      else if (purpose.test(piece) && all.length > phraseStart) goodWords.set(codes.length, all.length - phraseStart);
      else addWord(numbering.read(piece), field % 2 === 1 ? spanish : english, phraseStart);
    }
    const endsSynonym = unit === nextSynonym && field > 2;
    if (!endsSynonym && unit !== nextField && unit !== nextEntry) continue;
    if (all.length > phraseStart) {
      codes.push(code);
      ranks.push(rank);
      languages.push(field % 2 === 1 ? spanish : english);
      phraseStart = all.length;
      starts.push(phraseStart);
    }
    rank = endsSynonym ? rank + 1 : Number(field > 1);
    if (unit === nextField) field += 1;
    if (unit !== nextEntry) continue;
    field = 0;
    entries += 1;
  }

  const { words, numbers } = numbering;
  const wordsOfPhrases: Lists = { starts: new Uint32Array(starts), all: new Uint32Array(all) };
  return { words, numbers, wordsOfPhrases, codes, ranks, languages, goodWords, entriesWith, spoken, entries };
}

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
