import { foundScore } from "../../domain/code-candidate.ts";
import { fold } from "../../domain/text.ts";
import { readMoves } from "./moved-headings.ts";
import { foldName, productWords, stem } from "./product-words.ts";
import type { Catalogue } from "./read-catalogue.ts";
import { createPhraseTable, type PhraseTable } from "./phrase-table.ts";
import { foldTyped, isOrdered, readQuery, respellings, type QueryWord, type Vocabulary } from "./query-words.ts";
import { createUnderstanding } from "./understanding.ts";
import { createWordMatcher } from "./word-matches.ts";

export type NameMatch = { readonly code: string; readonly score: number };

/** Weight of the query that a phrase covers, and of the phrase that the query covers. */
type Coverage = {
  readonly query: number;
  readonly phrase: number;
  readonly head: boolean;
  /** Nothing of the good that the phrase names is covered, only what that is for. */
  readonly isPurpose: boolean;
};

/** The query as a whole. */
type Asked = {
  readonly weight: number;
  readonly head: QueryWord | undefined;
  /** A preposition tells what qualifies what. */
  readonly isOrdered: boolean;
};

type Coverages = {
  readonly ofPhrase: ReadonlyMap<number, Coverage>;
  readonly ofCode: ReadonlyMap<string, number>;
  readonly codesWithHead: ReadonlySet<string>;
};

const headingShare = 0.6;
const scatteredShare = 0.8;
const withoutHead = 0.8;
const turnedShare = 0.85;
/** What is for a good is another good. */
const purposeShare = 0.7;
const respelledShare = 0.97;
const movedShare = 0.95;
/** A good is moved to another heading when the rest of the query names it this well. */
const leastOfMoved = 0.75;
/** A phrase is in the query when all of it is, be it by equivalents or with a typo. */
const wholeShare = 0.9;
const siblingShare = 0.9;
const leastScore = 0.25;
/** What a candidate scores at most whose name leaves open whether it means the good. */
const guessScore = 0.55;

const hasDigit = /\d/;

const share = (part: number, whole: number): number => Math.min(1, part / whole);
const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);
const rounded = (score: number): number => Math.round(score * 1000) / 1000;

/** What each phrase covers of one word of a query, by the word's best match there. */
function coveragesOfWord({ weight, matches, isHead }: QueryWord, table: PhraseTable): Map<number, Coverage> {
  const best = new Map<number, Coverage>();
  for (const { word, quality } of matches) {
    const number = table.wordNumbers.get(word)!;
    const gain = { query: weight * quality, phrase: table.weightOf(word) * quality, head: isHead };
    for (const phrase of table.phrasesWith(number))
      if (gain.query > (best.get(phrase)?.query ?? 0))
        best.set(phrase, { ...gain, isPurpose: table.isPurposeIn(phrase, number) });
  }
  return best;
}

/** Adds up, over the words of a query, what each phrase and each code covers; a word counts once. */
function coveragesOf(query: readonly QueryWord[], table: PhraseTable): Coverages {
  const ofPhrase = new Map<number, Coverage>();
  const ofCode = new Map<string, number>();
  const codesWithHead = new Set<string>();
  for (const word of query) {
    const bestOfCode = new Map<string, number>();
    for (const [phrase, gain] of coveragesOfWord(word, table)) {
      const sum = ofPhrase.get(phrase);
      ofPhrase.set(
        phrase,
        sum
          ? {
              query: sum.query + gain.query,
              phrase: sum.phrase + gain.phrase,
              head: sum.head || gain.head,
              isPurpose: sum.isPurpose && gain.isPurpose,
            }
          : gain,
      );
      const code = table.codes[phrase]!;
      bestOfCode.set(code, Math.max(gain.query, bestOfCode.get(code) ?? 0));
      if (word.isHead) codesWithHead.add(code);
    }
    for (const [code, gain] of bestOfCode) ofCode.set(code, (ofCode.get(code) ?? 0) + gain);
  }
  return { ofPhrase, ofCode, codesWithHead };
}

/**
 * The score of a phrase: the share of the query's weight that it covers, times 0.5 to 1 by the share of its own
 * weight that the query covers. Query words found only in other names of the code, or of its heading, count less;
 * a code that lacks the query's head loses a fifth.
 */
function scoreOf(code: string, phraseWeight: number, covered: Coverage, all: Coverages, asked: Asked): number {
  const inCode = all.ofCode.get(code) ?? 0;
  const inHeading = all.ofCode.get(code.slice(0, 4)) ?? 0;
  const scattered = Math.max(inCode, covered.query + headingShare * (inHeading - covered.query));
  const query = Math.max(covered.query, scatteredShare * scattered);
  const head = !asked.head || all.codesWithHead.has(code) ? 1 : withoutHead;
  return head * share(query, asked.weight) * (0.5 + 0.5 * share(covered.phrase, phraseWeight));
}

/** "cuero para zapatos" holds the words of "zapatos de cuero" and is another good. */
const turnsRound = (
  phrase: number,
  covered: Coverage,
  { head, isOrdered: ordered }: Asked,
  table: PhraseTable,
): boolean =>
  ordered &&
  head !== undefined &&
  covered.head &&
  table.isSpanishPhrase(phrase) &&
  !head.matches.some(({ word }) => word === table.firstWordOf(phrase));

/**
 * `namesGood`: the whole phrase is in the query and holds its head, so that only qualifiers remain unexplained.
 * `isGuess`: what was typed may as well mean another good, or none.
 * `beginsAlike`: "madera de tornillo" is the wood, "tornillo para madera" the screw.
 */
type Offer = NameMatch & {
  readonly rank: number;
  readonly beginsAlike: boolean;
  readonly namesGood: boolean;
  readonly isGuess: boolean;
};

