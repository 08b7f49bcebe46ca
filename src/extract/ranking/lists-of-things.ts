import { keepLeaves } from "../leaves/leaves.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { ScoredCandidate } from "./score.ts";

const minThings = 3;
const minScore = 0.6;
const minCoherence = 0.5;
const maxSampled = 12;
/** Two texts in each record, or a text and a link. */
const maxPairRichness = 2.2;
const minLabelled = 0.5;
const minVariety = 0.8;

/** Whether records are things of their own rather than a label and its value each. */
export function isListOfThings(page: PageReader, { records, richness, score, coherence }: ScoredCandidate): boolean {
  if (records.length < minThings || richness <= maxPairRichness) return false;
  if (score < minScore || coherence < minCoherence) return false;
  const sample = records.slice(0, maxSampled);
  const labels = sample.flatMap((record) => {
    if (page.grids.row(record.from)?.grid.columns === 2) return [page.text(record.from)];
    const label = keepLeaves(page, record).find((leaf) => leaf.label !== null)?.label;
    return label === null || label === undefined ? [] : [label];
  });
  return labels.length < sample.length * minLabelled || new Set(labels).size < labels.length * minVariety;
}
