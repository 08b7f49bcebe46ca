import type { PhraseTable } from "./phrase-table.ts";
import { foldName, productWords, tellsOfGood } from "./product-words.ts";
import type { QueryWord } from "./query-words.ts";

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

/** Of a service or of nothing that is sold: the words that are left of its name. Null of any other name. */
type ReadNoGood = (words: readonly string[]) => readonly string[] | null;

/** Reads lines such as "es: alquiler, seguro de vida"; Spanish begins with what a name is of, English ends with it. */
export function readNotGoods(lines: readonly string[]): ReadNoGood {
  const namesIn = (language: string): ReadonlySet<string> => {
    const own = lines.filter((line) => line.startsWith(`${language}: `)).map((line) => line.slice(language.length + 2));
    return new Set(own.flatMap((line) => line.split(", ")).map((name) => productWords(foldName(name)).join(" ")));
  };
  const [spanish, english] = [namesIn("es"), namesIn("en")];
  const readNoGood: ReadNoGood = (words) => {
    for (let at = words.length; at > 0; at--) if (spanish.has(words.slice(0, at).join(" "))) return words.slice(at);
    for (let at = 0; at < words.length; at++) if (english.has(words.slice(at).join(" "))) return words.slice(0, at);
    return null;
  };
  return (words) => readNoGood(words) ?? readNoGood(words.filter(tellsOfGood));
}

/**
 * Judges whether a name means a code's good. "zurbulón mágico" holds a word of a good and names none; "palta Xyzab" names
 * all of an avocado, whatever its brand is; "klorbo de leche" is an unknown good, of milk; "seguro de vida" is none.
 */
export function createUnderstanding(table: PhraseTable, readNoGood: ReadNoGood) {
  return (query: readonly QueryWord[]): Understanding => {
    const telling = query.filter(({ word }) => tellsOfGood(word));
    const noGood = readNoGood(query.map(({ word }) => word)) !== null;
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
