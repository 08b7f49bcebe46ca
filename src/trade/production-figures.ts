import { missingFigure, type Figure } from "../domain/figure.ts";
import type { Evidence } from "./evidence.ts";
import { confidenceOfProduction, sumOf } from "./figures.ts";
import { newestWholeYear } from "./whole-years.ts";

/** What a country makes, in its own newest year. */
export function productionOf(iso3: string, { production }: Evidence, thisYear: number): Figure {
  if (!production.known) return missingFigure("t", production.reason);
  const newest = production.facts.findLast((fact) => fact.country === iso3);
  if (!newest) return missingFigure("t", "not-reported");
  return {
    value: newest.tonnes,
    unit: "t",
    year: newest.year,
    sources: [production.file.source],
    basis: "reported",
    confidence: confidenceOfProduction(newest.year, thisYear),
    reason: null,
    ...(production.wholeHarvest ? { wholeHarvest: production.wholeHarvest } : {}),
  };
}

/** What the world makes: Σ tonnes of the countries that report the newest whole year ({@link newestWholeYear}). */
export function worldProductionOf({ production }: Evidence, thisYear: number): Figure {
  if (!production.known) return missingFigure("t", production.reason);
  const newest = newestWholeYear(production.facts.filter(({ tonnes }) => tonnes > 0));
  const [{ year } = { year: null }] = newest;
  if (year === null) return missingFigure("t", "not-reported");
  return {
    value: sumOf(newest, ({ tonnes }) => tonnes),
    unit: "t",
    year,
    sources: [production.file.source],
    basis: "derived",
    confidence: confidenceOfProduction(year, thisYear),
    reason: null,
    ...(production.wholeHarvest ? { wholeHarvest: production.wholeHarvest } : {}),
  };
}
