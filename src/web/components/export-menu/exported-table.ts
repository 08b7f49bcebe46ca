import type { CsvCell } from "../../../domain/csv.ts";
import { isNumberColumn } from "../../../domain/result-table.ts";
import type { TableSources } from "../../../domain/source-lines.ts";
import type { ArrangedTable } from "../../../domain/table-sheet.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { exportColumn } from "../result-table/write-value.ts";

/** A result as its reader sees it now, with what is known of where its values come from. */
export type ExportedTable = {
  readonly arranged: ArrangedTable;
  readonly sources: TableSources | null;
  /** The saved result that all of this is read from. */
  readonly searchId: string | null;
};

export const titlesOf = ({ columns }: ArrangedTable): string[] => columns.map(({ title }) => title);

/** Rows as text files have them. By whole columns: all of a column tell how its numbers are written. */
export function plainCells({ table, columns, places, types }: ArrangedTable, numbers: NumberWriter): CsvCell[][] {
  const cells = columns.map(({ column, place }) =>
    exportColumn(
      table.rows.map((row) => row[place]!),
      isNumberColumn(column, types.get(column.key)),
      numbers,
    ),
  );
  return places.map((row) => cells.map((column) => column[row]!));
}
