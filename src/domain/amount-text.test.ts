import { expect, test } from "vitest";
import { parseAmount, parseAmounts } from "./amount-text.ts";

test.each([
  ["10", null, { value: 10, before: "", after: "", decimals: 0 }],
  ["1.234,50 €", ",", { value: 1234.5, before: "", after: " €", decimals: 2 }],
  ["US$ 1,200", ".", { value: 1200, before: "US$ ", after: "", decimals: 0 }],
  ["-3", null, { value: -3, before: "", after: "", decimals: 0 }],
  ["12,5 %", ",", { value: 12.5, before: "", after: " %", decimals: 1 }],
  ["1 234 567 t", null, { value: 1_234_567, before: "", after: " t", decimals: 0 }],
  ["1.234.567", null, { value: 1_234_567, before: "", after: "", decimals: 0 }],
  ["12 mm", null, { value: 12, before: "", after: " mm", decimals: 0 }],
  ["3,75 USD/kg", ",", { value: 3.75, before: "", after: " USD/kg", decimals: 2 }],
] as const)("%j is an amount", (text, decimal, amount) => {
  expect(parseAmount(text, decimal)).toEqual(amount);
});

test.each([
  ["007", "a code"],
  ["+52 33 3615 1000", "a telephone number"],
  ["3 millones", "a number in words"],
  ["12-15 €", "a range"],
  ["aprox. 12", "not exact"],
  ["1.234", "one of two numbers"],
  ["12345678901234567", "longer than a number holds"],
  ["4,5 de 5", "two numbers"],
  ["EXP-001", "a name"],
  ["2024-03-05", "a day"],
  ["=1+1", "a formula"],
  ["", "nothing"],
  [`1${" ".repeat(80)}€`, "a text with room in it"],
])("%j is %s, not an amount", (text) => {
  expect(parseAmount(text, null)).toBeNull();
});

test("a column is read by its own decimal sign, texts between its numbers stay", () => {
  const column = parseAmounts(["1.234 €", "2,5 €", "99,90 €", "a consultar"]);
  expect(column).toEqual({ values: [1234, 2.5, 99.9, null], before: "", after: " €", decimals: 2 });
});

test("a column of several units is none of amounts", () => {
  expect(parseAmounts(["12 €", "13 $"])).toBeNull();
  expect(parseAmounts(["sí", "no"])).toBeNull();
});

test("a mark that thousands alone have groups them; one that all have may be either", () => {
  expect(parseAmounts(["987", "1,234", "12,345"])?.values).toEqual([987, 1234, 12_345]);
  expect(parseAmounts(["1,234", "2,345"])).toBeNull();
  expect(parseAmounts(["1987", "1,234"])?.values).toEqual([1987, null]);
});

test("versions are no amounts, prices with as many decimals are", () => {
  expect(parseAmounts(["1.9", "1.10", "2.0"])).toBeNull();
  expect(parseAmounts(["1.90", "1.10", "2"])).toMatchObject({ values: [1.9, 1.1, 2], decimals: 2 });
});
