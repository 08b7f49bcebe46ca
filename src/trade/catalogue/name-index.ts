import { phrasesOf, vocabularyOf, type Phrase } from "./phrases.ts";
import { readQuery, type QueryWord, type Vocabulary } from "./query-words.ts";
import type { CatalogueEntry } from "./read-catalogue.ts";

export type NameMatch = { readonly code: string; readonly score: number };

/** Weight of the query that a phrase covers, and of the phrase that the query covers. */
type Coverage = { readonly query: number; readonly phrase: number; readonly head: boolean };

/** The query as a whole. */
type Asked = { readonly weight: number; readonly hasHead: boolean };

type Coverages = {
  readonly ofPhrase: Map<Phrase, Coverage>;
  readonly ofCode: Map<string, number>;
  readonly codesWithHead: Set<string>;
};

const headingShare = 0.6;
const scatteredShare = 0.85;
const withoutHead = 0.8;
const leastScore = 0.25;
/** From here on a candidate counts as found, not only as a guess. */
const foundScore = 0.6;

const share = (part: number, whole: number): number => Math.min(1, part / whole);
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
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
          best.set(phrase, { query: weight * quality, phrase: vocabulary.weightOf(word) * quality, head: isHead });
    const bestOfCode = new Map<string, number>();
    for (const [phrase, gain] of best) {
      const sum = total.ofPhrase.get(phrase);
      total.ofPhrase.set(phrase, {
        query: (sum?.query ?? 0) + gain.query,
        phrase: (sum?.phrase ?? 0) + gain.phrase,
        head: isHead || (sum?.head ?? false),
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
function scoreOf({ code }: Phrase, phraseWeight: number, covered: Coverage, all: Coverages, asked: Asked): number {
  const inCode = all.ofCode.get(code) ?? 0;
  const inHeading = all.ofCode.get(code.slice(0, 4)) ?? 0;
  const scattered = Math.max(inCode, covered.query + headingShare * (inHeading - covered.query));
  const query = Math.max(covered.query, scatteredShare * scattered);
  const head = !asked.hasHead || all.codesWithHead.has(code) ? 1 : withoutHead;
  return head * share(query, asked.weight) * (0.5 + 0.5 * share(covered.phrase, phraseWeight));
}

/** `namesGood`: the whole phrase is in the query and holds its head, so that only qualifiers remain unexplained. */
type Offer = NameMatch & Pick<Phrase, "rank"> & { readonly namesGood: boolean };

/** Equal scores: the code that lists the name earlier, then the heading, then the lower code. */
const bestFirst = (a: Offer, b: Offer): number =>
  b.score - a.score || a.rank - b.rank || a.code.length - b.code.length || Number(a.code) - Number(b.code);

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

/** Builds the search of names: a typed name in, the codes that it may mean out, best first, each with a score of 0 to 1. */
export function createNameIndex(entries: Iterable<CatalogueEntry>): (name: string) => NameMatch[] {
  const phrases = [...entries].flatMap(phrasesOf);
  const vocabulary = vocabularyOf(phrases);
  const phrasesWith = new Map<string, Phrase[]>();
  for (const phrase of phrases) for (const word of phrase.words) push(phrasesWith, word, phrase);
  const phrasesJoined = once(() => {
    const joinedPhrases = new Map<string, Phrase[]>();
    for (const phrase of phrases) push(joinedPhrases, phrase.words.join(""), phrase);
    return joinedPhrases;
  });

  return (name) => {
    const query = readQuery(name, vocabulary);
    const asked: Asked = {
      weight: sumOf(query.map(({ weight }) => weight)),
      hasHead: query.some(({ isHead }) => isHead),
    };
    const coverages = coveragesOf(query, phrasesWith, vocabulary);

    const best = new Map<string, Offer>();
    const offer = ({ code, rank }: Phrase, score: number, namesGood: boolean): void => {
      const known = best.get(code);
      if (!known || score > known.score || (score === known.score && rank < known.rank))
        best.set(code, { code, score, rank, namesGood });
    };
    for (const [phrase, covered] of coverages.ofPhrase) {
      const phraseWeight = sumOf(phrase.words.map((word) => vocabulary.weightOf(word)));
      const score = rounded(scoreOf(phrase, phraseWeight, covered, coverages, asked));
      offer(phrase, score, covered.head && rounded(covered.phrase) === rounded(phraseWeight));
    }
    const isExact = [...best.values()].some(({ score }) => score === 1);
    const written = query.map(({ word }) => word).join("");
    for (const phrase of isExact ? [] : (phrasesJoined().get(written) ?? [])) offer(phrase, 1, true);

    return [...best.values()]
      .filter(({ score }) => score >= leastScore)
      .toSorted(bestFirst)
      .map(({ code, score, namesGood }, position) => ({
        code,
        score: position === 0 && namesGood ? Math.max(score, foundScore) : score,
      }));
  };
}
