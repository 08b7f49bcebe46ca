import { expect, test } from "vitest";
import { parsePrompt } from "./parse.ts";
import { readNumberWords } from "./number-words.ts";

const dates = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" } as const;
const parse = (prompt: string) => parsePrompt(prompt, dates, () => false);

test.each([
  ["quince", 15],
  ["treinta y cinco", 35],
  ["mil", 1_000],
  ["dos mil quinientos", 2_500],
  ["ciento veinte mil", 120_000],
  ["two hundred and fifty", 250],
  ["twenty-five thousand", 25_000],
  ["a hundred", 100],
  ["mil y una", null],
  ["mileurista", null],
])("%s is %j", (words, figure) => {
  expect(readNumberWords(words)).toBe(figure);
});

test.each([
  ["alojamientos por debajo de setenta euros la noche", "lt", 70],
  ["las que valen más de mil pesos", "gt", 1_000],
  ["entre dos mil y tres mil quinientos soles", "between", [2_000, 3_500]],
  ["más de un millón de dólares", "gt", 1_000_000],
  ["under two hundred dollars", "lt", 200],
  ["entre dos y tres habitaciones", "between", [2, 3]],
])("%s compares with the figure", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value }]);
});

test("days and records are counted in words too", () => {
  expect(parse("las de los últimos quince días").filters).toMatchObject([{ value: ["2026-02-23", "2026-03-10"] }]);
  expect(parse("los veinte más baratos").limit).toEqual({ count: 20, isOfSort: true });
  expect(parse("mil gracias, nombre y precio").filters).toEqual([]);
});
