import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { PlainRow } from "../domain/extraction.ts";
import { extract } from "./page-fixture.ts";

/** Prompts as people write them for the example pages: what comes out, and what they are told of what they asked for. */
const folder = resolve(import.meta.dirname, "../../tests");
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, "extract-prompts", file), "utf8"));
const answer = (page: string, prompt: string) =>
  extract(readFileSync(join(folder, "extract-pages", `${page}.html`), "utf8"), prompt);

const written = (values: readonly (PlainRow[string] | undefined)[]): string =>
  values.map((value) => (value === null ? "–" : String(value))).join(" | ");

type Rows = { readonly page: string; readonly prompt: string; readonly columns: string; readonly rows: string[] };
type Told = {
  readonly page: string;
  readonly prompt: string;
  readonly conditions: string[];
  readonly notFound: string[];
  readonly rows: number;
};

test.each(read("rows.json") as Rows[])("$page: $prompt", ({ page, prompt, columns, rows }) => {
  const got = answer(page, prompt);
  expect({
    columns: written(got.columns.map(({ title }) => title)),
    rows: got.plain.map((row) => written(Object.values(row))),
  }).toEqual({ columns, rows });
});

test.each(read("told.json") as Told[])("$page tells of: $prompt", ({ page, prompt, conditions, notFound, rows }) => {
  const { understood, plain } = answer(page, prompt);
  expect({
    conditions: understood.filters.map(({ asked }) => asked),
    notFound: understood.notFound,
    rows: plain.length,
  }).toEqual({ conditions, notFound, rows });
});
