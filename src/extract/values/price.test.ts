import { expect, test } from "vitest";
import { findPrice, parsePrice } from "./price.ts";

test.each([
  ["1.299,00 €", 1299, "EUR"],
  ["$1,299.00", 1299, "USD"],
  ["Precio: 45 €", 45, "EUR"],
  ["S/ 120.50", 120.5, "PEN"],
  ["MX$ 1,500", 1500, "MXN"],
  ["EUR 12.5", 12.5, "EUR"],
  ["£9.99 each", 9.99, "GBP"],
  ["R$ 10,00", 10, "BRL"],
])("reads %s", (text, amount, currency) => {
  expect(findPrice(text)).toMatchObject({ amount, currency });
});

test("the span covers the amount and its sign only", () => {
  const text = "Desde 19,90 € al mes";
  const price = findPrice(text);
  expect(text.slice(...(price?.span ?? [0, 0]))).toBe("19,90 €");
});

test("a bare number is a price only where one is expected; free is nothing", () => {
  expect(findPrice("1.250")).toBeNull();
  expect(parsePrice("1.250,00")?.amount).toBe(1250);
  expect(parsePrice("Gratis")?.amount).toBe(0);
  expect(parsePrice("Consultar")).toBeNull();
});
