import type { CatalogueEntry } from "./read-catalogue.ts";
import { offerWeight, productWords, qualifyingWords } from "./product-words.ts";
import { createWordMatcher } from "./word-matches.ts";

export type NameMatch = { readonly code: string; readonly score: number };

type Phrase = {
  readonly code: string;
  readonly words: readonly string[];
  readonly weight: number;
  /** Position among the entry's names: 0 for its own names, then its synonyms in order. */
  readonly rank: number;
};

type Scored = { readonly score: number; readonly rank: number };

const mostWords = 12;
const longestQuery = 200;
const headingWeight = 0.6;
const scatteredWeight = 0.85;
const qualifierWeight = 0.6;
const leastScore = 0.25;

const joined = (words: readonly string[]): string => words.join("");

const share = (part: number, whole: number): number => Math.min(1, part / whole);

const ranked = (synonyms: readonly string[]) => synonyms.map((name, position) => ({ name, rank: position + 1 }));

function namesOf(entry: CatalogueEntry): { name: string; rank: number }[] {
  return [
    { name: entry.nameEs, rank: 0 },
    { name: entry.nameEn, rank: 0 },
    ...ranked(entry.synonymsEs),
    ...ranked(entry.synonymsEn),
  ];
}

/**
 * Builds the search of names. A phrase (a name or synonym) scores by the share of the query's weight that it covers,
 * times 0.5 to 1 by the share of its own weight that the query covers; a word weighs its inverse document frequency.
 * A query whose words are scattered over an entry's names, or over those of its heading, scores a little less.
 */
export function createNameIndex(entries: Iterable<CatalogueEntry>): (query: string) => NameMatch[] {
  const drafts: { code: string; words: string[]; rank: number }[] = [];
  const wordsOfCode = new Map<string, Set<string>>();
  for (const entry of entries) {
    const all = new Set<string>();
    for (const { name, rank } of namesOf(entry)) {
      const words = [...new Set(productWords(name))];
      if (words.length === 0) continue;
      drafts.push({ code: entry.code, words, rank });
      for (const word of words) all.add(word);
    }
    wordsOfCode.set(entry.code, all);
  }

  const codesWith = new Map<string, number>();
  for (const words of wordsOfCode.values())
    for (const word of words) codesWith.set(word, (codesWith.get(word) ?? 0) + 1);
  const weightOf = (word: string): number =>
    offerWeight(word) * Math.log(1 + wordsOfCode.size / (codesWith.get(word) ?? 1));

  const phrases: Phrase[] = drafts.map((draft) => ({
    ...draft,
    weight: draft.words.reduce((sum, word) => sum + weightOf(word), 0),
  }));
  const phrasesWith = new Map<string, Phrase[]>();
  const phrasesJoined = new Map<string, Phrase[]>();
  const append = (index: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
    const list = index.get(key);
    if (list) list.push(phrase);
    else index.set(key, [phrase]);
  };
  for (const phrase of phrases) {
    append(phrasesJoined, joined(phrase.words), phrase);
    for (const word of phrase.words) append(phrasesWith, word, phrase);
  }
  const matchesOf = createWordMatcher(codesWith.keys());

  return (query) => {
    const words = [...new Set(productWords(query.slice(0, longestQuery)))].slice(0, mostWords);
    const qualifiers = qualifyingWords(query.slice(0, longestQuery));
    const typedWeight = (word: string): number => weightOf(word) * (qualifiers.has(word) ? qualifierWeight : 1);
    const queryWeight = words.reduce((sum, word) => sum + typedWeight(word), 0);
    const covered = new Map<Phrase, { query: number; phrase: number }>();
    const coveredByCode = new Map<string, number>();

    for (const word of words) {
      const weight = typedWeight(word);
      const bestInCode = new Map<string, number>();
      const bestInPhrase = new Map<Phrase, { query: number; phrase: number }>();
      for (const match of matchesOf(word))
        for (const phrase of phrasesWith.get(match.word) ?? []) {
          const gain = weight * match.quality;
          if (gain > (bestInPhrase.get(phrase)?.query ?? 0))
            bestInPhrase.set(phrase, { query: gain, phrase: weightOf(match.word) * match.quality });
          if (gain > (bestInCode.get(phrase.code) ?? 0)) bestInCode.set(phrase.code, gain);
        }
      for (const [phrase, gain] of bestInPhrase) {
        const sum = covered.get(phrase);
        covered.set(phrase, { query: (sum?.query ?? 0) + gain.query, phrase: (sum?.phrase ?? 0) + gain.phrase });
      }
      for (const [code, gain] of bestInCode) coveredByCode.set(code, (coveredByCode.get(code) ?? 0) + gain);
    }

    const best = new Map<string, Scored>();
    const offer = (code: string, score: number, rank: number): void => {
      const known = best.get(code);
      if (!known || score > known.score || (score === known.score && rank < known.rank))
        best.set(code, { score, rank });
    };
    for (const [phrase, sum] of covered) {
      const ofPhrase = 0.5 + 0.5 * share(sum.phrase, phrase.weight);
      offer(phrase.code, share(sum.query, queryWeight) * ofPhrase, phrase.rank);
      const elsewhere = (coveredByCode.get(phrase.code) ?? 0) - sum.query;
      const inHeading = phrase.code.length === 6 ? (coveredByCode.get(phrase.code.slice(0, 4)) ?? 0) : 0;
      const scattered = Math.max(sum.query + elsewhere, sum.query + headingWeight * (inHeading - sum.query));
      if (scattered > sum.query)
        offer(phrase.code, scatteredWeight * share(scattered, queryWeight) * ofPhrase, phrase.rank);
    }
    for (const phrase of phrasesJoined.get(joined(words)) ?? []) offer(phrase.code, 1, phrase.rank);

    return [...best]
      .map(([code, scored]) => ({ code, score: Math.round(scored.score * 1000) / 1000, rank: scored.rank }))
      .filter((match) => match.score >= leastScore)
      .toSorted(
        (a, b) => b.score - a.score || a.rank - b.rank || a.code.length - b.code.length || (a.code < b.code ? -1 : 1),
      )
      .map(({ code, score }) => ({ code, score }));
  };
}
