import { expect, test } from "vitest";
import { shorteningOf } from "./stands-for.ts";

test("a heading is short for words by their initials, by letters of one in order, or by its first letter", () => {
  expect(shorteningOf("CP", ["cargo", "planes"])).toBe(3);
  expect(shorteningOf("Avg", ["weekly", "average"])).toBe(2);
  expect(shorteningOf("ShQty", ["quantity"])).toBe(2);
  expect(shorteningOf("Tm", ["team"])).toBe(2);
  expect(shorteningOf("D", ["direccion"])).toBe(1);
});

test("it is also short for what another language calls just that, where it is the beginning of it", () => {
  expect(shorteningOf("Opp", ["rival"])).toBe(2);
  expect(shorteningOf("Op", ["rival"])).toBe(0);
  expect(shorteningOf("Opponents", ["rival"])).toBe(0);
});

test("letters out of order, vowels within and words in full are not short for anything", () => {
  expect(shorteningOf("Gva", ["average"])).toBe(0);
  expect(shorteningOf("Ev", ["event"])).toBe(0);
  expect(shorteningOf("Net", ["nett"])).toBe(0);
  expect(shorteningOf("D", ["fecha", "direccion"])).toBe(0);
});
