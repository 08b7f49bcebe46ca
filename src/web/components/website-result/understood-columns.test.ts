import { expect, test } from "vitest";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { canBeBound, isByDefault, understoodColumns } from "./understood-columns.ts";

const planOf = (...titles: string[]): Plan => ({
  set: { kind: "repeat", path: "/", signature: "", heading: null, fieldNames: titles },
  columns: titles.map((title) => ({ title, from: { field: { name: title, path: ".", type: "text" } }, as: "text" })),
  where: [],
  sort: [],
  distinctBy: [],
  limit: null,
  aggregate: null,
});
const understoodOf = (columns: Understood["columns"], notFound: string[] = []): Understood => ({
  set: "s",
  columns,
  filters: [],
  alternatives: [],
  notFound,
});
const asked = (words: string, field: string) => ({ asked: words, means: "field", field });
const english = (field: string): string => ({ título: "title", precio: "price" })[field] ?? field;
const wordsOf = (understood: Understood, plan: Plan): string[] =>
  understoodColumns(understood, plan, null, english).map(({ words }) => words);

test("columns that nobody named stand in the reader's words, and can be filled from another field", () => {
  const plan = planOf("título", "precio");
  expect(wordsOf(understoodOf([]), plan)).toEqual(["title", "price"]);
  expect(isByDefault(understoodOf([]), plan)).toBe(true);
  expect(canBeBound(plan, "título")).toBe(true);
});

test("a column that was named keeps its words, beside its field where that is called otherwise", () => {
  const plan = planOf("price", "nombre");
  expect(wordsOf(understoodOf([asked("price", "precio"), asked("name", "título")]), plan)).toEqual([
    "price",
    "name → title",
  ]);
  expect(isByDefault(understoodOf([asked("price", "precio")]), plan)).toBe(false);
});
