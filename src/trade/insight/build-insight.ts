import type { SourceRef } from "../../domain/figure.ts";
import type {
  CertaintyFinding,
  Insight,
  InsightGap,
  MarketInsight,
  SharesFinding,
  Trend,
} from "../../domain/insight.ts";
import type { RowEvidence } from "../../domain/report.ts";
import type { NameCountry } from "../countries.ts";
import type { Evidence } from "../evidence.ts";
import {
  averageUnitValue,
  pairValueUsd,
  sidesOf,
  sum,
  weightCoverage,
  type Bounds,
  type TradePair,
} from "../figures.ts";
import { findBuyers } from "./buyers.ts";
import { findGapsBySeller, findMarketGaps } from "./market-gaps.ts";
import { findShares } from "./market-shares.ts";
import { findMargins } from "./pair-margins.ts";
import { findPricePositions } from "./price-position.ts";
import { findSeasonality } from "./seasonality.ts";
import { fewestYears, growthOf } from "./theil-sen.ts";
import { findGrowingImporters, findLosingSuppliers, findWorldTrends, type YearlyTrade } from "./yearly.ts";

type Basis = { readonly sources: SourceRef[]; readonly years: [number, number] };

const known = <T>(finding: T | null, basis: Basis, gap: InsightGap): Insight<T> =>
  finding === null ? unknown(gap) : { finding, reason: null, ...basis };

const unknown = <T>(reason: InsightGap): Insight<T> => ({ finding: null, reason, sources: [], years: null });

const listed = <T>(findings: T[], basis: Basis): Insight<T[]> =>
  known(findings.length > 0 ? findings : null, basis, "nothing-found");

function findDemand(pairs: readonly TradePair[], named: NameCountry): SharesFinding | null {
  const byImporter = new Map<string, number>();
  for (const pair of pairs) byImporter.set(pair.importer, (byImporter.get(pair.importer) ?? 0) + pairValueUsd(pair));
  return findShares([...byImporter].map(([iso3, valueUsd]) => ({ ...named(iso3), valueUsd })));
}

const usdOf = (rows: readonly RowEvidence[]): number => sum(rows.map(({ value }) => value.value ?? 0));

/** How much of the report rests on buyers alone, and how much of its value has a weight. */
function findCertainty(rows: readonly RowEvidence[], pairs: readonly TradePair[]): CertaintyFinding {
  const mirrored = rows.filter(({ value }) => value.basis === "mirror");
  return {
    exporters: rows.length,
    mirrored: mirrored.length,
    mirroredShare: usdOf(mirrored) / (usdOf(rows) || 1),
    weighedShare: weightCoverage(pairs),
  };
}

function whyNoMargins(pairs: readonly TradePair[]): InsightGap {
  if (pairs.some((pair) => pair.balanced)) return "balanced-by-source";
  return pairs.some((pair) => pair.exports && pair.imports) ? "no-weights" : "one-side-reports";
}

/** One odd year makes any country grow or shrink: they are compared over four years or more. */
function whyNoCountryTrends(facts: readonly YearlyTrade[]): InsightGap | null {
  const years = new Set(facts.map(({ year }) => year)).size;
  if (years < 2) return "one-year";
  return years < fewestYears ? "few-years" : null;
}

function readProduction({ production }: Evidence): Insight<Trend> {
  if (!production.known) return unknown("no-production-figures");
  const byYear = Map.groupBy(production.facts, ({ year }) => year);
  const growth = growthOf(
    [...byYear].map(([year, facts]) => ({ year, value: sum(facts.map(({ tonnes }) => tonnes)) })),
  );
  if (!growth) return unknown("one-year");
  const { source, years } = production.file;
  return known<Trend>({ unit: "t", ...growth }, { sources: [source], years }, "one-year");
}

/**
 * What the figures of a report say of its market. Shares, prices, margins and gaps are of the report's own source and
 * year; trends, growing importers and losing suppliers of the source with most years that covers the same set.
 * Every formula is in the docstring of the function that works it out; a finding that cannot be made has a reason.
 */
export function buildInsight(
  evidence: Evidence,
  rows: readonly RowEvidence[],
  bounds: Bounds,
  named: NameCountry,
): MarketInsight {
  const { origin, year, pairs, market } = evidence;
  const basis: Basis = { sources: [origin.source], years: [year, year] };
  const exporters = rows.map(({ iso3, country, value, exportPrice }) => ({
    iso3,
    country,
    valueUsd: value.value ?? 0,
    usdPerKg: exportPrice.basis === "mirror" ? null : exportPrice.value,
  }));
  const worldPrice = averageUnitValue(sidesOf(pairs, "exports"), bounds.exports);
  const yearly = market.yearly;
  const over: Basis = yearly ? { sources: [yearly.file.source], years: yearly.file.years } : basis;
  const world = yearly && findWorldTrends(yearly.facts);
  const facts = yearly?.facts ?? [];
  const tooShort = whyNoCountryTrends(facts);
  return {
    exporters: known(findShares(exporters), basis, "nothing-found"),
    importers: known(findDemand(pairs, named), basis, "nothing-found"),
    prices: known(findPricePositions(exporters, worldPrice), basis, "no-weights"),
    margins: known(findMargins(pairs, bounds, named), basis, whyNoMargins(pairs)),
    trends: {
      value: known(world?.value ?? null, over, "one-year"),
      volume: known(world?.volume ?? null, over, yearly ? "no-weights" : "one-year"),
      price: known(world?.price ?? null, over, yearly ? "no-weights" : "one-year"),
      production: readProduction(evidence),
    },
    growingImporters: tooShort ? unknown(tooShort) : listed(findGrowingImporters(facts, named), over),
    losingSuppliers: tooShort ? unknown(tooShort) : listed(findLosingSuppliers(facts, named), over),
    gaps: market.allTrade ? listed(findMarketGaps(pairs, market.allTrade, named), basis) : unknown("no-pair-totals"),
    buyers: listed(findBuyers(pairs, bounds, named), basis),
    gapsBySeller: market.allTrade
      ? listed(findGapsBySeller(pairs, market.allTrade, named), basis)
      : unknown("no-pair-totals"),
    seasonality: known(findSeasonality(evidence.months), basis, "no-months"),
    certainty: known(findCertainty(rows, pairs), basis, "nothing-found"),
  };
}
