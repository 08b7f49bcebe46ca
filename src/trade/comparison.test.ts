import { afterAll, beforeAll, expect, test } from "vitest";
import { compareReports, type ComparedFigure } from "../domain/comparison.ts";
import type { NoInsight } from "../domain/insight.ts";
import type { ReportEvidence } from "../domain/report.ts";
import { openTrade, type Trade } from "./index.ts";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade({ dataFolder: "data/trade" });
});
afterAll(() => trade.close());

async function reportOf(product: string): Promise<ReportEvidence> {
  const research = await trade.research({ product, language: "es" });
  if (!research.found) throw new Error(`no report of ${product}`);
  return research.evidence;
}

test("each side has its own report's figures, with their source and year", async () => {
  const [avocado, cable] = [await reportOf("aguacate"), await reportOf("8544.60")];
  const { figures } = compareReports(avocado, cable);
  const sidesOf = (wanted: ComparedFigure) => figures.find(({ key }) => key === wanted)!.sides;
  const [own, other] = sidesOf("world-value");
  expect([own.value, other.value]).toEqual([avocado.worldValueUsd.value, cable.worldValueUsd.value]);
  expect([own.years, other.years]).toEqual([
    [2011, 2011],
    [2023, 2023],
  ]);
  expect([own.sources[0]?.id, other.sources[0]?.id]).toEqual(["fao-trade", "baci"]);
  expect(sidesOf("leader").map(({ value }) => value)).toEqual(["México", "China"]);
  expect(sidesOf("concentration")[0].value).toBe(avocado.insight?.exporters.finding?.hhi);
  expect(sidesOf("production")[0]).toMatchObject({ years: [2022, 2022], sources: [{ id: "faostat-production" }] });
  expect(sidesOf("production")[1]).toMatchObject({ value: null, reason: "no-production-source" });
  for (const side of figures.flatMap(({ sides }) => sides)) {
    if (side.value === null) expect(side.reason).not.toBeNull();
    else expect(side.sources.length).toBeGreaterThan(0);
  }
});

test("a production of one year is told although it has no trend, and that of an older report from its trend", async () => {
  const avocado = await reportOf("aguacate");
  const { trends, ...insight } = avocado.insight!;
  const oneYear: NoInsight = { finding: null, reason: "one-year", sources: [], years: null };
  const known = { ...avocado, insight: { ...insight, trends: { ...trends, production: oneYear } } };
  const { worldProduction, ...older } = avocado;
  for (const report of [known, older]) {
    const { figures } = compareReports(report, avocado);
    const [told] = figures.find(({ key }) => key === "production")!.sides;
    expect(told).toMatchObject({ value: worldProduction?.value, years: [2022, 2022], basis: "derived" });
  }
});

test("the ten largest exporters of each are there, the larger share first, and who does not export it is told apart", async () => {
  const [avocado, mango] = [await reportOf("aguacate"), await reportOf("mango")];
  const { countries } = compareReports(avocado, mango);
  const codes = countries.map(({ iso3 }) => iso3);
  for (const { rows } of [avocado, mango])
    expect(codes).toEqual(expect.arrayContaining(rows.slice(0, 10).map(({ iso3 }) => iso3)));
  expect(new Set(codes).size).toBe(codes.length);
  const largest = countries.map(({ sides }) => Math.max(...sides.map((side) => Number(side?.share.value ?? 0))));
  expect(largest).toEqual(largest.toSorted((a, b) => b - a));
  const peru = countries.find(({ iso3 }) => iso3 === "PER")!;
  const row = avocado.rows.find(({ iso3 }) => iso3 === "PER")!;
  expect(peru.sides[0]?.value.value).toBe(row.value.value);
  expect(peru.sides[0]?.price.value).toBe(row.exportPrice.value);
  expect(peru.sides[0]?.share.value).toBeCloseTo(row.value.value! / avocado.worldValueUsd.value!, 12);
  expect(avocado.rows.some(({ iso3 }) => iso3 === "PAK")).toBe(false);
  expect(countries.find(({ iso3 }) => iso3 === "PAK")?.sides[0]).toBeNull();
});

test("of a report of few reporters no share of the world is told", async () => {
  const { figures, countries } = compareReports(await reportOf("quinua"), await reportOf("aguacate"));
  expect(figures.find(({ key }) => key === "world-value")?.sides[0]).toMatchObject({
    value: null,
    reason: "not-reported-apart",
  });
  const bolivia = countries.find(({ iso3 }) => iso3 === "BOL")?.sides[0];
  expect(bolivia?.value.value).toBe(72_157_000);
  const mexico = countries.find(({ iso3 }) => iso3 === "MEX")?.sides[0];
  expect(mexico?.value).toMatchObject({ value: null, reason: "not-reported-apart" });
  expect(bolivia?.share).toMatchObject({ value: null, reason: "not-reported-apart" });
});

test("the five largest makers of each are there, the larger share first, with the year and source of what they make", async () => {
  const [avocado, mango] = [await reportOf("aguacate"), await reportOf("mango")];
  const { makers } = compareReports(avocado, mango);
  const codes = makers.map(({ iso3 }) => iso3);
  for (const { insight } of [avocado, mango])
    expect(codes).toEqual(
      expect.arrayContaining(insight!.makers!.finding!.leaders.slice(0, 5).map(({ iso3 }) => iso3)),
    );
  expect([codes[0], new Set(codes).size]).toEqual(["IND", codes.length]);
  const [own, other] = makers.find(({ iso3 }) => iso3 === "MEX")!.sides;
  const [leader] = avocado.insight!.makers!.finding!.leaders;
  expect([own?.tonnes.value, own?.share.value]).toEqual([leader!.tonnes, leader!.share]);
  expect(own?.tonnes).toMatchObject({ years: [2022, 2022], sources: [{ id: "faostat-production" }] });
  expect(other?.share.value).toBeLessThan(own!.share.value as number);
});

test("who is not among the largest makers is told by its own row, and a product of no known makers by its reason", async () => {
  const [avocado, cable] = [await reportOf("aguacate"), await reportOf("8544.60")];
  const { makers } = compareReports(avocado, cable);
  expect(makers.map(({ sides }) => sides[1]?.tonnes.reason)).toEqual(
    // Who exports cable has a row, whose production has a reason of its own.
    makers.map(({ iso3 }) =>
      cable.rows.some((row) => row.iso3 === iso3) ? "no-production-source" : "no-production-figures",
    ),
  );
  const garlic = compareReports(avocado, await reportOf("ajo")).makers.find(({ iso3 }) => iso3 === "CHN")!;
  const row = avocado.rows.find(({ iso3 }) => iso3 === "CHN")!;
  expect(garlic.sides[0]?.tonnes.value).toBe(row.production.value);
  expect(garlic.sides[0]?.share.value).toBeCloseTo(row.production.value! / avocado.worldProduction!.value!, 12);
  expect(compareReports(cable, cable).makers).toEqual([]);
});
