import { foundScore, type CodeCandidate } from "./code-candidate.ts";

/** Scores are sums of parts: what differs by less than this does not differ. */
const scoreTolerance = 1e-9;

const isPartOf = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * The goods that a name means alike: the first candidate and those that score as high, without the parts of another of
 * them. Empty where one good is meant, or none for sure: then there is nothing to choose between.
 */
export function tiedCandidates(candidates: readonly CodeCandidate[]): CodeCandidate[] {
  const [first] = candidates;
  if (!first || first.score < foundScore) return [];
  const goods: CodeCandidate[] = [];
  for (const candidate of candidates) {
    const isAsHigh = candidate.score >= first.score - scoreTolerance;
    if (isAsHigh && !goods.some(({ code }) => isPartOf(candidate.code, code))) goods.push(candidate);
  }
  return goods.length > 1 ? goods : [];
}
