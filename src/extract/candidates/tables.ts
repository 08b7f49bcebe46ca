import type { GridReader } from "../table-grid.ts";
import { type Candidate, type PageContext, wholeNode } from "./candidate.ts";

/** The data rows of each table, and of all tables that share one header row. */
export function findTables({ tree, features }: PageContext, grids: GridReader): Candidate[] {
  const found: Candidate[] = [];
  const byHeader = new Map<string, number[][]>();
  for (let node = 0; node < tree.size; node++) {
    if (tree.tags[node] !== "table" || (features.leaves[node] ?? 0) < 2) continue;
    const grid = grids.grid(node);
    const rows = grid.rows
      .filter((row) => !row.isHeader && !row.isHeading && row.cells.length > 0 && (features.leaves[row.node] ?? 0) > 0)
      .map((row) => row.node);
    if (rows.length === 0) continue;
    if (rows.length >= 2) found.push(tableOf(rows));
    const header = grid.headers.join("|");
    if (header.replaceAll("|", "") === "") continue;
    const same = byHeader.get(header);
    if (same) same.push(rows);
    else byHeader.set(header, [rows]);
  }
  for (const tables of byHeader.values()) if (tables.length > 1) found.push(tableOf(tables.flat()));
  return found;

  function tableOf(rows: readonly number[]): Candidate {
    return { kind: "table", by: "table", records: rows.map((row) => wholeNode(tree, row)), coherence: null };
  }
}
