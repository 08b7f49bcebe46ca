import type { Cell } from "../../domain/extraction.ts";
import type { Ground, Sort } from "../../domain/plan.ts";
import { compare } from "./filter-rows.ts";
import { emptyCell } from "./make-cell.ts";
import type { Measure } from "./measures.ts";

/**
 * Records in the orders of a plan, the outer one first; equals stay as they were. Figures in several currencies or kinds of units
 * are ordered within each of them, the commonest first.
 */
export function sortRows(
  rows: readonly number[],
  orders: readonly Sort[],
  read: (field: Ground, row: number) => Cell,
  measure: (field: Ground, rows: readonly number[]) => readonly Measure[],
): number[] {
  const sorted = [...rows];
  for (const { field, direction } of orders.toReversed()) {
    const cells = new Map(sorted.map((row) => [row, read(field, row)]));
    const places = placesOf(measure(field, rows));
    const cellOf = (row: number): Cell => {
      const cell = cells.get(row) ?? emptyCell;
      const amount = places.get(row)?.amount;
      return amount === undefined ? cell : { ...cell, value: amount };
    };
    const groupOf = (row: number): number =>
      places.get(row)?.measure ?? (cellOf(row).value === null ? Infinity : places.size);
    sorted.sort((a, b) => {
      const [left, right] = [groupOf(a), groupOf(b)];
      return left === right ? compareCells(cellOf(a), cellOf(b), direction) : left - right;
    });
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

type Place = { readonly measure: number; readonly amount: number };

const placesOf = (measures: readonly Measure[]): Map<number, Place> =>
  new Map(
    measures.flatMap(({ amounts }, measure) =>
      [...amounts].map(([row, amount]): [number, Place] => [row, { measure, amount }]),
    ),
  );
