import { foundScore } from "../../domain/code-candidate.ts";
import { fold } from "../../domain/text.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { readMoves } from "./moved-headings.ts";
import { createOffering } from "./offering.ts";
import { bestFirst, spreadHeadings, type NameMatch, type Offer } from "./offers.ts";
import { saysWholeName } from "./own-name.ts";
import { createPhraseTable } from "./phrase-table.ts";
import {
  foldName,
  piecesAsSaid,
  piecesOf,
  productWords,
  saysLack,
  stem,
  tellsOfGood,
  tellsOfQuality,
} from "./product-words.ts";
import { foldTyped, readQuery, respellings, type Vocabulary } from "./query-words.ts";
import { parseEntry, type Catalogue } from "./read-catalogue.ts";
import { createUnderstanding, readNotGoods } from "./understanding.ts";
import { createWordMatcher } from "./word-matches.ts";

const respelledShare = 0.97;
const leastScore = 0.25;
/** What a candidate scores at most whose name leaves open whether it means the good. */
const guessScore = 0.55;

const hasDigit = /\d/;

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
  /**
   * Of the name of a service, or of nothing that is sold: the goods that the rest of it names ("alquiler de autos"), or whose
   * own names say it ("software"). Null of any other name.
   */
  readonly goodsOfService: (name: string) => NameMatch[] | null;
  /** The words of a typed name that say nothing of a code, as they were typed: a brand, a variety, or nothing known. */
  readonly notUnderstood: (name: string, code: string) => string[];
  /** The words of a typed name, as they were typed, for qualities that no name of a code or of its heading tells: "orgánica", "sin gluten". */
  readonly qualitiesUntold: (name: string, code: string) => string[];
  /** A typed name with its misspelt words as names of its code, the given ones, write them. */
  readonly correctSpelling: (name: string, codeNames: readonly string[]) => string;
  /** Whether a typed name says all that a code's name stands for: "vino" does of "Vino", "vino tinto" and "Rioja" do not. */
  readonly saysWhole: (name: string, codeName: string) => boolean;
};

/** Builds the search of names. */
export function createNameIndex({ lines, equivalents, qualifiers, notGoods }: Catalogue): NameIndex {
  const table = createPhraseTable(lines.values());
  const equivalentsOf = groupWords(equivalents);
  const vocabulary: Vocabulary = {
    weightOf: table.weightOf,
    isSpanish: table.isSpanish,
    isEnglish: table.isEnglish,
    matchesOf: createWordMatcher(table.words, (word) => table.wordNumbers.has(word), equivalentsOf),
  };
  const readNoGood = readNotGoods(notGoods, table);
  const understand = createUnderstanding(table, readNoGood);
  const { offer, offerMoved } = createOffering({ table, vocabulary, understand, moves: readMoves(qualifiers) });

  const notUnderstood = (name: string, code: string): string[] => {
    const typed = foldTyped(name);
    const spellings = respellings(typed, table).map(productWords);
    const unknown = understand(readQuery(typed, vocabulary), typed)
      .unknownBeside(code)
      .map(({ word }) => word)
      .filter((word) => !hasDigit.test(word) && spellings.every((words) => words.includes(word)));
    const said = piecesOf(name);
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
  const qualitiesUntold = (name: string, code: string): string[] => {
    const own = [code, code.slice(0, 4)].flatMap((each) => {
      const { nameEs, nameEn } = parseEntry(lines.get(each) ?? "");
      return productWords(foldName(`${nameEs} ${nameEn}`));
    });
    const typed = foldTyped(name);
    const lacks = understand(readQuery(typed, vocabulary), typed)
      .wordsBeside(code)
      .map(({ word }) => word);
    const isUntold = (piece: string): boolean => {
      const word = stem(foldName(piece));
      return saysLack(piece) ? lacks.includes(word) : tellsOfQuality(word) && !own.includes(word);
    };
    return piecesAsSaid(name).filter(isUntold);
  };

  const saysWhole = (name: string, codeName: string): boolean =>
    saysWholeName(readQuery(foldTyped(name), vocabulary), codeName);
  const corrected = (name: string, codeNames: readonly string[]): string =>
    correctSpelling(name, readQuery(foldTyped(name), vocabulary), codeNames);
  const goodsOfService = (name: string): NameMatch[] | null => {
    const left = readNoGood(foldTyped(name));
    if (left === null) return null;
    return left.some(tellsOfGood)
      ? find(left.join(" ")).filter(({ score }) => score >= foundScore)
      : find(name).filter(({ code }) => notUnderstood(name, code).length === 0);
  };
  return { find, goodsOfService, notUnderstood, qualitiesUntold, correctSpelling: corrected, saysWhole };
}
