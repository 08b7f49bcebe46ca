import { expect, test } from "vitest";
import { findMakers } from "./makers.ts";

const named = (iso3: string) => ({ iso3, country: iso3 });
const made = (country: string, tonnes: Record<number, number>) =>
  Object.entries(tonnes).map(([year, each]) => ({ country, year: Number(year), tonnes: each }));

test("makers are those of the newest whole year, with their share of it and of the first whole year", () => {
  const doubling = { 2018: 10, 2019: 20, 2020: 40, 2021: 80 };
  const facts = [
    ...made("PER", doubling),
    ...made("CHL", { 2018: 120, 2019: 120, 2020: 120, 2021: 120 }),
    // Began later.
    ...made("MEX", { 2020: 1, 2021: 50 }),
    ...made("BOL", { 2018: 5, 2019: 5, 2020: 5, 2021: 0 }),
    // Of 2022 one country only has come in.
    ...made("ESP", { 2022: 999 }),
  ];
  const makers = findMakers(facts, named);
  expect(makers).toMatchObject({ first: 2018, last: 2021, totalTonnes: 250, countries: 3 });
  expect(makers?.leaders.map(({ iso3, share, firstShare }) => [iso3, share, firstShare])).toEqual([
    ["CHL", 0.48, 120 / 135],
    ["PER", 0.32, 10 / 135],
    ["MEX", 0.2, null],
  ]);
});

test("nobody makes what is made nowhere", () => {
  expect(findMakers(made("PER", { 2020: 0 }), named)).toBeNull();
});
