import type { Candidate } from "../candidates/candidate.ts";
import { measureCandidate, type Measures, recordTextLength, standsInChrome } from "./measures.ts";
import type { PageReader } from "../page/page-reader.ts";

/** A candidate with what its score is made of. */
export type ScoredCandidate = Candidate & Measures & { score: number };

/** An upper guess from counts alone, to leave hopeless candidates out before their columns are read. */
export function guessScore(page: PageReader, candidate: Candidate): number {
  const pageText = Math.max(1, page.features.textLength[0] ?? 1);
  const text = candidate.records.reduce((sum, record) => sum + recordTextLength(page, record), 0);
  const chrome = candidate.records.filter((record) => standsInChrome(page, record)).length;
  return (
    Math.log2(1 + Math.min(candidate.records.length, 400)) *
    Math.min(1, text / pageText) ** 0.45 *
    (candidate.coherence ?? 0.8) *
    (chrome > candidate.records.length / 2 ? 0.15 : 1)
  );
}

/** Records that are links as a whole are cards, not entries of a menu, when they hold two texts and lead to one place. */
const minCardText = 1.8;
const maxCardTargets = 1.2;
/** Records without a column of their own may be told apart by two: a time and a programme. */
const minTellingRichness = 1.5;
/** The choices of a control that opens say one thing each; panels that open say more. */
const maxChoiceRichness = 1.2;
/** Longer records are rather groups of them, or parts of the page. */
const longRecord = 1500;

/** Null when nothing tells the candidate from noise: fewer than two records. */
export function scoreCandidate(page: PageReader, candidate: Candidate): ScoredCandidate | null {
  const measures = measureCandidate(page, candidate);
  return measures && { ...candidate, ...measures, score: weigh(candidate.by, measures) };
}

/**
 * S = log2(1+min(n,400)) · (0.25+0.75·coherence) · (1−e^(−richness/1.5)) · steadiness^0.1 · share^0.45 · (1+0.12·min(types,4)) ·
 * penalties, where steadiness is the part of the richness that nearly every record has: records are alike, groups of them vary.
 */
export function weigh(by: Candidate["by"], measures: Measures): number {
  const { count, coherence, richness, share, types, textLength, linkShare, hasDigits } = measures;
  const averageLength = textLength / count;
  const steadiness = (measures.steadyRichness + 0.1) / (richness + 0.1);
  let score =
    Math.log2(1 + Math.min(count, 400)) *
    (0.25 + 0.75 * coherence) *
    (1 - Math.exp(-richness / 1.5)) *
    steadiness ** 0.1 *
    share ** 0.45 *
    (1 + 0.12 * Math.min(types, 4));
  if (!measures.hasKey) score *= richness >= minTellingRichness && measures.distinctRecords() > 0.8 ? 0.7 : 0.35;
  const isLinks = linkShare > 0.85 && (measures.textRichness < minCardText || measures.targets() > maxCardTargets);
  if (isLinks && !hasDigits) score *= 0.3;
  else if (isLinks && averageLength < 60 && richness < 2.2) score *= 0.75;
  if (hasDigits) score *= 1.15;
  if (measures.isHiddenChoice && richness <= maxChoiceRichness) score *= 0.15;
  if (measures.beforeHeading) score *= 0.6;
  if (measures.chromeShare > 0.5) score *= 0.15;
  if (averageLength < 12) score *= 0.4;
  if (count < 3) score *= 0.25;
  if (measures.medianLength > longRecord) score *= 0.7;
  if (measures.holdsList) score *= 0.8;
  if (by === "lines") score *= 0.6;
  return score;
}
