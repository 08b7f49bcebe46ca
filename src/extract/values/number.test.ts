import { expect, test } from "vitest";
import { decideDecimalMark, parseNumber } from "./number.ts";

test.each([
  ["1.234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["1 234 567", 1_234_567],
  ["1'234", 1234],
  ["12,5", 12.5],
  ["0.125", 0.125],
  ["1.234.567", 1_234_567],
  ["-3,2", -3.2],
  ["(45)", -45],
])("reads %s as %d", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test("three digits after one mark are thousands unless the page writes decimals with it", () => {
  expect(parseNumber("1.234")).toBe(1234);
  expect(parseNumber("1.234", ".")).toBe(1.234);
});

test("words and mixed figures are not numbers", () => {
  expect(parseNumber("12 pisos")).toBeNull();
  expect(parseNumber("")).toBeNull();
  expect(parseNumber("23-1701")).toBeNull();
});

test("a page's decimal mark is what its clear values agree on", () => {
  expect(decideDecimalMark(["1.250,00", "3,50", "12,95"])).toBe(",");
  expect(decideDecimalMark(["1,250.00", "3.50"])).toBe(".");
  expect(decideDecimalMark(["1.250", "3,5", "2.5"])).toBeNull();
});
