import { foldName, productWords, tellsOfGood } from "./product-words.ts";
import { parseEntry } from "./read-catalogue.ts";

const keyOf = (words: readonly string[]): string => words.toSorted().join(" ");
const wordsOf = (name: string): string[] => productWords(foldName(name));

type NamedChapters = {
  /** The chapters that the words name as they stand. */
  readonly exact: readonly string[];
  /** Those that they name but for words of the offer: "calzado peruano". */
  readonly loose: readonly string[];
};

/** Answers which chapters a typed name stands for as a whole. */
export function indexChapters(lines: Iterable<string>): (name: string) => NamedChapters {
  const chapters = new Map<string, readonly string[]>();
  for (const { code, nameEs, nameEn, synonymsEs, synonymsEn } of [...lines].map(parseEntry))
    for (const key of new Set([nameEs, nameEn, ...synonymsEs, ...synonymsEn].map((name) => keyOf(wordsOf(name)))))
      chapters.set(key, [...(chapters.get(key) ?? []), code]);
  const find = (words: readonly string[]): readonly string[] => chapters.get(keyOf(words)) ?? [];
  return (name) => {
    const words = wordsOf(name);
    return { exact: find(words), loose: find(words.filter(tellsOfGood)) };
  };
}
