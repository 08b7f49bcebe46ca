import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import type { Candidate } from "./candidate.ts";

const maxHeaderLength = 160;
const nearlyAll = 0.9;
/** Where each stands in an element of its own, that element is the record. */
const minBesideEachOther = 2;

/**
 * Records that each follow a header of their own beside them, as panels of an accordion do: `div.header`, `div.panel`, and so on,
 * are taken with it. A header above several records is none of their own.
 */
export function withOwnHeaders(page: PageReader, candidate: Candidate): Candidate {
  const { records } = candidate;
  const parents = new Set(records.map(({ from }) => page.tree.parents[from]));
  if (records.length < parents.size * minBesideEachOther) return candidate;
  const headers = records.map((record) => headerBefore(page, record));
  const found = headers.flatMap((node) => node ?? []);
  if (found.length < records.length * nearlyAll || areAbove(page, found, records)) return candidate;
  const texts = new Set(found.map((node) => page.text(node)));
  if (!areOfOneKind(page, found) || texts.size < found.length * nearlyAll) return candidate;
  return {
    ...candidate,
    records: records.map(({ from, to }, i) => ({ from: headers[i] ?? from, to })),
  };
}

/** Whether headers have the same tag and, where they have classes, a class word in common. */
function areOfOneKind({ features }: PageReader, headers: readonly number[]): boolean {
  const [first = [], ...others] = [...new Set(headers.map((node) => features.signatures[node] ?? ""))].map(
    (signature) => signature.split("."),
  );
  const shared = others.reduce((words, other) => words.filter((word) => other.includes(word)), first);
  return others.length === 0 || (shared[0] === first[0] && shared.length > 1);
}

/** The short element right before a record, below the same parent, where there is one. */
function headerBefore(page: PageReader, { from }: RecordRange): number | null {
  const { tree, features } = page;
  let before = from - 1;
  while (before >= 0 && (tree.ends[before] ?? 0) <= from && features.leaves[before] === 0) before--;
  const parent = tree.parents[from] ?? -1;
  while (before > parent && tree.parents[before] !== parent) before = tree.parents[before] ?? -1;
  if (before <= parent || tree.tags[before]?.startsWith("#")) return null;
  const { length } = page.text(before);
  return length > 0 && length <= maxHeaderLength ? before : null;
}

/** Whether what stands before a record belongs to another one of them. */
function areAbove({ tree }: PageReader, headers: readonly number[], records: readonly RecordRange[]): boolean {
  const starts = new Set(records.map(({ from }) => from));
  return headers.some((node) => starts.has(node) || (tree.ends[node] ?? 0) > (records.at(-1)?.to ?? 0));
}
