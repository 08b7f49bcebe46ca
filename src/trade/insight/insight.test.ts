import { describe, expect, test } from "vitest";
import type { TradePair, TradeSide } from "../figures.ts";
import { findBuyers } from "./buyers.ts";
import { findGapsBySeller, findMarketGaps, openMarket } from "./market-gaps.ts";
import { findSpecialisation } from "./specialisation.ts";
import { findShares } from "./market-shares.ts";
import { findMargins } from "./pair-margins.ts";
import { findPricePositions } from "./price-position.ts";
import { findSeasonality } from "./seasonality.ts";
import { growthOf, theilSenSlope } from "./theil-sen.ts";
import { easeOfTrade, sumAllTrade, type TradeMatrix } from "./trade-matrix.ts";
import { findGrowingImporters, findLosingSuppliers, findWorldTrends, type YearlyTrade } from "./yearly.ts";

const packCountry = (iso3: string) => [...iso3].reduce((packed, letter) => packed * 256 + letter.charCodeAt(0), 0);
const sumPairs = (pairs: readonly { exporter: string; importer: string; usd: number }[]) =>
  sumAllTrade([
    Float64Array.from(pairs, (each) => packCountry(each.exporter)),
    Float64Array.from(pairs, (each) => packCountry(each.importer)),
    Float64Array.from(pairs, ({ usd }) => usd),
  ]);
const easeBetween = (all: TradeMatrix, exporter: string, importer: string): number =>
  easeOfTrade(all, all.places.get(exporter), all.places.get(importer));
const named = (iso3: string) => ({ iso3, country: `the ${iso3}` });
const series = (...values: number[]) => values.map((value, i) => ({ year: 2010 + i, value }));
const side = (usd: number, tonnes = 0): TradeSide => ({ usd, weighedUsd: tonnes > 0 ? usd : 0, tonnes });
const exporter = (
  iso3: string,
  valueUsd: number,
  usdPerKg: number | null,
  buyersUsdPerKg: number | null = usdPerKg,
) => ({ ...named(iso3), valueUsd, usdPerKg, buyersUsdPerKg });
const usdOf = (own: readonly TradePair[]) => own.reduce((sum, { exports }) => sum + (exports?.usd ?? 0), 0);
const monthsOf = (of: number, peak: number) =>
  Array.from({ length: 12 }, (_, i) => ({ year: of, month: i + 1, usd: i + 1 === peak ? 230 : 70 }));
const fact = (year: number, flow: YearlyTrade["flow"], country: string, usd: number, tonnes = 0): YearlyTrade => ({
  year,
  flow,
  country,
  usd,
  weighedUsd: tonnes > 0 ? usd : 0,
  tonnes,
});
const pair = (exporter: string, importer: string, exports: TradeSide | null, imports: TradeSide | null): TradePair => ({
  exporter,
  importer,
  exports,
  imports,
  balanced: null,
});

describe("growth", () => {
  test("is the middle slope, which one wrong year does not move", () => {
    expect(theilSenSlope(series(1, 3, 5, 7, 9))).toBe(2);
    expect(theilSenSlope(series(1, 3, 5, 700, 9))).toBe(2);
    expect(theilSenSlope(series(1))).toBeNull();
  });

  test("of a series that doubles every year is 100 % a year, in whatever order it comes", () => {
    const growth = growthOf(series(1, 2, 4, 8).toReversed());
    expect(growth?.growthPerYear).toBeCloseTo(1, 12);
    expect(growth).toMatchObject({ method: "theil-sen", points: series(1, 2, 4, 8) });
  });

  test("of two or three years is last over first; of one there is none", () => {
    expect(growthOf(series(100, 400, 121))).toMatchObject({ method: "last-over-first" });
    expect(growthOf(series(100, 400, 121))?.growthPerYear).toBeCloseTo(0.1, 12);
    expect(growthOf(series(100))).toBeNull();
    expect(growthOf(series(100, 0))).toBeNull();
  });
});

