import { missingFigure } from "../domain/figure.ts";
import type { Insight, MarketInsight } from "../domain/insight.ts";
import type { FillingWay, ReportedApart, RowEvidence } from "../domain/report.ts";
import type { NameCountry } from "./countries.ts";
import type { Evidence } from "./evidence.ts";
import { newestWholeYear } from "./whole-years.ts";

const reason = "not-reported-apart";

/** The countries that report a side of any of these flows, by code. */
export function describeReporters(evidence: Evidence, named: NameCountry, fillWith: FillingWay[]): ReportedApart {
  const reporting = evidence.pairs.flatMap(({ exporter, importer, exports, imports }) => [
    ...(exports ? [exporter] : []),
    ...(imports ? [importer] : []),
  ]);
  const reporters = [...new Set(reporting)].toSorted().map(named);
  return { reporters, count: reporters.length, fillWith };
}

/** A row of a country that makes the good and reports its trade together with other goods: production, and what is missing. */
export function rowOfMaker(
  maker: Pick<RowEvidence, "iso3" | "country" | "flag" | "region" | "production">,
): RowEvidence {
  return {
    ...maker,
    value: missingFigure("USD", reason),
    importers: { list: [], year: null, sources: [], basis: "missing", confidence: null, reason },
    volume: missingFigure("t", reason),
    exportPrice: missingFigure("USD/kg", reason),
    importPrice: missingFigure("USD/kg", reason),
    news: { items: [], reason: "news-off" },
    hub: false,
  };
}

/** The countries of the newest whole year of production that have no row yet, those that make most of it first. */
export function makersWithout(
  { production }: Pick<Evidence, "production">,
  rows: readonly Pick<RowEvidence, "iso3">[],
): string[] {
  if (!production.known) return [];
  return newestWholeYear(production.facts.filter(({ tonnes }) => tonnes > 0))
    .filter(({ country }) => !rows.some(({ iso3 }) => iso3 === country))
    .toSorted((a, b) => b.tonnes - a.tonnes)
    .map(({ country }) => country);
}

const unknown: Insight<never> = { finding: null, reason: "few-reporters", sources: [], years: null };

/** What a few countries report says nothing of shares, prices, gaps or buyers of the world; production stands. */
export const withoutMarket = ({ trends, makers, seasonality }: MarketInsight): MarketInsight => ({
  exporters: unknown,
  importers: unknown,
  prices: unknown,
  margins: unknown,
  trends: { value: unknown, volume: unknown, price: unknown, production: trends.production },
  makers,
  growingImporters: unknown,
  losingSuppliers: unknown,
  gaps: unknown,
  buyers: unknown,
  gapsBySeller: unknown,
  specialisation: unknown,
  seasonality,
  certainty: unknown,
});
