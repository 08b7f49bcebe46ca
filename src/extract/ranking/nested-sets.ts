import type { RecordRange } from "../page/record-range.ts";
import type { ScoredCandidate } from "./score.ts";

const maxPartShare = 0.5;
const minShared = 0.9;
const maxFragment = 2;

/** Of sets that show the same records at different depths or through different delimiters, the better or the outer one. */
export function dropNested(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const kept: ScoredCandidate[] = [];
  for (const candidate of candidates) {
    const same = kept.findIndex((other) => showsSameRecords(other.records, candidate.records));
    if (same < 0) {
      kept.push(candidate);
      continue;
    }
    const other = kept[same];
    const first = candidate.records[0];
    const known = other?.records[0];
    const isOuter = first && known && first.from <= known.from && first.to >= known.to;
    if (other && isOuter && candidate.records.length === other.records.length && candidate.score > other.score * 0.9) {
      kept[same] = { ...candidate, score: other.score };
    }
  }
  return kept;
}

/**
 * Sets that are less than half of a better one (the table of one year among those of all years) after those with records of their
 * own. The larger part of one may be what was meant: a list without what is featured above it.
 */
export function partsLast(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const isPart = candidates.map((part, i) =>
    candidates.slice(0, i).some((whole) => isPartOf(part.records, whole.records)),
  );
  return [...candidates.filter((_, i) => !isPart[i]), ...candidates.filter((_, i) => isPart[i])];
}

/** Without the sets of a record or two that stand in one record of a better set: these are what that record is made of. */
export function withoutFragments(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  return candidates.filter(
    ({ records }, i) =>
      records.length > maxFragment || !candidates.slice(0, i).some((whole) => standsInOne(records, whole.records)),
  );
}

function standsInOne(part: readonly RecordRange[], whole: readonly RecordRange[]): boolean {
  const from = part[0]?.from ?? 0;
  const to = part.at(-1)?.to ?? 0;
  return whole.length > part.length && whole.some((record) => record.from <= from && record.to >= to);
}

/** Whether nearly every record of one set is a record of another, at whatever depth. */
function isPartOf(part: readonly RecordRange[], whole: readonly RecordRange[]): boolean {
  return part.length < whole.length * maxPartShare && countShared(part, whole) >= part.length * minShared;
}

function showsSameRecords(a: readonly RecordRange[], b: readonly RecordRange[]): boolean {
  const most = Math.max(a.length, b.length);
  return Math.abs(a.length - b.length) <= most * 0.08 && countShared(a, b) >= most * minShared;
}

/** How many records of one set hold one record of another, or stand in one that holds none before them. */
function countShared(a: readonly RecordRange[], b: readonly RecordRange[]): number {
  let shared = 0;
  let at = 0;
  let last = -1;
  for (const record of a) {
    while (at < b.length && (b[at]?.to ?? 0) <= record.from) at++;
    const other = b[at];
    if (!other) break;
    const nested =
      (other.from >= record.from && other.to <= record.to) || (record.from >= other.from && record.to <= other.to);
    const next = b[at + 1];
    if (!nested || at === last || (next && next.from < record.to)) continue;
    last = at;
    shared++;
  }
  return shared;
}