/** Equal scores: the name that begins as typed, then the code that lists it earlier, then the heading, then the lower code. */
const bestFirst = (a: Offer, b: Offer): number =>
  b.score - a.score ||
  Number(b.beginsAlike) - Number(a.beginsAlike) ||
  a.rank - b.rank ||
  a.code.length - b.code.length ||
  Number(a.code) - Number(b.code);

/** Lets other headings show between the codes of one heading: each further code of a heading loses a part of its score. */
function spreadHeadings(offers: readonly Offer[]): Offer[] {
  const seen = new Map<string, number>();
  return offers
    .map((offer) => {
      const heading = offer.code.slice(0, 4);
      const earlier = seen.get(heading) ?? 0;
      seen.set(heading, earlier + 1);
      return { ...offer, score: rounded(offer.score * siblingShare ** earlier) };
    })
    .toSorted(bestFirst);
}

/** Stemmed words of one meaning, by each of them. */
function groupWords(groups: readonly string[]): (word: string) => readonly string[] {
  const groupsOf = new Map<string, string[]>();
  for (const group of groups.map((line) => productWords(fold(line))))
    for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), ...group]);
  return (word) => [...new Set(groupsOf.get(word))].filter((other) => other !== word);
}

export type NameIndex = {
  /** The codes that a typed name may mean, best first, each with a score of 0 to 1. */
  readonly find: (name: string) => NameMatch[];
  /** The words of a typed name that say nothing of a code, as they were typed: a brand, a variety, or nothing known. */
  readonly notUnderstood: (name: string, code: string) => string[];
};

/** Builds the search of names. */
export function createNameIndex({ lines, equivalents, qualifiers, notGoods }: Catalogue): NameIndex {
  const table = createPhraseTable(lines.values());
  const equivalentsOf = groupWords(equivalents);
  const moves = readMoves(qualifiers);
  const vocabulary: Vocabulary = {
    weightOf: table.weightOf,
    isSpanish: table.isSpanish,
    isEnglish: table.isEnglish,
    matchesOf: createWordMatcher(table.words, (word) => table.wordNumbers.has(word), equivalentsOf),
  };

  const understand = createUnderstanding(table, notGoods);

  /** Offers each code by its best phrase, at `trust` times its score. */
  const offer = (typed: string, trust: number, best: Map<string, Offer>): void => {
    const query = readQuery(typed, vocabulary);
    const asked: Asked = {
      weight: sumOf(query.map(({ weight }) => weight)),
      head: query.find(({ isHead }) => isHead),
      isOrdered: isOrdered(typed),
    };
    const coverages = coveragesOf(query, table);
    const understood = understand(query);
    for (const [phrase, covered] of coverages.ofPhrase) {
      const code = table.codes[phrase]!;
      const rank = table.ranks[phrase]!;
      const phraseWeight = table.weightOfPhrase(phrase);
      const order = turnsRound(phrase, covered, asked, table) ? turnedShare : covered.isPurpose ? purposeShare : 1;
      const score = rounded(trust * order * scoreOf(code, phraseWeight, covered, coverages, asked));
      const isWhole = covered.phrase >= wholeShare * phraseWeight;
      const meaning = understood.meaningOf(code, covered.isPurpose ? 0 : covered.phrase / phraseWeight);
      const namesGood = isWhole && (covered.head || meaning === "named");
      const isGuess = score < 1 && meaning === "open";
      const beginsAlike = table.firstWordOf(phrase) === query[0]?.matches[0]?.word;
      const offered: Offer = { code, score, rank, beginsAlike, namesGood, isGuess };
      const known = best.get(code);
      if (!known || bestFirst(offered, known) < 0) best.set(code, offered);
    }
  };

  /** "coliflor congelada" is no cauliflower of 0704: offers the heading that a word of state or material sends the good to. */
  const offerMoved = (typed: string, best: Map<string, Offer>): void => {
    const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const movedTo = moves.get(stem(word));
      if (!movedTo) continue;
      const goods = new Map<string, Offer>();
      offer(words.toSpliced(at, 1).join(" "), movedShare, goods);
      for (const good of goods.values()) {
        const code = movedTo(good.code.slice(0, 4));
        if (code === undefined || good.score < leastOfMoved * movedShare) continue;
        const known = best.get(code);
        if (!known || known.score < good.score) best.set(code, { ...good, code });
      }
    }
  };

  const notUnderstood = (name: string, code: string): string[] => {
    const typed = foldTyped(name);
    const spellings = respellings(typed, table).map(productWords);
    const unknown = understand(readQuery(typed, vocabulary))
      .unknownBeside(code)
      .map(({ word }) => word)
      .filter((word) => !hasDigit.test(word) && spellings.every((words) => words.includes(word)));
    const said = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    return unknown.flatMap((word) => said.find((piece) => stem(foldName(piece)) === word) ?? []);
  };

  const find = (name: string): NameMatch[] => {
    const typed = foldTyped(name);
    const best = new Map<string, Offer>();
    offer(typed, 1, best);
    const isExact = [...best.values()].some(({ score }) => score === 1);
    if (!isExact) {
      for (const spelling of respellings(typed, table)) offer(spelling, respelledShare, best);
      offerMoved(typed, best);
    }

    const [first, ...others] = spreadHeadings([...best.values()].toSorted(bestFirst)).filter(
      ({ score }) => score >= leastScore,
    );
    if (!first) return [];
    const most = first.isGuess ? guessScore : 1;
    const found = first.namesGood ? Math.max(first.score, foundScore) : first.score;
    return [
      { code: first.code, score: Math.min(found, most) },
      ...others.map(({ code, score }) => ({ code, score: Math.min(score, most) })),
    ];
  };
  return { find, notUnderstood };
}
