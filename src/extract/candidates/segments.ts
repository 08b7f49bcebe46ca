import { compareBags, runBag } from "../similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";

const minStarts = 3;
const minSimilarity = 0.55;
const minLongShare = 0.6;

/** Runs of siblings that each begin with the same kind of element: dt + dd, pairs of table rows, h3 + p + ul. */
export function findSegments(
  { tree, features }: PageContext,
  elements: readonly number[],
  clusters: readonly number[],
): Candidate[] {
  if (elements.length < 4) return [];
  const positions = new Map<number, number[]>();
  clusters.forEach((cluster, i) => {
    const list = positions.get(cluster);
    if (list) list.push(i);
    else positions.set(cluster, [i]);
  });
  if (positions.size < 2) return [];
  const found: Candidate[] = [];
  for (const [cluster, starts] of positions) {
    if (found.some((earlier) => Math.abs(earlier.records.length - starts.length) <= 1)) continue;
    if (cluster < 0 || starts.length < minStarts || starts.length === elements.length) continue;
    const segments = cutAt(elements, starts);
    if (!segments) continue;
    const long = segments.filter((segment) => segment.length > 1).length;
    if (long < segments.length * minLongShare) continue;
    const bags = segments.map((segment) => runBag(features, segment));
    let similarity = 0;
    for (let i = 1; i < bags.length; i++) similarity += compareBags(bags[i - 1] ?? new Map(), bags[i] ?? new Map());
    similarity /= bags.length - 1;
    if (similarity < minSimilarity) continue;
    found.push({
      kind: "segments",
      by: "segments",
      records: segments.map((segment) => ({
        from: segment[0] ?? 0,
        to: tree.ends[segment[segment.length - 1] ?? 0] ?? 0,
      })),
      coherence: similarity,
    });
  }
  return found;
}

function cutAt(elements: readonly number[], starts: readonly number[]): number[][] | null {
  const runs = starts.filter((start, i) => i === 0 || start - (starts[i - 1] ?? 0) > 1).length;
  if (runs < minStarts) return null;
  const joinsRuns = runs < starts.length * 0.7;
  const first = starts[0] ?? 0;
  const last = starts[starts.length - 1] ?? 0;
  const usual = Math.max(1, Math.ceil((last - first) / Math.max(1, starts.length - 1)));
  const segments: number[][] = [];
  starts.forEach((start, i) => {
    const previous = starts[i - 1];
    const segment = segments[segments.length - 1];
    const end = starts[i + 1] ?? Math.min(elements.length, start + usual);
    if (joinsRuns && segment && previous !== undefined && start - previous === 1)
      segment.push(...elements.slice(start, end));
    else segments.push(elements.slice(start, end));
  });
  return segments;
}
