import type { ResultTable } from "../../../domain/result-table.ts";
import type { ExportedTable } from "../export-menu/exported-table.ts";
import { exportedSources, plannedTypes, type TableOrigins } from "./cell-origin.ts";
import type { ColumnView } from "./column-view.ts";

type View = {
  readonly data: ResultTable;
  readonly origins: TableOrigins | null;
  /** The columns that are shown, in their order. */
  readonly columns: readonly ColumnView[];
  /** Which rows are left, in their order. */
  readonly places: readonly number[];
  readonly searchId: string | null;
};

/** A table for export, as its reader has arranged it. */
export const exportedView = ({ data, origins, columns, places, searchId }: View): ExportedTable => ({
  arranged: {
    table: { columns: data.columns, rows: data.rows },
    columns: columns.map(({ place, title, unit }) => ({
      column: [...data.columns, ...data.laterColumns][place]!,
      title: unit ? `${title} (${unit})` : title,
      place,
    })),
    places,
    types: plannedTypes(origins),
  },
  sources: exportedSources(origins),
  searchId,
});
