import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import { fieldNaming, inReadersWords, withNamedFields } from "./named-fields.ts";

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

test("names that the page does not show are the reader's, those that it shows stay as they are", () => {
  const given = set("repeat", ["precio", "título 2", "enlace", "Zona", "stock"]);
  const from = ["class", "type", "header", "class", "class"] as const;
  const sets = [{ ...given, fields: given.fields.map((field, i) => ({ ...field, nameFrom: from[i]! })) }];
  const names = (language: "es" | "en") =>
    inReadersWords(sets, language).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names("en")).toEqual(["price", "title 2", "enlace", "Zona", "stock"]);
  expect(names("es")).toEqual(["precio", "título 2", "enlace", "Zona", "existencias"]);
});

test("what is told of one thing for machines, or found without a label, is named in the reader's words", () => {
  const sets = [set("details", ["title", "area", "Precio por m²"]), set("structured", ["date published"])];
  const names = inReadersWords(sets, "es").map(({ fields }) => fields.map(({ name }) => name));
  expect(names).toEqual([["título", "superficie", "Precio por m²"], ["fecha de publicación"]]);
});

test("given names stand in the same order in both languages", () => {
  expect(Object.keys(tools.en.prompt.givenNames)).toEqual(Object.keys(tools.es.prompt.givenNames));
});

test("a plan's name of a field is told in the reader's words where the page does not show it", () => {
  const given = set("repeat", ["título", "Zona"]);
  const from = ["type", "header"] as const;
  const shown = { ...given, fields: given.fields.map((field, i) => ({ ...field, nameFrom: from[i]! })) };
  expect(["título", "Zona", "otra"].map(fieldNaming(shown, "en"))).toEqual(["title", "Zona", "otra"]);
  expect(fieldNaming(undefined, "en")("título")).toBe("título");
});
