import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan } from "../../../domain/plan.ts";
import { spelledOutHeadings } from "./spelled-out-headings.ts";

const field = (name: string, glosses?: string[]): RecordSetSummary["fields"][number] => ({
  id: name,
  name,
  nameFrom: "header",
  ...(glosses && { glosses }),
  type: "text",
  path: name,
  fill: 1,
  distinct: 1,
  samples: [],
});

const set: RecordSetSummary = {
  id: "tabla",
  kind: "table",
  name: null,
  count: 9,
  fields: [field("Equipo"), field("PJ", ["Partidos jugados"]), field("PG", ["Ganados", "Partidos ganados"])],
};

const planOf = (columns: readonly (readonly [title: string, field: string])[]): Plan => ({
  set: { kind: "table", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
  columns: columns.map(([title, name]) => ({ title, from: { field: { name, path: name, type: "text" } }, as: "text" })),
  where: [],
  sort: [],
  distinctBy: [],
  limit: null,
  aggregate: null,
});

test("a short heading is spelled out as the page does, whatever its column is called", () => {
  const plan = planOf([
    ["Equipo", "Equipo"],
    ["PJ", "PJ"],
    ["victorias", "PG"],
  ]);
  expect([...spelledOutHeadings(plan, set)]).toEqual([
    ["PJ", "Partidos jugados"],
    ["victorias", "Ganados · Partidos ganados"],
  ]);
});

test("a column that was asked for in the page's own words is not said twice, and without its page nothing is", () => {
  const plan = planOf([["partidos jugados", "PJ"]]);
  expect(spelledOutHeadings(plan, set).size).toBe(0);
  expect(spelledOutHeadings(planOf([["PJ", "PJ"]]), undefined).size).toBe(0);
  expect(spelledOutHeadings(null, set).size).toBe(0);
});
