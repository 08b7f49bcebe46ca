import type { PhraseTable } from "./phrase-table.ts";
import { foldName, productWords, tellsOfGood } from "./product-words.ts";
import { beforePreposition, type QueryWord } from "./query-words.ts";

/** A match from here on is the word itself, said or spelt another way. */
const sureQuality = 0.9;
/** Beside words that nothing is known of, a good is named only by words that are no typing errors. */
const wholeBesideUnknown = 0.92;
/** A good may bear a brand and a variety, or a brand of two words. */
const mostNames = 2;

/**
 * What a typed name says of a code. `named`: the good, beside words that nothing is known of. `meant`: the good, as far as
 * its words are the catalogue's. `open`: words of its names, which may as well mean another good, or none.
 */
export type Meaning = "named" | "meant" | "open";

export type Understanding = {
  /** `phraseShare`: how much of the code's own name was typed, 0 to 1. */
  readonly meaningOf: (code: string, phraseShare: number) => Meaning;
  /** Words that no name of the code or of its heading holds. */
  readonly wordsBeside: (code: string) => readonly QueryWord[];
  /** Those of them that the catalogue does not know, or only guesses at. */
  readonly unknownBeside: (code: string) => readonly QueryWord[];
};

/** The codes that have a word in their names, and those whose good it names. */
type Places = { readonly words: ReadonlySet<string>; readonly goods: ReadonlySet<string> };

function placesOf({ matches }: QueryWord, table: PhraseTable): Places {
  const words = new Set<string>();
  const goods = new Set<string>();
  for (const { word } of matches) {
    const number = table.wordNumbers.get(word)!;
    for (const phrase of table.phrasesWith(number)) {
      const code = table.codes[phrase]!;
      words.add(code);
      if (table.headOf(phrase) === number) goods.add(code);
    }
  }
  return { words, goods };
}

const isUnknown = ({ matches: [best] }: QueryWord): boolean => best === undefined || best.quality < sureQuality;

const includes = (codes: ReadonlySet<string>, code: string): boolean => codes.has(code) || codes.has(code.slice(0, 4));

/** Of the folded name of a service, or of nothing that is sold: the words that are left of it. Null of any other name. */
type ReadNoGood = (typed: string) => readonly string[] | null;

/** Words that are said in one language only, as far as the catalogue knows. */
type Tongues = Pick<PhraseTable, "isSpanish" | "isEnglish">;

/** The length of the longest of these names that the words begin with; 0 where they begin with none. */
const beginning = (words: readonly string[], names: ReadonlySet<string>): number =>
  words.findLastIndex((_, at) => names.has(words.slice(0, at + 1).join(" "))) + 1;

/** How many of the words stand before the longest of these names that they end with; all of them where they end with none. */
const before = (words: readonly string[], names: ReadonlySet<string>): number => {
  const at = words.findIndex((_, start) => names.has(words.slice(start).join(" ")));
  return at === -1 ? words.length : at;
};

/**
 * Reads lines such as "es: alquiler, seguro de vida"; Spanish begins with what a name is of, English ends with it, before
 * any preposition: "muebles para hotel" and "mochila delivery" are goods. Lines of "es goods: servicio de mesa" are too.
 */
export function readNotGoods(lines: readonly string[], { isSpanish, isEnglish }: Tongues): ReadNoGood {
  const namesIn = (title: string): ReadonlySet<string> => {
    const own = lines.filter((line) => line.startsWith(`${title}: `)).map((line) => line.slice(title.length + 2));
    return new Set(own.flatMap((line) => line.split(", ")).map((name) => productWords(foldName(name)).join(" ")));
  };
  const [spanish, english] = [namesIn("es"), namesIn("en")];
  const [spanishGoods, englishGoods] = [namesIn("es goods"), namesIn("en goods")];
  const isSpanishOnly = (word: string): boolean => isSpanish(word) && !isEnglish(word);
  const readWords = (words: readonly string[], ordered: readonly string[]): readonly string[] | null => {
    const begins = beginning(words, spanish);
    if (begins > 0) return beginning(words, spanishGoods) > 0 ? null : words.slice(begins);
    const left = before(ordered, english);
    if (left === ordered.length || before(ordered, englishGoods) < ordered.length) return null;
    const good = ordered.slice(0, left);
    return good.some(isSpanishOnly) ? null : [...good, ...words.filter((word) => !ordered.includes(word))];
  };
  return (typed) => {
    const words = productWords(typed);
    const ordered = productWords(beforePreposition(typed));
    return readWords(words, ordered) ?? readWords(words.filter(tellsOfGood), ordered.filter(tellsOfGood));
  };
}

/**
 * Judges whether a name means a code's good. "zurbulón mágico" holds a word of a good and names none; "palta Xyzab" names
 * all of an avocado, whatever its brand is; "klorbo de leche" is an unknown good, of milk; "seguro de vida" is none.
 */
export function createUnderstanding(table: PhraseTable, readNoGood: ReadNoGood) {
  return (query: readonly QueryWord[], typed: string): Understanding => {
    const telling = query.filter(({ word }) => tellsOfGood(word));
    const noGood = readNoGood(typed) !== null;
    const places = telling.map((word) => placesOf(word, table));
    const goods = telling.filter(({ isGood }) => isGood);
    const wordsBeside = (code: string): QueryWord[] => telling.filter((_, at) => !includes(places[at]!.words, code));
    return {
      wordsBeside,
      unknownBeside: (code) => wordsBeside(code).filter(isUnknown),
      meaningOf(code, phraseShare) {
        if (noGood || !places.some((place) => includes(place.goods, code))) return "open";
        const beside = wordsBeside(code);
        const unknown = beside.filter(isUnknown);
        if (unknown.length === 0) return "meant";
        const beginsKnown = !unknown.includes(telling[0]!);
        const isMostlyKnown = 2 * unknown.length <= telling.length || (beginsKnown && unknown.length <= mostNames);
        const isOfUnknown = goods.every((word) => unknown.includes(word));
        if (phraseShare < wholeBesideUnknown || !isMostlyKnown || isOfUnknown) return "open";
        return unknown.length === beside.length ? "named" : "meant";
      },
    };
  };
}
