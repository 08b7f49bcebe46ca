import type { ColumnView } from "./column-view.ts";

/** A cell that was chosen, and where it stands on the screen. */
export type OpenCell = { readonly row: number; readonly column: ColumnView; readonly element: HTMLElement };

/** The cell that something stands in. */
export function cellAround(target: EventTarget, columns: readonly ColumnView[]): OpenCell | null {
  const element = (target as HTMLElement).closest<HTMLElement>("[data-cell]");
  const [row, id] = element?.dataset["cell"]?.split(" ") ?? [];
  const column = columns.find((view) => view.id === id);
  return element && column ? { row: Number(row), column, element } : null;
}
