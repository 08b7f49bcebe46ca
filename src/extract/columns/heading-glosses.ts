import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import type { TableColumn } from "./column.ts";

/** The columns of a table are numbered from one. */
const cellOfTable = /^c(\d+)/;

/** Columns of a table with what the tooltips of their headings spell out: `Minutes Played` for `MP`. */
export function withGlosses(
  page: PageReader,
  records: readonly RecordRange[],
  columns: readonly TableColumn[],
): TableColumn[] {
  const told = page.grids.row(records[0]?.from ?? 0)?.grid.glosses ?? [];
  return columns.map((column) => {
    const glosses = column.nameFrom === "header" ? told[Number(cellOfTable.exec(column.key)?.[1]) - 1] : undefined;
    return glosses && glosses.length > 0 ? { ...column, glosses } : column;
  });
}
