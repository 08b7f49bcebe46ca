import type { Coverage, Coverages } from "./coverages.ts";
import type { PhraseTable } from "./phrase-table.ts";
import type { QueryWord } from "./query-words.ts";

/** The query as a whole. */
export type Asked = {
  readonly weight: number;
  readonly head: QueryWord | undefined;
  /** A word names the good, not only what it is for. */
  readonly isNamed: boolean;
  /** A preposition tells what qualifies what. */
  readonly isOrdered: boolean;
  /** English puts the good last. */
  readonly endsWithHead: boolean;
};

const headingShare = 0.6;
const scatteredShare = 0.8;
const withoutHead = 0.8;

const share = (part: number, whole: number): number => Math.min(1, part / whole);

/**
 * The score of a phrase: the share of the query's weight that it covers, times 0.5 to 1 by the share of its own
 * weight that the query covers. Query words found only in other names of the code, or of its heading, count less;
 * a code that lacks the query's head loses a fifth.
 */
export function scoreOf(code: string, phraseWeight: number, covered: Coverage, all: Coverages, asked: Asked): number {
  const inCode = all.ofCode.get(code) ?? 0;
  const inHeading = all.ofCode.get(code.slice(0, 4)) ?? 0;
  const scattered = Math.max(inCode, covered.query + headingShare * (inHeading - covered.query));
  const query = Math.max(covered.query, scatteredShare * scattered);
  const head = !asked.head || all.codesWithHead.has(code) ? 1 : withoutHead;
  return head * share(query, asked.weight) * (0.5 + 0.5 * share(covered.phrase, phraseWeight));
}

/** "cuero para zapatos" holds the words of "zapatos de cuero", "shoe leather" those of "leather shoes", and is another good. */
export function turnsRound(
  phrase: number,
  covered: Coverage,
  { head, isOrdered, endsWithHead }: Asked,
  table: PhraseTable,
): boolean {
  if (!head || !covered.head) return false;
  const isHead = (named: string): boolean => head.matches.some(({ word }) => word === named);
  if (table.isSpanishPhrase(phrase)) return isOrdered && !isHead(table.firstWordOf(phrase));
  return !isOrdered && endsWithHead && !isHead(table.words[table.headOf(phrase)]!);
}
