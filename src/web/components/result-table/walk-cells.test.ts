import { expect, test } from "vitest";
import { cellAfter } from "./walk-cells.ts";

const size = { rows: 10_000, columns: 5, rowsInSight: 12 };
const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const after = (key: string, row: number, column: number, held: Partial<typeof plain> = {}) =>
  cellAfter({ key, ...plain, ...held }, { row, column }, size);

test("arrows lead to the next cell, and Home, End and the page keys further", () => {
  expect(after("ArrowDown", 3, 2)).toEqual({ row: 4, column: 2 });
  expect(after("ArrowLeft", 3, 2)).toEqual({ row: 3, column: 1 });
  expect(after("Home", 3, 2)).toEqual({ row: 3, column: 0 });
  expect(after("End", 3, 2)).toEqual({ row: 3, column: 4 });
  expect(after("PageDown", 3, 2)).toEqual({ row: 15, column: 2 });
  expect(after("PageUp", 3, 2)).toEqual({ row: 0, column: 2 });
});

test("with Control, Home and End lead to the first and last cell of all", () => {
  expect(after("End", 3, 2, { ctrlKey: true })).toEqual({ row: 9_999, column: 4 });
  expect(after("Home", 9_999, 4, { metaKey: true })).toEqual({ row: 0, column: 0 });
});

test("at the edge, and with what means something else, the key is left to the browser", () => {
  expect(after("ArrowUp", 0, 2)).toBeNull();
  expect(after("PageDown", 9_999, 2)).toBeNull();
  expect(after("ArrowDown", 3, 2, { ctrlKey: true })).toBeNull();
  expect(after("ArrowLeft", 3, 2, { altKey: true })).toBeNull();
  expect(after("a", 3, 2)).toBeNull();
});
