import { fold } from "../../domain/text.ts";
import { meaningOf, wordsOfFolded } from "./product-words.ts";
import { readQuery, type QueryWord, type Vocabulary } from "./query-words.ts";
import type { CatalogueEntry } from "./read-catalogue.ts";
import { createWordMatcher } from "./word-matches.ts";

export type NameMatch = { readonly code: string; readonly score: number };

type Phrase = {
  readonly code: string;
  readonly words: readonly string[];
  readonly weight: number;
  /** Position among the entry's names: 0 for its own names, then its synonyms in order. */
  readonly rank: number;
};

/** Weight of the query that a phrase covers, and of the phrase that the query covers. */
type Coverage = { readonly query: number; readonly phrase: number };

type Coverages = {
  readonly ofPhrase: Map<Phrase, Coverage>;
  readonly ofCode: Map<string, number>;
  readonly codesWithHead: Set<string>;
};

const headingShare = 0.6;
const scatteredShare = 0.85;
const withoutHead = 0.8;
const leastScore = 0.25;

const share = (part: number, whole: number): number => Math.min(1, part / whole);
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);
const joined = (words: readonly string[]): string => words.join("");

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Draft = Omit<Phrase, "weight"> & { readonly language: "es" | "en" };

function draftsOf(entry: CatalogueEntry): Draft[] {
  const names = [entry.nameEs, ...entry.synonymsEs, entry.nameEn, ...entry.synonymsEn];
  const firstEnglish = 1 + entry.synonymsEs.length;
  return fold(names.join("|"))
    .split("|")
    .map((name, position): Draft => {
      const english = position >= firstEnglish;
      const rank = english ? position - firstEnglish : position;
      return { code: entry.code, words: [...new Set(wordsOfFolded(name))], rank, language: english ? "en" : "es" };
    })
    .filter(({ words }) => words.length > 0);
}

/** A word weighs its inverse document frequency, an entry being the document. */
function vocabularyOf(drafts: readonly Draft[]): Vocabulary {
  const codesWith = new Map<string, { count: number; latest: string }>();
  const spoken = { es: new Set<string>(), en: new Set<string>() };
  for (const { code, words, language } of drafts)
    for (const word of words) {
      const known = codesWith.get(word);
      if (!known) codesWith.set(word, { count: 1, latest: code });
      else if (known.latest !== code) {
        known.count += 1;
        known.latest = code;
      }
      spoken[language].add(word);
    }
  const codes = new Set(drafts.map(({ code }) => code)).size;
  return {
    weightOf: (word) => meaningOf(word) * Math.log(1 + codes / (codesWith.get(word)?.count ?? 1)),
    matchesOf: createWordMatcher(codesWith.keys()),
    isSpanish: (word) => spoken.es.has(word),
    isEnglish: (word) => spoken.en.has(word),
  };
}

/** Adds up, over the words of a query, what each phrase and each code covers; a word counts once, by its best match. */
function coveragesOf(
  query: readonly QueryWord[],
  phrasesWith: ReadonlyMap<string, Phrase[]>,
  vocabulary: Vocabulary,
): Coverages {
  const total: Coverages = { ofPhrase: new Map(), ofCode: new Map(), codesWithHead: new Set() };
  for (const { weight, matches, isHead } of query) {
    const best = new Map<Phrase, Coverage>();
    for (const { word, quality } of matches)
      for (const phrase of phrasesWith.get(word) ?? [])
        if (weight * quality > (best.get(phrase)?.query ?? 0))
          best.set(phrase, { query: weight * quality, phrase: vocabulary.weightOf(word) * quality });
    const bestOfCode = new Map<string, number>();
    for (const [phrase, gain] of best) {
      const sum = total.ofPhrase.get(phrase);
      total.ofPhrase.set(phrase, {
        query: (sum?.query ?? 0) + gain.query,
        phrase: (sum?.phrase ?? 0) + gain.phrase,
      });
      bestOfCode.set(phrase.code, Math.max(gain.query, bestOfCode.get(phrase.code) ?? 0));
      if (isHead) total.codesWithHead.add(phrase.code);
    }
    for (const [code, gain] of bestOfCode) total.ofCode.set(code, (total.ofCode.get(code) ?? 0) + gain);
  }
  return total;
}

/**
 * The score of a phrase: the share of the query's weight that it covers, times 0.5 to 1 by the share of its own
 * weight that the query covers. Query words found only in other names of the code, or of its heading, count less;
 * a code that lacks the query's head loses a fifth.
 */
function scoreOf(phrase: Phrase, covered: Coverage, all: Coverages, queryWeight: number, hasHead: boolean): number {
  const inCode = all.ofCode.get(phrase.code) ?? 0;
  const inHeading = all.ofCode.get(phrase.code.slice(0, 4)) ?? 0;
  const scattered = Math.max(inCode, covered.query + headingShare * (inHeading - covered.query));
  const query = Math.max(covered.query, scatteredShare * scattered);
  const head = !hasHead || all.codesWithHead.has(phrase.code) ? 1 : withoutHead;
  return head * share(query, queryWeight) * (0.5 + 0.5 * share(covered.phrase, phrase.weight));
}

/** Builds the search of names: a typed name in, the codes that it may mean out, best first, each with a score of 0 to 1. */
export function createNameIndex(entries: Iterable<CatalogueEntry>): (name: string) => NameMatch[] {
  const drafts = [...entries].flatMap(draftsOf);
  const vocabulary = vocabularyOf(drafts);
  const phrasesWith = new Map<string, Phrase[]>();
  const phrasesJoined = new Map<string, Phrase[]>();
  for (const { code, words, rank } of drafts) {
    const phrase: Phrase = { code, words, rank, weight: sumOf(words.map((word) => vocabulary.weightOf(word))) };
    push(phrasesJoined, joined(words), phrase);
    for (const word of words) push(phrasesWith, word, phrase);
  }

  return (name) => {
    const query = readQuery(name, vocabulary);
    const queryWeight = sumOf(query.map(({ weight }) => weight));
    const hasHead = query.some(({ isHead }) => isHead);
    const coverages = coveragesOf(query, phrasesWith, vocabulary);

    const best = new Map<string, { score: number; rank: number }>();
    const offer = ({ code, rank }: Phrase, score: number): void => {
      const known = best.get(code);
      if (!known || score > known.score || (score === known.score && rank < known.rank))
        best.set(code, { score, rank });
    };
    for (const [phrase, covered] of coverages.ofPhrase)
      offer(phrase, scoreOf(phrase, covered, coverages, queryWeight, hasHead));
    for (const phrase of phrasesJoined.get(joined(query.map(({ word }) => word))) ?? []) offer(phrase, 1);

    return [...best]
      .map(([code, { score, rank }]) => ({ code, rank, score: Math.round(score * 1000) / 1000 }))
      .filter(({ score }) => score >= leastScore)
      .toSorted(
        (a, b) =>
          b.score - a.score || a.rank - b.rank || a.code.length - b.code.length || Number(a.code) - Number(b.code),
      )
      .map(({ code, score }) => ({ code, score }));
  };
}