test("shares add up to the market, and their squares to its concentration", () => {
  const shares = findShares([60, 30, 10, 0].map((valueUsd, i) => ({ ...named(`C${i}`), valueUsd })));
  expect(shares).toMatchObject({ countries: 3, totalUsd: 100, level: "high" });
  expect(shares?.topThreeShare).toBeCloseTo(1, 12);
  expect(shares?.hhi).toBeCloseTo(0.46, 12);
  expect(shares?.leaders.map(({ share }) => share)).toEqual([0.6, 0.3, 0.1]);
  expect(findShares([])).toBeNull();
});

test("the price position is the price over the world's; the extremes are of those that matter", () => {
  const prices = findPricePositions(
    [exporter("BIG", 600, 2), exporter("DEAR", 395, 3), exporter("TINY", 5, 90), exporter("NONE", 50, null)],
    2.5,
  );
  expect(prices).toMatchObject({ lowest: { iso3: "BIG", ratio: 0.8 }, highest: { iso3: "DEAR", ratio: 1.2 } });
  expect(prices?.positions.map(({ iso3 }) => iso3)).toEqual(["BIG", "DEAR", "TINY"]);
  expect(findPricePositions([exporter("BIG", 600, 2)], null)).toBeNull();
});

test("the extremes are of no exporter whose buyers report three times its price, unless it is so of all", () => {
  const contradicted = [exporter("LOW", 300, 0.2, 3), exporter("HIGH", 300, 30, 4)];
  const prices = findPricePositions(
    [exporter("BIG", 600, 2), exporter("DEAR", 400, 3, 8), exporter("ALONE", 100, 2.5, null), ...contradicted],
    2.5,
  );
  expect(prices).toMatchObject({ lowest: { iso3: "BIG" }, highest: { iso3: "DEAR" } });
  expect(prices?.positions.map(({ iso3 }) => iso3)).toEqual(["BIG", "DEAR", "LOW", "HIGH", "ALONE"]);
  expect(findPricePositions(contradicted, 2.5)).toMatchObject({ lowest: { iso3: "LOW" }, highest: { iso3: "HIGH" } });
});

test("a margin needs a price on both sides, and the bounds hold", () => {
  const pairs = [
    pair("AAA", "BBB", side(1_000, 1), side(1_300, 1)),
    pair("AAA", "CCC", side(2_000, 2), side(2_200, 2)),
    pair("AAA", "DDD", side(9_000), side(9_900, 3)),
    pair("AAA", "EEE", side(500, 1), side(50_000, 1)),
  ];
  const margins = findMargins(pairs, { exports: null, imports: { low: 0.5, high: 20 } }, named);
  expect(margins?.pairs).toBe(2);
  expect(margins?.median).toBeCloseTo(0.2, 12);
  expect(margins?.largest.map(({ importer }) => importer.iso3)).toEqual(["CCC", "BBB"]);
  expect(findMargins([pair("AAA", "BBB", side(1, 1), null)], { exports: null, imports: null }, named)).toBeNull();
});

