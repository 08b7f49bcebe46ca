import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { withNamedFields } from "./named-fields.ts";

const set = (kind: RecordSetSummary["kind"], names: string[]): RecordSetSummary => ({
  id: kind,
  kind,
  name: null,
  count: 1,
  fields: names.map((name) => ({
    id: name,
    name,
    nameFrom: "label",
    type: "text",
    path: name,
    fill: 1,
    distinct: 1,
    samples: [],
  })),
});

test("contacts are named in the reader's language, what the page names keeps its names", () => {
  const sets = [set("contacts", ["name", "email", "otra"]), set("table", ["email"])];
  const names = (language: "es" | "en"): string[][] =>
    withNamedFields(sets, tools[language].prompt.contactFields).map(({ fields }) => fields.map(({ name }) => name));
  expect(names("es")).toEqual([["nombre", "correo", "otra"], ["email"]]);
  expect(names("en")).toEqual([["name", "email", "otra"], ["email"]]);
});
