import { expect, test } from "vitest";
import { decimalSignOf, parseNumericText } from "./numeric-text.ts";

test.each<[string, number | null]>([
  ["1234.5", 1234.5],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["1 234,5", 1234.5],
  ["$1,200,000", 1_200_000],
  ["US$ 1.200.000", 1_200_000],
  ["-1.234,56 €", -1234.56],
  ["(1,200)", -1200],
  ["−5", -5],
  ["2.89 billion", 2.89e9],
  ["2,89 mil millones", 2.89e9],
  ["2.89 mil millones de USD", 2.89e9],
  ["1,2 billones", 1.2e12],
  ["3 millones", 3e6],
  ["3M", 3e6],
  ["$2.5m", 2.5e6],
  ["US$ 5 mm", 5e6],
  ["5 MM USD", 5e6],
  ["$3 tn", 3e12],
  ["12 mm", 12],
  ["3 tn", 3],
  ["$80 m²", 80],
  ["450k", 450_000],
  ["450 mil", 450_000],
  ["1.2–1.5", 1.35],
  ["1,2 - 1,4 USD/kg", 1.3],
  ["1 a 3 millones", 2e6],
  ["2.56 USD/kg", 2.56],
  ["BDT 4,279", 4279],
  ["1 250 SEK", 1250],
  ["Try 3", null],
  ["12 %", 12],
  ["~40", 40],
  ["aprox. 40 t", 40],
  ["0,456", 0.456],
  ["1e5", 100_000],
  ["25 m²", 25],
  ["", null],
  ["N/A", null],
  ["+34 912 345 678", null],
  ["555-0100", null],
  ["2024-05-01", null],
  ["12/05/2024", null],
  ["12:30", null],
  ["007", null],
  ["Calle Mayor 3", null],
  ["3 rooms with a view", null],
  ["v1.2.3", null],
])("%j states %j", (text, number) => {
  const parsed = parseNumericText(text);
  if (number === null) expect(parsed).toBeNull();
  else expect(parsed).toBeCloseTo(number, 6);
});

test("a text that both styles could have written follows the given sign, else it is a whole number", () => {
  expect(parseNumericText("1.234")).toBe(1234);
  expect(parseNumericText("1.234", ".")).toBe(1.234);
  expect(parseNumericText("1.234", ",")).toBe(1234);
  expect(parseNumericText("1,234", ",")).toBe(1.234);
});

test("the decimal sign of a column is what its clear values show", () => {
  expect(decimalSignOf(["1.234", "2,5"])).toBe(",");
  expect(decimalSignOf(["1,234.50"])).toBe(".");
  expect(decimalSignOf(["1.234.567"])).toBe(",");
  expect(decimalSignOf(["1.234", "12"])).toBeNull();
});
