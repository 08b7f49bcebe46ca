import { expect, test } from "vitest";
import { wholeYears } from "./whole-years.ts";

const facts = (year: number, ...countries: string[]) => countries.map((country) => ({ year, country }));

test("a year that fewer than half as many countries report as the best one is still coming in", () => {
  const whole = [...facts(2020, "CHL", "PER", "MEX", "KEN"), ...facts(2021, "CHL", "PER")];
  expect(wholeYears([...whole, ...facts(2022, "CHL")])).toEqual(whole);
  expect(wholeYears([])).toEqual([]);
});

test("several facts of a country in a year are one country", () => {
  const whole = facts(2020, "CHL", "PER", "MEX");
  expect(wholeYears([...whole, ...facts(2021, "CHL", "CHL", "CHL")])).toEqual(whole);
});
