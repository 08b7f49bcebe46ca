import { expect, test } from "vitest";
import { type Cell, plainCell } from "./extraction.ts";
import type { ValueType } from "./survey.ts";

const cell = (raw: string, value: Cell["value"], at: Partial<NonNullable<Cell["at"]>> = {}): Cell => ({
  raw,
  value,
  basis: "page",
  at: { path: "/html[1]/body[1]/p[1]", ...at },
});
const inScript = { path: "/html[1]/head[1]/script[1]#/name" };

test.each<[string, ValueType, Cell, string]>([
  ["a text as it stands", "text", cell("Olla &amp; tapa", "Olla & tapa"), "Olla &amp; tapa"],
  ["a text for machines as a person reads it", "text", cell("Olla &amp; tapa", "Olla & tapa", inScript), "Olla & tapa"],
  ["a text of an attribute too", "text", cell("PT45M", "45 min", { attr: "content" }), "45 min"],
  ["a price as it stands", "price", cell("12,50 €", 12.5), "12,50 €"],
  ["an address in full", "url", cell("/p1", "https://www.ejemplo.es/p1"), "https://www.ejemplo.es/p1"],
  ["a day as it stands", "date", cell("7 de mayo", "2022-05-07"), "7 de mayo"],
  ["a moment with the time of day there", "date", cell("2022-05-07T20:06:23-05:00", "2022-05-07"), "2022-05-07 20:06"],
  ["a moment in universal time", "date", cell("2022-05-07T20:06:23.660Z", "2022-05-07"), "2022-05-07 20:06 UTC"],
  ["midnight as the day", "date", cell("2022-05-07T00:00:00Z", "2022-05-07"), "2022-05-07"],
  ["what is no moment as it stands", "date", cell("2022-05-07TBD", "2022-05-07"), "2022-05-07TBD"],
])("a person reads %s", (_, type, one, shown) => {
  expect(plainCell(one, type)).toBe(shown);
});

test("an empty cell shows nothing", () => {
  expect(plainCell({ value: null, raw: "", basis: "page", at: null }, "text")).toBeNull();
});
