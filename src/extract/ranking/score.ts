import type { Candidate } from "../candidates/candidate.ts";
import { measureCandidate, type Measures, recordTextLength, standsInChrome } from "./measures.ts";
import type { PageReader } from "../page/page-reader.ts";

/** A candidate with what its score is made of. */
export type ScoredCandidate = Candidate & Measures & { score: number };

const guessedCoherence = 0.8;

/** An upper guess from counts alone, to leave hopeless candidates out before their columns are read. */
export function guessScore(page: PageReader, candidate: Candidate): number {
  const pageText = Math.max(1, page.features.textLength[0] ?? 1);
  const text = candidate.records.reduce((sum, record) => sum + recordTextLength(page, record), 0);
  const chrome = candidate.records.filter((record) => standsInChrome(page, record)).length;
  return (
    Math.log2(1 + candidate.records.length) *
    Math.min(1, text / pageText) ** sharePower *
    (candidate.coherence ?? guessedCoherence) *
    (chrome > candidate.records.length / 2 ? weights.chrome : 1)
  );
}

/** Records that are links as a whole are cards, not entries of a menu, when they hold two texts and lead to one place. */
const minCardText = 1.8;
const maxCardTargets = 1.2;
const minLinked = 0.85;
/** Rows below so many headings are no menu, were they all links: who won what in each year. */
const minNamedColumns = 3;
/** So many names that are most of the page's text are what it is there for, not a menu: `List of …`. Teasers beside an article are longer. */
const minOfPage = 20;
const mostOfPage = 0.5;
const maxNameLength = 60;
/** Records without a column of their own may be told apart by two: a time and a programme. */
const minTellingRichness = 1.5;
const minDistinct = 0.8;
/** The choices of a control that opens say one thing each; panels that open say more. */
const maxChoiceRichness = 1.2;
/** Longer records are rather groups of them, or parts of the page. */
const longRecord = 1500;
/** Shorter ones are labels and marks. */
const shortRecord = 12;

/** Records that are alike are a list, but those of a list may differ in what they have. */
const leastCoherence = 0.25;
/** A third column says more of a record than a thirteenth: with so many, two thirds of all that can be said is said. */
const fullRichness = 1.5;
const steadinessPower = 0.1;
/** Half the text of the page is worth three quarters of all of it. */
const sharePower = 0.45;
const typeWeight = 0.12;
const maxTypes = 4;

/** What a score is multiplied by for what lists of the page's content seldom are, or, in one case, mostly are. */
const weights = {
  toldApartByTwo: 0.7,
  notToldApart: 0.35,
  menu: 0.3,
  figures: 1.15,
  choices: 0.15,
  beforeHeading: 0.6,
  carousel: 0.8,
  chrome: 0.15,
  short: 0.4,
  pair: 0.25,
  long: 0.7,
  holdsList: 0.8,
  lines: 0.6,
};

/** Null when nothing tells the candidate from noise: fewer than two records. */
export function scoreCandidate(page: PageReader, candidate: Candidate): ScoredCandidate | null {
  const measures = measureCandidate(page, candidate);
  return measures && { ...candidate, ...measures, score: weigh(candidate.by, measures) };
}

/**
 * S = log2(1+n) · (0.25+0.75·coherence) · (1−e^(−richness/1.5)) · steadiness^0.1 · share^0.45 · (1+0.12·min(types,4)) · weights,
 * where steadiness is the part of the richness that nearly every record has: records are alike, groups of them vary.
 */
export function weigh(by: Candidate["by"], measures: Measures): number {
  const { count, coherence, richness, share, types } = measures;
  const steadiness = (measures.steadyRichness + 0.1) / (richness + 0.1);
  const worth =
    worthOf(count, richness, share) *
    (leastCoherence + (1 - leastCoherence) * coherence) *
    steadiness ** steadinessPower *
    (1 + typeWeight * Math.min(types, maxTypes));
  return weightsOf(by, measures).reduce((score, weight) => score * weight, worth);
}

/** What so many records are worth that say so much each and have that share of the page's text. */
export const worthOf = (count: number, richness: number, share: number): number =>
  Math.log2(1 + count) * (1 - Math.exp(-richness / fullRichness)) * share ** sharePower;

/** The weights that hold for a candidate. */
function weightsOf(by: Candidate["by"], measures: Measures): number[] {
  const { count, richness, hasKey, hasDigits } = measures;
  const isToldApart = !hasKey && richness >= minTellingRichness && measures.distinctRecords() > minDistinct;
  const isLinks =
    measures.linkShare > minLinked &&
    measures.namedColumns < minNamedColumns &&
    (measures.textRichness < minCardText || measures.targets() > maxCardTargets);
  const isContent = measures.chromeShare <= 0.5 && !measures.beforeHeading && !measures.hasCounts;
  const areNames = count >= minOfPage && measures.medianLength <= maxNameLength;
  const isPage = areNames && measures.share > mostOfPage && isContent;
  const held: readonly (readonly [boolean, number])[] = [
    [!hasKey, isToldApart ? weights.toldApartByTwo : weights.notToldApart],
    [isLinks && !hasDigits && !isPage, weights.menu],
    [hasDigits, weights.figures],
    [measures.areOptions || (measures.isHiddenChoice && richness <= maxChoiceRichness), weights.choices],
    [measures.beforeHeading, weights.beforeHeading],
    [measures.isCarousel, weights.carousel],
    [measures.chromeShare > 0.5, weights.chrome],
    [measures.textLength < count * shortRecord && !isPage, weights.short],
    [count < 3, weights.pair],
    [measures.medianLength > longRecord, weights.long],
    [measures.holdsList, weights.holdsList],
    [by === "lines", weights.lines],
  ];
  return held.flatMap(([holds, weight]) => (holds ? [weight] : []));
}
