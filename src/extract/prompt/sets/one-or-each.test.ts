import { expect, test } from "vitest";
import { askedColumn } from "../parsing/asked.ts";
import { asksOfEach, asksOfOne, withoutGoods } from "./one-or-each.ts";

test.each([
  ["precio y SKU del producto", true],
  ["price and availability of this item.", true],
  ["título, autor y fecha de la noticia", true],
  ["nombre y precio de los productos", false],
  ["el precio de cada producto", false],
  ["nombre del producto y precio", false],
  ["precios del mercado", false],
  ["precio y disponibilidad", false],
])("%s: of one thing, %s", (prompt, isOfOne) => {
  expect(asksOfOne(prompt)).toBe(isOfOne);
});

test("every record is of many", () => {
  expect(asksOfEach("Extract the price of every record in the list")).toBe(true);
  expect(asksOfEach("precio del producto")).toBe(false);
});

test.each([
  [
    ["precio", "disponibilidad del producto"],
    ["precio", "disponibilidad"],
  ],
  [
    ["price", "availability of the product"],
    ["price", "availability"],
  ],
  [
    ["puesto", "correo de la empresa"],
    ["puesto", "correo de la empresa"],
  ],
  [["precio del producto"], ["precio del producto"]],
])("%j are columns %j", (asked, columns) => {
  expect(withoutGoods(asked.map(askedColumn)).map(({ title }) => title)).toEqual(columns);
});
