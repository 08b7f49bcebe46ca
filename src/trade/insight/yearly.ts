import type { CountryGrowth, ShareLoss, Trend, YearPoint } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { sumOf, unitValue } from "../figures.ts";
import { fewestYears, growthOf, theilSenSlope } from "./theil-sen.ts";

const shownCountries = 5;
const smallestShare = 0.01;
/** Whoever bought next to nothing at first grows by figures that say nothing. */
const smallestFirstShare = 0.0025;

/** One country's trade of a product in a year, all partners together. */
export type YearlyTrade = {
  readonly year: number;
  readonly flow: "exports" | "imports";
  readonly country: string;
  readonly usd: number;
  /** The part of `usd` with a weight, and that weight. */
  readonly weighedUsd: number;
  readonly tonnes: number;
};

function seriesOf(facts: readonly YearlyTrade[], read: (own: readonly YearlyTrade[]) => number): YearPoint[] {
  const byYear = Map.groupBy(facts, ({ year }) => year);
  return [...byYear].map(([year, own]) => ({ year, value: read(own) })).toSorted((a, b) => a.year - b.year);
}

const usdOf = (facts: readonly YearlyTrade[]): number => sumOf(facts, ({ usd }) => usd);
const tonnesOf = (facts: readonly YearlyTrade[]): number => sumOf(facts, ({ tonnes }) => tonnes);

/** Whether a country's series begins and ends with the world's. */
const spansWhole = (own: readonly YearPoint[], world: readonly YearPoint[]): boolean =>
  own[0]?.year === world[0]?.year && own.at(-1)?.year === world.at(-1)?.year;

/**
 * Growth a year of the world's exports: value (USD), volume (t, of what has a weight) and price (USD/kg, Σ value with a
 * weight / Σ weight), each by {@link growthOf}. Null where fewer than two years are known.
 */
export function findWorldTrends(facts: readonly YearlyTrade[]): Record<"value" | "volume" | "price", Trend | null> {
  const exports = facts.filter(({ flow }) => flow === "exports");
  const trend = (unit: Trend["unit"], read: (own: readonly YearlyTrade[]) => number): Trend | null => {
    const growth = growthOf(seriesOf(exports, read));
    return growth && { unit, ...growth };
  };
  return {
    value: trend("USD", usdOf),
    volume: trend("t", tonnesOf),
    price: trend(
      "USD/kg",
      (own) => unitValue({ weighedUsd: sumOf(own, ({ weighedUsd }) => weighedUsd), tonnes: tonnesOf(own) }) ?? 0,
    ),
  };
}

/**
 * The five importers whose purchases grow fastest: growth a year of the value by Theil–Sen over four years or more,
 * among those that buy at least a hundredth of the last year's total and bought a four-hundredth of the first year's.
 */
export function findGrowingImporters(facts: readonly YearlyTrade[], named: NameCountry): CountryGrowth[] {
  const imports = facts.filter(({ flow }) => flow === "imports");
  const world = seriesOf(imports, usdOf);
  const [firstWorld, lastWorld] = [world[0], world.at(-1)];
  if (!firstWorld || !lastWorld) return [];
  return [...Map.groupBy(imports, ({ country }) => country)]
    .flatMap(([iso3, own]) => {
      const growth = growthOf(seriesOf(own, usdOf));
      if (!growth || growth.method !== "theil-sen" || growth.growthPerYear <= 0) return [];
      const { points, growthPerYear } = growth;
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last || !spansWhole(points, world)) return [];
      if (first.value < firstWorld.value * smallestFirstShare) return [];
      return [{ ...named(iso3), growthPerYear, points, share: last.value / lastWorld.value }];
    })
    .filter(({ share }) => share >= smallestShare)
    .toSorted((a, b) => b.growthPerYear - a.growthPerYear)
    .slice(0, shownCountries);
}

/**
 * The five suppliers that lose most of the world's exports: share of each year's total, its Theil–Sen slope over four
 * years or more times the years between the first and the last, among those that began with a hundredth or more and are
 * known in the first and the last year: who stops reporting has not stopped selling.
 */
export function findLosingSuppliers(facts: readonly YearlyTrade[], named: NameCountry): ShareLoss[] {
  const exports = facts.filter(({ flow }) => flow === "exports");
  const world = seriesOf(exports, usdOf);
  const worldUsd = new Map(world.map(({ year, value }) => [year, value]));
  return [...Map.groupBy(exports, ({ country }) => country)]
    .flatMap(([iso3, own]) => {
      const points = seriesOf(own, usdOf).map(({ year, value }) => ({
        year,
        value: value / (worldUsd.get(year) || 1),
      }));
      const [first, last, slope] = [points[0], points.at(-1), theilSenSlope(points)];
      if (!first || !last || slope === null || points.length < fewestYears || first.value < smallestShare) return [];
      if (!spansWhole(points, world)) return [];
      const change = slope * (last.year - first.year);
      return [{ ...named(iso3), firstShare: first.value, lastShare: last.value, change, points }];
    })
    .filter(({ change }) => change < 0)
    .toSorted((a, b) => a.change - b.change)
    .slice(0, shownCountries);
}
