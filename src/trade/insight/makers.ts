import type { MakersFinding } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { sumOf } from "../figures.ts";
import { wholeYears } from "../whole-years.ts";

const shownMakers = 10;

type Made = { readonly country: string; readonly year: number; readonly tonnes: number };

/** Tonnes of a year, and each country's share of them. */
function sharesOf(facts: readonly Made[], year: number) {
  const own = facts.filter((fact) => fact.year === year);
  const totalTonnes = sumOf(own, ({ tonnes }) => tonnes);
  return { own, totalTonnes, shares: new Map(own.map(({ country, tonnes }) => [country, tonnes / totalTonnes])) };
}

/**
 * The ten countries that make most of the product in the newest whole year: tonnes, share of what the world makes, and
 * share in the first whole year. Shares and not growth: whoever began with next to nothing grows by figures that say nothing.
 */
export function findMakers(facts: readonly Made[], named: NameCountry): MakersFinding | null {
  const made = wholeYears(facts.filter(({ tonnes }) => tonnes > 0));
  if (made.length === 0) return null;
  const years = made.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const [then, now] = [sharesOf(made, first), sharesOf(made, last)];
  const leaders = now.own
    .toSorted((a, b) => b.tonnes - a.tonnes)
    .slice(0, shownMakers)
    .map(({ country, tonnes }) => ({
      ...named(country),
      tonnes,
      share: now.shares.get(country) ?? 0,
      firstShare: then.shares.get(country) ?? null,
    }));
  return { first, last, totalTonnes: now.totalTonnes, countries: now.own.length, leaders };
}
