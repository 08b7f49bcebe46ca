import { matchConcept } from "../../lexicon/match-concept.ts";
import { type AskedColumn, askedColumn, type Restriction } from "../asked.ts";

/** "Everything but the picture" leaves out a column, "but those of Lima" records. */
export function splitExclusions(restrictions: readonly Restriction[]): [Restriction[], AskedColumn[]] {
  const without = restrictions.filter(({ isNegated, words }) => {
    const match = isNegated ? matchConcept(words) : null;
    return match?.isWhole === true && match.concept.role !== "title";
  });
  return [restrictions.filter((one) => !without.includes(one)), without.map(({ words }) => askedColumn(words))];
}
