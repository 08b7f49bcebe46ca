import { type FocusEvent, useState } from "react";
import type { ColumnView } from "./column-view.ts";
import { cellAround, type OpenCell } from "./open-cell.ts";
import type { ResultTableModel } from "./use-result-table.ts";

type Row = ReturnType<ResultTableModel["getRowModel"]>["rows"][number];

/** The Tab key stops once in the table, where it was last; the arrows lead on from there. */
export function useTabStop(columns: readonly ColumnView[], shown: readonly Row[]) {
  const [lastFocused, setLastFocused] = useState<OpenCell | null>(null);
  const keepFocused = ({ target }: FocusEvent<HTMLElement>): void =>
    setLastFocused((last) => cellAround(target, columns) ?? last);
  const stopsAt = shown.find(({ original }) => original.index === lastFocused?.row)?.id ?? shown[0]?.id;
  const stopColumn = columns.find(({ id }) => id === lastFocused?.column.id)?.id ?? columns[0]?.id ?? null;
  const tabStopOf = ({ id }: Row): string | null => (id === stopsAt ? stopColumn : null);
  return { keepFocused, tabStopOf };
}
