import type { GridReader } from "../page/table-grid.ts";
import { tableTag } from "../page/table-tags.ts";
import { compareNodes } from "../page/similarity.ts";
import type { Candidate, PageContext } from "./candidate.ts";
import { wholeNode } from "../page/record-range.ts";
import type { Tree } from "../page/tree.ts";

const minContinued = 3;
const minContinuedShare = 0.4;
const maxLikeness = 0.6;

type GridRow = ReturnType<GridReader["grid"]>["rows"][number];

const years = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** The data rows of each table, and of all tables that share one header row, whatever year each is of. */
export function findTables(page: PageContext, grids: GridReader): Candidate[] {
  const { tree, features } = page;
  const found: Candidate[] = [];
  const byHeader = new Map<string, number[][]>();
  for (let node = 0; node < tree.size; node++) {
    if (tableTag(tree, node) !== "table" || (features.leaves[node] ?? 0) < 2) continue;
    const grid = grids.grid(node);
    const rows = dataRows(page, grid.rows);
    if (rows.length === 0) continue;
    if (rows.length >= 2) found.push(tableOf(tree, rows));
    found.push(...joinContinuations(page, grid.rows));
    const header = grid.headers.join("|").replace(years, "");
    if (header.replaceAll("|", "") === "") continue;
    const same = byHeader.get(header);
    if (same) same.push(rows);
    else byHeader.set(header, [rows]);
  }
  for (const tables of byHeader.values()) if (tables.length > 1) found.push(tableOf(tree, tables.flat()));
  return found;
}

const tableOf = (tree: Tree, rows: readonly number[]): Candidate => ({
  kind: "table",
  by: "table",
  records: rows.map((row) => wholeNode(tree, row)),
  coherence: null,
});

/** The rows of a table that hold data: no headings, no foot, nothing empty. */
export const dataRows = ({ features }: PageContext, rows: readonly GridRow[]): number[] =>
  rows.flatMap(({ node, cells, isHeader, isHeading, isFoot }) =>
    isHeader || isHeading || isFoot || cells.length === 0 || (features.leaves[node] ?? 0) === 0 ? [] : node,
  );

/**
 * Records of several rows: a row whose first cell is empty goes on with the record above; a heading row ends it. Rows that hold
 * what the first one holds may be records of their own, under a name that is written once.
 */
function joinContinuations(page: PageContext, rows: readonly GridRow[]): Candidate[] {
  const { tree, features } = page;
  const records: { from: number; to: number; rows: number }[] = [];
  const likeness: number[] = [];
  let open: GridRow | null = null;
  for (const row of rows) {
    const first = row.cells[0]?.node;
    if (row.isHeader || row.isHeading || row.cells.length < 2 || first === undefined) {
      open = null;
      continue;
    }
    if ((features.leaves[row.node] ?? 0) === 0) continue;
    const last = records.at(-1);
    const end = tree.ends[row.node] ?? row.node + 1;
    if ((features.leaves[first] ?? 0) > 0) {
      records.push({ from: row.node, to: end, rows: 1 });
      open = row;
    } else if (open && last) {
      last.to = end;
      last.rows++;
      likeness.push(compareCells(page, open, row));
    }
  }
  const continued = records.filter((record) => record.rows > 1);
  if (continued.length < minContinued || continued.length < records.length * minContinuedShare) return [];
  const by = mean(likeness) < maxLikeness ? "continuations" : "segments";
  return [{ kind: "segments", by, records, coherence: null }];
}

/** Mean similarity of the cells that both rows fill in the same columns. */
function compareCells({ tree, features }: PageContext, a: GridRow, b: GridRow): number {
  const isFilled = (cell: number): boolean => (features.leaves[cell] ?? 0) > 0;
  return mean(
    b.cells.flatMap(({ node, column }) => {
      const other = a.cells.find((cell) => cell.column === column);
      return other && isFilled(node) && isFilled(other.node) ? [compareNodes(tree, features, other.node, node)] : [];
    }),
  );
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