describe("gaps", () => {
  const all = sumPairs([
    { exporter: "AAA", importer: "MMM", usd: 100 },
    { exporter: "AAA", importer: "NNN", usd: 100 },
    { exporter: "BBB", importer: "MMM", usd: 300 },
    { exporter: "BBB", importer: "NNN", usd: 500 },
  ]);

  test("ease is trade over what shares lead to expect, at most two", () => {
    expect(easeBetween(all, "AAA", "MMM")).toBeCloseTo(100 / ((200 * 400) / 1_000), 12);
    expect(easeBetween(all, "AAA", "ZZZ")).toBe(0);
    const lonely = sumPairs([
      { exporter: "AAA", importer: "MMM", usd: 1 },
      { exporter: "BBB", importer: "NNN", usd: 999 },
    ]);
    expect(easeBetween(lonely, "AAA", "MMM")).toBe(2);
  });

  test("nothing sold, or sold for nothing, leaves none", () => {
    for (const pairs of [[], [pair("AAA", "NNN", side(0), null)]]) {
      expect(findMarketGaps(openMarket(pairs, all), named)).toEqual([]);
      expect(findGapsBySeller(openMarket(pairs, all), named)).toEqual([]);
    }
  });

  test("the largest come first and none is below what is sold already", () => {
    const pairs = [
      pair("AAA", "NNN", side(400), null),
      pair("BBB", "MMM", side(500), null),
      pair("BBB", "NNN", side(100), null),
    ];
    const gaps = findMarketGaps(openMarket(pairs, all), named);
    expect(gaps.map(({ exporter, importer }) => exporter.iso3 + importer.iso3)).toEqual(["AAAMMM", "BBBNNN"]);
    expect(gaps[0]).toMatchObject({ supplyShare: 0.4, demandUsd: 500, actualUsd: 0 });
    expect(gaps[0]?.unrealisedUsd).toBeCloseTo(0.4 * 500 * 1.25, 9);
    expect(gaps[1]?.unrealisedUsd).toBeCloseTo(0.6 * 500 * (500 / 480) - 100, 9);
  });

  test("specialised is who has more of a product in its exports than the world has", () => {
    const pairs = [pair("AAA", "NNN", side(50), null), pair("BBB", "MMM", side(50), null)];
    const found = findSpecialisation(openMarket(pairs, all), all, named);
    expect(found.map(({ iso3 }) => iso3)).toEqual(["AAA", "BBB"]);
    expect(found[0]).toMatchObject({ valueUsd: 50, ownShare: 0.25 });
    expect(found[0]?.ratio).toBeCloseTo(0.25 / 0.1, 12);
    expect(found[1]?.ratio).toBeCloseTo(50 / 800 / 0.1, 12);
    const withIsland = [...pairs, pair("ISL", "MMM", side(0.5), null)];
    expect(findSpecialisation(openMarket(withIsland, all), all, named)).toHaveLength(2);
  });

  test("each seller has its own, without those not worth a call", () => {
    const pairs = [
      pair("AAA", "NNN", side(4_000_000), null),
      pair("BBB", "MMM", side(5_000_000), null),
      pair("BBB", "NNN", side(1_000), null),
      pair("CCC", "NNN", side(500), null),
    ];
    const [largest, next, ...others] = findGapsBySeller(openMarket(pairs, all), named);
    expect(largest).toMatchObject({ iso3: "BBB", markets: [{ iso3: "NNN", actualUsd: 1_000 }] });
    expect(next).toMatchObject({ iso3: "AAA", markets: [{ iso3: "MMM", actualUsd: 0 }] });
    expect(others).toEqual([]);
    const widest = findMarketGaps(openMarket(pairs, all), named).map(({ unrealisedUsd }) => unrealisedUsd);
    expect(widest).toEqual([next, largest].map((seller) => seller?.markets[0]?.unrealisedUsd));
  });

  test("the ten of many are the ten that a full search finds", () => {
    const countries = Array.from({ length: 30 }, (_, i) => `C${String(i).padStart(2, "0")}`);
    const traded = countries.flatMap((e, a) =>
      countries.flatMap((i, b) => (a === b ? [] : [{ e, i, usd: ((a * 31 + b * 17) % 23) * ((a % 7) + 1) * 100 }])),
    );
    const world = sumPairs(traded.map(({ e, i, usd }, k) => ({ exporter: e, importer: i, usd: usd + (k % 11) * 300 })));
    const pairs = traded.filter(({ usd }) => usd > 0).map(({ e, i, usd }) => pair(e, i, side(usd), null));
    const supply = Map.groupBy(pairs, ({ exporter }) => exporter);
    const demand = Map.groupBy(pairs, ({ importer }) => importer);
    const full = [...supply].flatMap(([e, sold]) =>
      [...demand].flatMap(([i, bought]) => {
        const actual = usdOf(sold.filter(({ importer }) => importer === i));
        const share = Math.min(1, (usdOf(sold) / usdOf(pairs)) * easeBetween(world, e, i));
        const potential = e === i ? 0 : share * usdOf(bought);
        return Math.max(0, potential - actual);
      }),
    );
    const expected = full.toSorted((a, b) => b - a).slice(0, 10);
    const found = findMarketGaps(openMarket(pairs, world), named).map(({ unrealisedUsd }) => unrealisedUsd);
    expect(found).toHaveLength(10);
    for (const [i, usd] of found.entries()) expect(usd).toBeCloseTo(expected[i] ?? 0, 6);
  });
});

