import type { Cell } from "../../domain/extraction.ts";
import type { TableColumn } from "../columns/column.ts";
import { conceptOf } from "../prompt/lexicon/match-concept.ts";
import { rememberOf } from "../remember.ts";

const less = /^[-−–]\s?\D{0,4}\d/u;

/** Whether a column holds discounts that are all written with a minus before them. */
const isWrittenAsLess = rememberOf(
  ({ name, cells }: TableColumn): boolean =>
    conceptOf(name)?.id === "discount" && cells.every((cell) => cell === null || less.test(cell.raw)),
);

/** A cell as it is compared and ordered: of what is taken off it counts how much that is, 40 for `-40%`. */
export const asCompared = (cell: Cell, column: TableColumn | null): Cell =>
  column && typeof cell.value === "number" && isWrittenAsLess(column) ? { ...cell, value: Math.abs(cell.value) } : cell;
