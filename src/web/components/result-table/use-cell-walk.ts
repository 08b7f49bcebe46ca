import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { type CellPlace, cellAfter } from "./walk-cells.ts";

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-cell]")];

/** The cell to focus, and the one that keeps the focus until then. */
type AwaitedCell = { readonly place: CellPlace; readonly since: HTMLElement };

type Rows = {
  readonly count: number;
  readonly heightPx: number;
  /** Brings a row into sight that is left out because it is out of it. */
  readonly reveal: (row: number) => void;
};

/** Keys lead from cell to cell; a row that is not rendered yet takes the focus as soon as it is. */
export function useCellWalk(frame: RefObject<HTMLElement | null>, rows: Rows, columns: number) {
  const awaited = useRef<AwaitedCell | null>(null);

  const focus = ({ row, column }: CellPlace): boolean => {
    const found = frame.current?.querySelector(`tr[data-index="${row}"]`);
    const cell = found && cellsOf(found)[column];
    cell?.focus();
    return cell !== undefined && cell !== null;
  };

  // No list of dependencies: the row comes with whichever drawing follows the scrolling.
  useEffect(() => {
    if (awaited.current && focus(awaited.current.place)) awaited.current = null;
  });

  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>("tbody [data-cell]");
    const row = cell?.closest("tr");
    if (!cell || !row) return;
    const here = { row: Number(row.dataset["index"]), column: cellsOf(row).indexOf(cell) };
    const from = awaited.current?.since === cell ? awaited.current.place : here;
    const rowsInSight = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rows.heightPx) - 2);
    const next = cellAfter(event, from, { rows: rows.count, columns, rowsInSight });
    if (!next) return;
    event.preventDefault();
    awaited.current = focus(next) ? null : { place: next, since: cell };
    if (awaited.current) rows.reveal(next.row);
  };
}
