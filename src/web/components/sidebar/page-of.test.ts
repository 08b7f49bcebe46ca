import { expect, it } from "vitest";
import { pageOf } from "./page-of.ts";

const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

it("shows ten to a page and the rest on the last", () => {
  expect(pageOf(numbers(23), 1)).toEqual({ items: numbers(10), page: 1, count: 3 });
  expect(pageOf(numbers(23), 3)).toEqual({ items: [21, 22, 23], page: 3, count: 3 });
});

it("moves back to the last page when the wanted one has become empty", () => {
  expect(pageOf(numbers(20), 3)).toMatchObject({ page: 2, count: 2 });
  expect(pageOf(numbers(10), 2)).toEqual({ items: numbers(10), page: 1, count: 1 });
});

it("gives an empty list one empty page", () => {
  expect(pageOf([], 4)).toEqual({ items: [], page: 1, count: 1 });
});

it("never goes before the first page", () => {
  expect(pageOf(numbers(12), 0).page).toBe(1);
});
