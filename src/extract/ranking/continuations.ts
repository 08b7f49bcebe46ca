import type { PageReader } from "../page/page-reader.ts";
import type { ScoredCandidate } from "./score.ts";

const brokenWeight = 0.45;

/**
 * Where records go on below an empty first cell, or from label to label until the first one comes again, whatever else cuts the
 * same rows cuts them wrongly. Mutates the scores.
 */
export function preferContinuations({ tree }: PageReader, candidates: readonly ScoredCandidate[]): void {
  const holderOf = ({ records }: ScoredCandidate): number => tree.parents[records[0]?.from ?? 0] ?? -1;
  for (const continued of candidates) {
    if (continued.by !== "continuations" && continued.by !== "labels") continue;
    const rows = holderOf(continued);
    for (const other of candidates) {
      if (other === continued || holderOf(other) !== rows) continue;
      continued.score = Math.max(continued.score, other.score);
      other.score *= brokenWeight;
    }
  }
}
