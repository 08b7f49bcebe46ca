import type { CellSource } from "../../contract/searches.ts";
import type { Cell, Extraction } from "../../domain/extraction.ts";

type Packed = {
  readonly column: Extraction["columns"][number];
  readonly raw: readonly string[];
  readonly basis: readonly CellSource["basis"][];
  /** Index into `paths`, -1 for a cell without a place. */
  readonly path: readonly number[];
  readonly attr: readonly (string | null)[];
  readonly from: readonly (number | null)[];
  readonly to: readonly (number | null)[];
};

/** Where every cell comes from, kept column by column so that equal neighbours compress away. */
export type ProvenanceColumns = {
  readonly rows: number;
  readonly paths: readonly string[];
  readonly columns: readonly Packed[];
};

export function packProvenance(extraction: Pick<Extraction, "columns" | "rows">): ProvenanceColumns {
  const numbers = new Map<string, number>();
  const numberOf = (path: string): number => {
    const known = numbers.get(path) ?? numbers.size;
    numbers.set(path, known);
    return known;
  };
  const columns = extraction.columns.map((column, i) => {
    const cells = extraction.rows.map((row) => row[i]);
    return {
      column,
      raw: cells.map((cell) => cell?.raw ?? ""),
      basis: cells.map(basisOf),
      path: cells.map((cell) => (cell?.at ? numberOf(cell.at.path) : -1)),
      attr: cells.map((cell) => cell?.at?.attr ?? null),
      from: cells.map((cell) => cell?.at?.span?.[0] ?? null),
      to: cells.map((cell) => cell?.at?.span?.[1] ?? null),
    };
  });
  return { rows: extraction.rows.length, paths: [...numbers.keys()], columns };
}

const basisOf = (cell: Cell | undefined): CellSource["basis"] =>
  cell === undefined || cell.value === null ? "missing" : cell.basis;

/** The sources of rows `from` (inclusive) to `to` (exclusive), row by row. */
export function unpackProvenance(packed: ProvenanceColumns, from: number, to: number): CellSource[][] {
  const last = Math.min(to, packed.rows);
  return Array.from({ length: Math.max(0, last - from) }, (_, i) =>
    packed.columns.map((column): CellSource => cellAt(packed, column, from + i)),
  );
}

function cellAt(packed: ProvenanceColumns, column: Packed, row: number): CellSource {
  const path = packed.paths[column.path[row] ?? -1];
  const attr = column.attr[row];
  const from = column.from[row];
  const to = column.to[row];
  return {
    raw: column.raw[row] ?? "",
    basis: column.basis[row] ?? "missing",
    at:
      path === undefined
        ? null
        : {
            path,
            ...(typeof attr === "string" && { attr }),
            ...(typeof from === "number" && typeof to === "number" && { span: [from, to] }),
          },
  };
}
