import { expect, test } from "vitest";
import { parsePrompt } from "../parse.ts";

const parse = (prompt: string) =>
  parsePrompt(prompt, { capturedAt: "2026-05-04T10:00:00Z", order: "day-first" }, () => false);

test.each([
  ["Extrae el nombre, el dato «latest user» y el enlace de cada registro", ["nombre", "latest user", "enlace"]],
  ["nombre, el campo «precio más bajo» y el enlace", ["nombre", "precio más bajo", "enlace"]],
  ["Extract the title, the latest user and the link of every record", ["title", "latest user", "link"]],
  ["Extract the name, the highest price and the unique id of each row", ["name", "highest price", "unique id"]],
  ["Saca el nombre, la mejor vuelta y el último precio de cada fila", ["nombre", "mejor vuelta", "último precio"]],
])("what is told of each record orders and chooses none: %s", (prompt, titles) => {
  const { columns, sort, limit, distinct, filters } = parse(prompt);
  expect(columns.map(({ title }) => title)).toEqual(titles);
  expect({ sort, limit, distinct, filters }).toEqual({ sort: [], limit: null, distinct: false, filters: [] });
});

test("what stands in quotation marks has the meaning of its words", () => {
  expect(parse("el dato «precio» y el dato «autor»").columns.map(({ concept }) => concept?.id)).toEqual([
    "price",
    "author",
  ]);
});

test("an order of the records stays one", () => {
  expect(parse("los 3 productos más baratos, con nombre y precio").limit?.count).toBe(3);
  expect(parse("the latest post of each author").columns).not.toEqual([]);
  expect(parse("name and price of every record, the cheapest first").sort).toHaveLength(1);
});
