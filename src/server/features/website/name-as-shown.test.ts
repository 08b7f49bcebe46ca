import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { nameAsShown } from "./name-as-shown.ts";

const field = (id: string, name: string, path: string): RecordSetSummary["fields"][number] => ({
  id,
  name,
  path,
  nameFrom: "type",
  type: "price",
  fill: 1,
  distinct: 3,
  samples: [],
});
const sets: RecordSetSummary[] = [
  { id: "s1", kind: "repeat", name: null, count: 3, fields: [field("f1", "importe", "a/4"), field("f2", "sede", "b")] },
];
const amount = { name: "importe 4", path: "a/4", type: "price" } as const;
const place = { name: "sede", path: "b", type: "text" } as const;
const plan: Plan = {
  set: { kind: "repeat", path: "", signature: "", heading: null, fieldNames: [] },
  columns: [{ title: "total", from: { field: amount }, as: "price" }],
  where: [
    { field: amount, op: "gt", value: 10 },
    { field: place, op: "eq", value: "Lima" },
  ],
  sort: [{ field: amount, direction: "descending" }],
  distinctBy: [],
  limit: null,
  aggregate: null,
};
const understood: Understood = {
  set: "s1",
  columns: [{ asked: "total", means: "price", field: "importe 4" }],
  filters: [{ asked: "más de 10", means: "gt", field: "importe 4" }],
  notFound: [],
  alternatives: [],
  keptApart: [{ field: "importe 4", measures: ["€", "US$"], by: "order" }],
};

test("fields are called as the table calls them, and found again by their own names", () => {
  const named = nameAsShown({ plan, understood }, sets);
  expect([...named.understood.columns, ...named.understood.filters].map((asked) => asked.field)).toEqual([
    "importe",
    "importe",
  ]);
  expect(named.understood.keptApart?.map(({ field: name }) => name)).toEqual(["importe"]);
  expect(named.plan.where).toEqual([
    { field: { ...amount, shownAs: "importe" }, op: "gt", value: 10 },
    { field: place, op: "eq", value: "Lima" },
  ]);
  expect(named.plan.sort[0]?.field).toEqual({ ...amount, shownAs: "importe" });
  expect(named.plan.columns).toBe(plan.columns);
});

test("a set that the page is not known to have leaves every name as it is", () => {
  const elsewhere = { ...understood, set: "s9" };
  expect(nameAsShown({ plan, understood: elsewhere }, sets)).toEqual({ plan, understood: elsewhere });
});