describe("buyers", () => {
  const unbounded = { exports: null, imports: null };

  test("come by value, each with its price on arrival and its suppliers by theirs", () => {
    const pairs = [
      pair("AAA", "MMM", side(100), side(212, 53)),
      pair("BBB", "MMM", null, side(106, 106)),
      pair("AAA", "NNN", side(50, 25), null),
    ];
    const wide = { low: 0, high: 1_000 };
    const [first, second] = findBuyers(pairs, { exports: wide, imports: wide }, named);
    expect(first).toMatchObject({ iso3: "MMM", valueUsd: 250, isEstimated: false, sellers: 2 });
    expect(first?.share).toBeCloseTo(250 / 300, 12);
    expect(first?.usdPerKg).toBeCloseTo((212 + 106) / (53 + 106) / 1_000, 12);
    expect(first?.suppliers).toMatchObject([
      { iso3: "AAA", share: 0.6, isEstimated: false },
      { iso3: "BBB", share: 0.4 },
    ]);
    expect(second).toMatchObject({ iso3: "NNN", isEstimated: true });
    expect(second?.usdPerKg).toBeCloseTo((50 / 25 / 1_000) * 1.06, 12);
  });

  test("without weights have no price, and without value are none", () => {
    const pairs = [pair("AAA", "MMM", side(100), null), pair("AAA", "NNN", side(0), null)];
    expect(findBuyers(pairs, unbounded, named)).toMatchObject([
      { iso3: "MMM", usdPerKg: null, isEstimated: false, suppliers: [{ usdPerKg: null, isEstimated: false }] },
    ]);
  });
});

describe("over the years", () => {
  const years = [2014, 2015, 2016, 2017];

  test("the world's value, volume and price grow each at its own pace", () => {
    const facts = years.flatMap((year, i) => [
      fact(year, "exports", "AAA", 1_000 * 1.21 ** i, 1.1 ** i),
      fact(year, "exports", "BBB", 500),
      fact(year, "imports", "CCC", 9_000 * 5 ** i, 1),
    ]);
    const trends = findWorldTrends(facts);
    expect(trends.volume?.growthPerYear).toBeCloseTo(0.1, 12);
    expect(trends.price?.growthPerYear).toBeCloseTo(0.1, 12);
    expect(trends.value?.points.map(({ value }) => value)[0]).toBe(1_500);
    expect(findWorldTrends(facts.filter(({ year }) => year === 2014)).value).toBeNull();
  });

  test("growing importers are those that matter and grow; losing suppliers those whose share falls", () => {
    const facts = years.flatMap((year, i) => [
      fact(year, "imports", "UPP", 100 * 1.3 ** i),
      fact(year, "imports", "DWN", 500 * 0.9 ** i),
      fact(year, "imports", "TNY", 0.1 * 6 ** i),
      ...(i === 3 ? [] : [fact(year, "imports", "OUT", 100 * 2 ** i)]),
      fact(year, "exports", "OLD", 60 - i * 10),
      fact(year, "exports", "NEW", 40 + i * 10),
    ]);
    expect(findGrowingImporters(facts, named)).toMatchObject([{ iso3: "UPP", share: expect.any(Number) }]);
    expect(findGrowingImporters(facts, named)[0]?.growthPerYear).toBeCloseTo(0.3, 12);
    const [loss, ...others] = findLosingSuppliers(facts, named);
    expect(others).toEqual([]);
    expect(loss).toMatchObject({ iso3: "OLD", firstShare: 0.6, lastShare: 0.3 });
    expect(loss?.change).toBeCloseTo(-0.3, 12);
  });

  test("a supplier that is not known in the last year has lost nothing for sure", () => {
    const facts = [2013, ...years].flatMap((year, i) => [
      fact(year, "exports", "OLD", 1_000),
      ...(year === 2017 ? [] : [fact(year, "exports", "MUM", 600 - i * 100)]),
    ]);
    expect(findLosingSuppliers(facts, named)).toEqual([]);
  });
});

test("a season is the middle of whole years; without one there is none", () => {
  const found = findSeasonality([
    ...monthsOf(2020, 5),
    ...monthsOf(2021, 5),
    ...monthsOf(2022, 9),
    { year: 2023, month: 1, usd: 1e9 },
  ]);
  expect(found).toMatchObject({ peakMonth: 5 });
  expect(found?.monthIndex[4]).toBeCloseTo(230 / (1_000 / 12), 12);
  expect(findSeasonality([{ year: 2020, month: 1, usd: 1 }])).toBeNull();
});
