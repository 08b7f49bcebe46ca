import { foldName, meaningOf, productWords } from "./product-words.ts";
import type { Vocabulary } from "./query-words.ts";
import type { CatalogueEntry } from "./read-catalogue.ts";
import { createWordMatcher } from "./word-matches.ts";

/** A name or synonym of a code. */
export type Phrase = {
  readonly code: string;
  readonly words: readonly string[];
  readonly language: "es" | "en";
  /** Position among the entry's names: 0 for its own names, then its synonyms in order. */
  readonly rank: number;
};

/** The names and synonyms of an entry that carry any meaning. */
export function phrasesOf(entry: CatalogueEntry): Phrase[] {
  const names = [entry.nameEs, ...entry.synonymsEs, entry.nameEn, ...entry.synonymsEn];
  const firstEnglish = 1 + entry.synonymsEs.length;
  return foldName(names.join("|"))
    .split("|")
    .map((name, position): Phrase => {
      const english = position >= firstEnglish;
      const rank = english ? position - firstEnglish : position;
      return { code: entry.code, words: productWords(name), rank, language: english ? "en" : "es" };
    })
    .filter(({ words }) => words.length > 0);
}

/** A word weighs its inverse document frequency, an entry being the document. */
export function vocabularyOf(phrases: readonly Phrase[]): Vocabulary {
  const codesWith = new Map<string, { count: number; latest: string }>();
  const spoken = { es: new Set<string>(), en: new Set<string>() };
  for (const { code, words, language } of phrases)
    for (const word of words) {
      const known = codesWith.get(word);
      if (!known) codesWith.set(word, { count: 1, latest: code });
      else if (known.latest !== code) {
        known.count += 1;
        known.latest = code;
      }
      spoken[language].add(word);
    }
  const codes = new Set(phrases.map(({ code }) => code)).size;
  return {
    weightOf: (word) => meaningOf(word) * Math.log(1 + codes / (codesWith.get(word)?.count ?? 1)),
    matchesOf: createWordMatcher(codesWith.keys()),
    isSpanish: (word) => spoken.es.has(word),
    isEnglish: (word) => spoken.en.has(word),
  };
}
