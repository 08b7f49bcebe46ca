import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { headingTags } from "../page/tag-rules.ts";
import { someBetween } from "../page/tree.ts";
import type { ScoredCandidate } from "./score.ts";

const minShare = 0.7;
/** What leaves out the headings of its records may be this much better than what has them. */
const maxLead = 1.5;

/**
 * Puts sets whose records have a heading with a link before those that are the same records without it: the summaries of search
 * results below their titles.
 */
export function preferHeaded(page: PageReader, scored: readonly ScoredCandidate[]): void {
  for (const headed of scored) {
    const heads = headsOf(page, headed.records);
    if (!heads) continue;
    for (const rest of scored)
      if (rest !== headed && rest.score <= headed.score * maxLead && leavesOut(headed.records, heads, rest.records)) {
        headed.score = Math.max(headed.score, rest.score * 1.01);
        rest.score *= 0.5;
      }
  }
}

/** Where the linked heading of each record ends, or null; null for all where too few have one, of which the rest is not read. */
function headsOf(page: PageReader, records: readonly RecordRange[]): readonly (number | null)[] | null {
  let left = records.length;
  const heads: (number | null)[] = [];
  for (const record of records) {
    const head = linkedHeading(page, record);
    if (head === null && --left < records.length * minShare) return null;
    heads.push(head);
  }
  return heads;
}

/** Where the first heading of a record that is, or holds, a link ends; null without one. */
function linkedHeading({ tree }: PageReader, { from, to }: RecordRange): number | null {
  for (let node = from; node < to; node++) {
    if (!headingTags.has(tree.tags[node] ?? "")) continue;
    const end = tree.ends[node] ?? node + 1;
    const isLinked =
      tree.tags[tree.parents[node] ?? 0] === "a" || someBetween(node, end, (inner) => tree.tags[inner] === "a");
    return isLinked ? end : null;
  }
  return null;
}

/** Whether most of the records hold just one of the others each, behind their heading, and most of the others are such. */
function leavesOut(
  records: readonly RecordRange[],
  heads: readonly (number | null)[],
  others: readonly RecordRange[],
): boolean {
  if (records.length < others.length * minShare) return false;
  let behind = 0;
  let at = 0;
  for (let i = 0; i < records.length; i++) {
    const { from, to } = records[i] ?? { from: 0, to: 0 };
    while ((others[at]?.from ?? to) < from) at++;
    const first = others[at];
    const second = others[at + 1];
    const head = heads[i] ?? null;
    const isOne = first !== undefined && first.to <= to && (second === undefined || second.from >= to);
    if (isOne && head !== null && first.from >= head && first.from > from) behind++;
  }
  return behind >= Math.max(records.length, others.length) * minShare;
}
