import type { PageReader } from "../page/page-reader.ts";
import { tableTag } from "../page/table-tags.ts";
import type { Candidate } from "./candidate.ts";
import { childrenOf } from "../page/tree.ts";
import { joinBlocks } from "./joined-blocks.ts";
import { joinLikeLists } from "./like-lists.ts";
import { findLabelledRuns } from "./labelled-runs.ts";
import { findSegments } from "./segments.ts";
import { findSeparated } from "./separators.ts";
import { clusterSiblings, findSiblings, groupMembers, nameKinds } from "./siblings.ts";
import { findTables } from "./tables.ts";
import { withOwnHeaders } from "./own-headers.ts";
import { findTagPathGroups } from "./tag-paths.ts";

/** Every set of ranges of the page that may be a list, found in every way; sets with equal records are kept once. */
export function findCandidates(page: PageReader): Candidate[] {
  const { tree, features } = page;
  const found: Candidate[] = [...findTables(page, page.grids)];
  const kinds = new Map<number, string>();
  for (let node = 0; node < tree.size; node++) {
    if ((features.leaves[node] ?? 0) < 2 || tree.tags[node]?.startsWith("#")) continue;
    const children = childrenOf(tree, node);
    if (children.length < 2) continue;
    const elements = children.filter((child) => {
      const tag = tree.tags[child] ?? "";
      return !tag.startsWith("#") && tag !== "br" && tag !== "hr" && (features.leaves[child] ?? 0) > 0;
    });
    if (elements.length >= 2) {
      const rows =
        tableTag(tree, elements[0] ?? 0) === "tr"
          ? elements.filter((tr) => !page.grids.row(tr)?.row.isHeader)
          : elements;
      const clusters = isWholeTable(page, rows) ? [] : clusterSiblings(page, rows);
      if (holdsAlike(clusters)) {
        const lists = groupMembers(rows, clusters);
        nameKinds(page, lists, kinds);
        found.push(...findSiblings(page, lists), ...findSegments(page, rows, clusters));
      }
    }
    found.push(...findSeparated(page, node), ...findLabelledRuns(page, children));
  }
  found.push(...joinBlocks(page, found));
  const groups = findTagPathGroups(page, page.grids, kinds);
  const lists = found.filter(({ by }) => by === "siblings");
  const joined = joinLikeLists(page, [...groups, ...lists]);
  found.push(...[...groups, ...joined].map((candidate) => withOwnHeaders(page, candidate)));
  for (const records of page.fixedWidth.tables) found.push({ kind: "lines", by: "table", records, coherence: null });
  const byStart = new Map<number, Candidate[]>();
  return found.filter((candidate) => {
    if (areHeadings(page, candidate)) return false;
    const start = candidate.records[0]?.from ?? -1;
    const alike = byStart.get(start);
    if (alike?.some((other) => hasSameRecords(candidate, other))) return false;
    if (alike) alike.push(candidate);
    else byStart.set(start, [candidate]);
    return true;
  });
}

/** The heading of a table, which comes again every so many rows, is no list. */
const areHeadings = ({ grids }: PageReader, { records }: Candidate): boolean =>
  records.every(({ from }) => grids.row(from)?.row.isHeader === true);

/** Groups of fewer rows than this, on average, may be records: a row over several columns, and the row below it. */
const minRowsInGroup = 1.3;

/**
 * Rows that all fill the same named columns: every one is a record, whatever stands in its cells. So they are below rows of
 * headings, where these stand above more rows than there are of them.
 */
function isWholeTable({ grids }: PageReader, rows: readonly number[]): boolean {
  const grid = grids.row(rows[0] ?? 0)?.grid;
  if (grid === undefined || grid.columns < 2 || grid.headers.some((header) => header === "")) return false;
  const isHeading = rows.map((tr) => grids.row(tr)?.row.isHeading === true);
  const groups = isHeading.filter((heading, i) => !heading && isHeading[i - 1] !== false).length;
  const filled = rows.filter((tr, i) => !isHeading[i] && grids.row(tr)?.row.cells.length === grid.columns).length;
  const headings = isHeading.filter(Boolean).length;
  if (filled + headings < rows.length) return false;
  return headings === 0 || (isHeading[0] === true && isHeading.at(-1) === false && filled >= groups * minRowsInGroup);
}

const holdsAlike = (clusters: readonly number[]): boolean =>
  clusters.some((cluster, i) => cluster >= 0 && clusters.indexOf(cluster) < i);

const hasSameRecords = ({ records }: Candidate, other: Candidate): boolean =>
  records.length === other.records.length &&
  records.every(({ from, to }, i) => from === other.records[i]?.from && to === other.records[i].to);
