import { commonestOf, countEach } from "../counts.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { Candidate } from "./candidate.ts";

const minRecords = 3;
const minLeaves = 2;
const holders = 2;

/**
 * Lists one after the other whose records, and the elements around them, are made alike are also one list, at whatever depth each
 * stands: the pages that a pager shows in turn, a column per day. At one depth they have one tag path already.
 */
export function joinLikeLists(page: PageReader, lists: readonly Candidate[]): Candidate[] {
  const byMake = new Map<string, Candidate[]>();
  const inOrder = lists
    .filter(({ records }) => records.length >= minRecords)
    .sort((a, b) => (a.records[0]?.from ?? 0) - (b.records[0]?.from ?? 0) || b.records.length - a.records.length);
  for (const list of inOrder) {
    const make = makeOf(page, list);
    if (make === null) continue;
    const alike = byMake.get(make);
    if (!alike) byMake.set(make, [list]);
    else if ((list.records[0]?.from ?? 0) >= (alike.at(-1)?.records.at(-1)?.to ?? 0)) alike.push(list);
  }
  return [...byMake.values()].flatMap((alike): Candidate[] => {
    const [first] = alike;
    return first && alike.length > 1
      ? [{ ...first, by: "tag-path", records: alike.flatMap(({ records }) => records), coherence: null }]
      : [];
  });
}

/** How most records of a list are built, and the elements around them. */
function makeOf({ tree, features }: PageReader, { records }: Candidate): string | null {
  const [usual, count] = commonestOf(countEach(records.map(({ from }) => features.shapes[from] ?? 0))) ?? [0, 0];
  const first = records.find(({ from }) => features.shapes[from] === usual)?.from ?? 0;
  if (count * 2 < records.length || features.chrome[first] || (features.leaves[first] ?? 0) < minLeaves) return null;
  const make = [features.signatures[first], usual];
  for (let up = tree.parents[first] ?? 0, i = 0; i < holders; up = tree.parents[up] ?? 0, i++)
    make.push(features.signatures[up]);
  return make.join(">");
}
