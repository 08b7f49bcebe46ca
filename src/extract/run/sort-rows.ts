import type { Cell } from "../../domain/extraction.ts";
import type { Ground, Sort } from "../../domain/plan.ts";
import { quantityOf } from "../values/units.ts";
import { compare } from "./filter-rows.ts";
import { emptyCell } from "./make-cell.ts";

/** Records in the orders of a plan, the outer one first; equals stay as they were. */
export function sortRows(
  rows: readonly number[],
  orders: readonly Sort[],
  read: (field: Ground, row: number) => Cell,
): number[] {
  const sorted = [...rows];
  for (const { field, direction } of orders.toReversed()) {
    const keys = sortKeys(new Map(sorted.map((row) => [row, read(field, row)])));
    sorted.sort((a, b) => compareCells(keys.get(a) ?? emptyCell, keys.get(b) ?? emptyCell, direction));
  }
  return sorted;
}

/** Order of two cells; empty ones come last in both directions. */
export function compareCells(a: Cell, b: Cell, direction: Sort["direction"]): number {
  const left = Array.isArray(a.value) ? a.value.join(", ") : a.value;
  const right = Array.isArray(b.value) ? b.value.join(", ") : b.value;
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return direction === "ascending" ? compare(left, right) : compare(right, left);
}

/** Cells as they are put in order: figures with units of one kind in its least unit, all others as they are. */
function sortKeys(cells: ReadonlyMap<number, Cell>): ReadonlyMap<number, Cell> {
  const keys = new Map<number, Cell>();
  const kinds = new Set<string>();
  for (const [row, cell] of cells) {
    if (cell.value === null) continue;
    const quantity = typeof cell.value === "number" ? quantityOf(cell.raw, cell.value) : null;
    if (!quantity) return cells;
    kinds.add(quantity.dimension);
    keys.set(row, { ...cell, value: quantity.amount });
  }
  return kinds.size === 1 ? keys : cells;
}
