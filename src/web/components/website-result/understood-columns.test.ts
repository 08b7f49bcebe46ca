import { expect, test } from "vitest";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { canBeBound, columnsAtFirst, isByDefault, understoodColumns } from "./understood-columns.ts";

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

const columns = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `c${i + 1}`, words: `c${i + 1}`, isGuess: i === 19 }));

test("of many columns the first ones stand there at once, and each that was guessed", () => {
  const titles = columnsAtFirst(columns(31), ({ isGuess }) => isGuess).map(({ title }) => title);
  expect(titles).toEqual(["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c20"]);
});

test("no press is asked for to see two columns more", () => {
  expect(columnsAtFirst(columns(10), () => false)).toHaveLength(10);
  expect(columnsAtFirst(columns(11), () => false)).toHaveLength(8);
});
