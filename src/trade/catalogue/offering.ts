import { coveragesOf } from "./coverages.ts";
import type { MovedHeading } from "./moved-headings.ts";
import { bestFirst, rounded, type Offer } from "./offers.ts";
import { scoreOf, turnsRound, type Asked } from "./phrase-score.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { piecesOf, stem, tellsOfGood } from "./product-words.ts";
import { isOrdered, isNaming, readQuery, type QueryWord, type Vocabulary } from "./query-words.ts";
import type { Understanding } from "./understanding.ts";

const turnedShare = 0.85;
/** What is for a good is another good. */
const purposeShare = 0.7;
/** What the typed good is for is another good still: "vino" of "uva para vino". */
const forItShare = 0.5;
const movedShare = 0.95;
/** A good is moved to another heading when the rest of the query names it this well. */
const leastOfMoved = 0.75;
/** A phrase is in the query when all of it is, be it by equivalents or with a typo. */
const wholeShare = 0.9;

type Knowledge = {
  readonly table: PhraseTable;
  readonly vocabulary: Vocabulary;
  readonly understand: (query: readonly QueryWord[], typed: string) => Understanding;
  readonly moves: ReadonlyMap<string, MovedHeading>;
};

/** Puts the codes that a folded name may mean among those offered, each by its best phrase. */
export function createOffering({ table, vocabulary, understand, moves }: Knowledge) {
  /** Offers each code by its best phrase, at `trust` times its score. */
  const offer = (typed: string, trust: number, best: Map<string, Offer>): void => {
    const query = readQuery(typed, vocabulary);
    const asked: Asked = {
      weight: query.reduce((sum, { weight }) => sum + weight, 0),
      head: query.find(({ isHead }) => isHead),
      isNamed: query.some((word) => !word.isPurpose && isNaming(word)),
      isOrdered: isOrdered(typed),
      endsWithHead: query.findLast(({ word }) => tellsOfGood(word))?.isHead === true,
    };
    const coverages = coveragesOf(query, table);
    const understood = understand(query, typed);
    for (const [phrase, covered] of coverages.ofPhrase) {
      const code = table.codes[phrase]!;
      const rank = table.ranks[phrase]!;
      const phraseWeight = table.weightOfPhrase(phrase);
      const isForIt = covered.isForIt && (asked.isNamed || !covered.ofGood);
      const turned = turnsRound(phrase, covered, asked, table) ? turnedShare : 1;
      const order = isForIt ? forItShare : covered.isPurpose ? purposeShare : turned;
      const score = rounded(trust * order * scoreOf(code, phraseWeight, covered, coverages, asked));
      const isWhole = covered.phrase >= wholeShare * phraseWeight;
      const meaning = understood.meaningOf(code, covered.isPurpose ? 0 : covered.phrase / phraseWeight);
      const namesGood = isWhole && !isForIt && (covered.head || meaning === "named");
      const isGuess = score < 1 && meaning === "open";
      const beginsAlike = table.firstWordOf(phrase) === query[0]?.matches[0]?.word;
      const offered: Offer = { code, score, rank, beginsAlike, namesGood, isGuess };
      const known = best.get(code);
      if (!known || bestFirst(offered, known) < 0) best.set(code, offered);
    }
  };

  /** "coliflor congelada" is no cauliflower of 0704: offers the heading that a word of state or material sends the good to. */
  const offerMoved = (typed: string, best: Map<string, Offer>): void => {
    const words = piecesOf(typed);
    for (const [at, word] of words.entries()) {
      const movedTo = moves.get(stem(word));
      if (!movedTo) continue;
      const goods = new Map<string, Offer>();
      offer(words.toSpliced(at, 1).join(" "), movedShare, goods);
      for (const good of goods.values()) {
        const code = movedTo(good.code);
        if (code === undefined || good.score < leastOfMoved * movedShare) continue;
        const known = best.get(code);
        if (!known || known.score < good.score) best.set(code, { ...good, code });
      }
    }
  };
  return { offer, offerMoved };
}
