import { meanNeighbourSimilarity } from "../page/bag.ts";
import { runBag } from "../page/similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";

const minElements = 4;
const minStarts = 3;
/** Cuts into so nearly as many records are the same list, begun at another of its parts. */
const sameCount = 1;
/** Of the starts, so many follow no other one; else it is runs of them that begin the records. */
const minAlone = 0.7;
const minSimilarity = 0.55;
const minLongShare = 0.6;
const minLedShare = 0.6;

/** Runs of siblings that each begin with the same kind of element: dt + dd, pairs of table rows, h3 + p + ul. */
export function findSegments(
  { tree, features }: PageContext,
  elements: readonly number[],
  clusters: readonly number[],
): Candidate[] {
  if (elements.length < minElements) return [];
  const positions = Map.groupBy(clusters.keys(), (i) => clusters[i] ?? -1);
  if (positions.size < 2) return [];
  const found: Candidate[] = [];
  for (const [cluster, starts] of positions) {
    if (found.some((earlier) => Math.abs(earlier.records.length - starts.length) <= sameCount)) continue;
    if (cluster < 0 || starts.length < minStarts || starts.length === elements.length) continue;
    const segments = cutAt(elements, starts, clusters);
    if (!segments) continue;
    const long = segments.filter((segment) => segment.length > 1).length;
    if (long < segments.length * minLongShare) continue;
    const similarity = meanNeighbourSimilarity(segments.map((segment) => runBag(features, segment)));
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

function cutAt(elements: readonly number[], starts: readonly number[], clusters: readonly number[]): number[][] | null {
  const follows = (start: number, i: number): boolean => i > 0 && start - (starts[i - 1] ?? 0) === 1;
  const runs = starts.filter((start, i) => !follows(start, i));
  if (runs.length < minStarts) return null;
  const begins = runs.length < starts.length * minAlone ? runs : starts;
  const first = starts[0] ?? 0;
  const last = starts.at(-1) ?? 0;
  const usual = Math.max(1, Math.ceil((last - first) / Math.max(1, starts.length - 1)));
  const end = Math.min(elements.length, last + usual);
  const moved = fromFirst(begins, end, clusters);
  return moved.map((begin, i) => elements.slice(begin, moved[i + 1] ?? end));
}

/**
 * The beginnings moved back where the list starts before the first of them: what stands there stands before most of the others too,
 * and does not end the last record.
 */
function fromFirst(begins: readonly number[], end: number, clusters: readonly number[]): readonly number[] {
  const lead = begins[0] ?? 0;
  if (lead === 0 || begins.some((begin, i) => i > 0 && begin - (begins[i - 1] ?? 0) <= lead)) return begins;
  const before = (place: number): string => clusters.slice(place - lead, place).join();
  const led = begins.filter((begin) => before(begin) === before(lead)).length;
  const isLed = led >= begins.length * minLedShare && before(end) !== before(lead);
  return isLed ? begins.map((begin) => begin - lead) : begins;
}
