import type { ResultColumn, ResultTable } from "./result-table.ts";
import { type TypedColumn, typedColumn } from "./sheet-cells.ts";
import type { Sheet } from "./sheet.ts";
import type { ValueType } from "./survey.ts";

/** A column as an exported table names it, and where its values stand in each row. */
export type TableColumn = { readonly column: ResultColumn; readonly title: string; readonly place: number };

/** A result as a person arranged it: columns, and the places of the rows, in the order wanted. */
export type ArrangedTable = {
  readonly table: Pick<ResultTable, "columns" | "rows">;
  readonly columns: readonly TableColumn[];
  readonly places: readonly number[];
  /** The types of a page's columns, by key. */
  readonly types: ReadonlyMap<string, ValueType>;
};

/** Typed by whole columns, whichever rows are wanted: all of a column tell how its numbers and days are written. */
export const typedColumns = ({ table, columns, types }: ArrangedTable): TypedColumn[] =>
  columns.map(({ column, place }) =>
    typedColumn(
      table.rows.map((row) => row[place]!),
      column,
      types.get(column.key),
    ),
  );

/** The table as a spreadsheet holds it: numbers as numbers, days as days. */
export function tableSheet(arranged: ArrangedTable, title: string): Sheet {
  const typed = typedColumns(arranged);
  return {
    title,
    columns: arranged.columns.map((named, i) => ({ title: named.title, format: typed[i]!.format })),
    rows: arranged.places.map((row) => typed.map(({ cells }) => cells[row]!)),
  };
}
