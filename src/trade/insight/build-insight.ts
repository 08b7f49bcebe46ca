import type { SourceRef } from "../../domain/figure.ts";
import type {
  Advantage,
  CertaintyFinding,
  Insight,
  InsightGap,
  MakersFinding,
  MarketGap,
  MarketInsight,
  SellerGaps,
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
  sumOf,
  weightCoverage,
  type Bounds,
  type TradePair,
} from "../figures.ts";
import { wholeYears } from "../whole-years.ts";
import { findBuyers } from "./buyers.ts";
import { findGapsBySeller, findMarketGaps, openMarket } from "./market-gaps.ts";
import { findShares } from "./market-shares.ts";
import { findMakers } from "./makers.ts";
import { findMargins } from "./pair-margins.ts";
import { findPricePositions } from "./price-position.ts";
import { findSpecialisation } from "./specialisation.ts";
import { findSeasonality } from "./seasonality.ts";
import { fewestYears, growthOf } from "./theil-sen.ts";
import { findGrowingImporters, findLosingSuppliers, findWorldTrends, type YearlyTrade } from "./yearly.ts";

type Basis = { readonly sources: SourceRef[]; readonly years: [number, number] };

const known = <T>(finding: T | null, basis: Basis, gap: InsightGap): Insight<T> =>
  finding === null ? unknown(gap) : { finding, reason: null, ...basis };

const unknown = <T>(reason: InsightGap): Insight<T> => ({ finding: null, reason, sources: [], years: null });

const spanOf = (dated: readonly { readonly year: number }[]): [number, number] => {
  const years = dated.map(({ year }) => year);
  return [Math.min(...years), Math.max(...years)];
};

const listed = <T>(findings: T[], basis: Basis): Insight<T[]> =>
  known(findings.length > 0 ? findings : null, basis, "nothing-found");

function findDemand(pairs: readonly TradePair[], named: NameCountry): SharesFinding | null {
  const byImporter = new Map<string, number>();
  for (const pair of pairs) byImporter.set(pair.importer, (byImporter.get(pair.importer) ?? 0) + pairValueUsd(pair));
  return findShares([...byImporter].map(([iso3, valueUsd]) => ({ ...named(iso3), valueUsd })));
}

const usdOf = (rows: readonly RowEvidence[]): number => sumOf(rows, ({ value }) => value.value ?? 0);

const isContradicted = ({ value }: RowEvidence): boolean => value.reason === null && value.contradiction !== undefined;

/** How much of the report rests on buyers alone or on sides that contradict each other, and how much of its value has a weight. */
function findCertainty(rows: readonly RowEvidence[], pairs: readonly TradePair[]): CertaintyFinding {
  const mirrored = rows.filter(({ value }) => value.basis === "mirror");
  const contradicted = rows.filter(isContradicted);
  return {
    exporters: rows.length,
    mirrored: mirrored.length,
    mirroredShare: usdOf(mirrored) / (usdOf(rows) || 1),
    contradicted: contradicted.length,
    contradictedShare: usdOf(contradicted) / (usdOf(rows) || 1),
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

/** A trend with the first and last year of its own points, which may be fewer than its source has. */
const trendOf = (trend: Trend | null, sources: SourceRef[], gap: InsightGap): Insight<Trend> =>
  trend ? known(trend, { sources, years: spanOf(trend.points) }, gap) : unknown(gap);

function readProduction({ production }: Evidence): Insight<Trend> {
  if (!production.known) return unknown("no-production-figures");
  const byYear = Map.groupBy(wholeYears(production.facts), ({ year }) => year);
  const growth = growthOf([...byYear].map(([year, facts]) => ({ year, value: sumOf(facts, ({ tonnes }) => tonnes) })));
  return trendOf(growth && { unit: "t", ...growth }, [production.file.source], "one-year");
}

function readMakers({ production }: Evidence, named: NameCountry): Insight<MakersFinding> {
  if (!production.known) return unknown("no-production-figures");
  const makers = findMakers(production.facts, named);
  if (!makers) return unknown("nothing-found");
  return { finding: makers, reason: null, sources: [production.file.source], years: [makers.first, makers.last] };
}

/** Gaps and specialisation rest on the report's flows and on the sums over all goods, which may be of another source and year. */
function readGaps({ pairs, market: { allTrade } }: Evidence, basis: Basis, named: NameCountry) {
  if (!allTrade)
    return {
      gaps: unknown<MarketGap[]>("no-pair-totals"),
      gapsBySeller: unknown<SellerGaps[]>("no-pair-totals"),
      specialisation: unknown<Advantage[]>("no-pair-totals"),
    };
  const { file, sums } = allTrade;
  const isOwn = basis.sources.some(({ id }) => id === file.source.id);
  const over: Basis = {
    sources: isOwn ? basis.sources : [...basis.sources, file.source],
    years: [Math.min(basis.years[0], file.years[0]), Math.max(basis.years[1], file.years[1])],
  };
  const product = openMarket(pairs, sums);
  // Shares of another source's or another year's exports would be of other goods.
  const isSameTrade = isOwn && file.years[1] === basis.years[1];
  return {
    specialisation: isSameTrade
      ? listed(findSpecialisation(product, sums, named), basis)
      : unknown<Advantage[]>("no-pair-totals"),
    gaps: listed(findMarketGaps(product, named), over),
    gapsBySeller: listed(findGapsBySeller(product, named), over),
  };
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
  const exporters = rows.map(({ iso3, country, value, exportPrice, importPrice }) => ({
    iso3,
    country,
    valueUsd: value.value ?? 0,
    usdPerKg: exportPrice.basis === "mirror" ? null : exportPrice.value,
    buyersUsdPerKg: importPrice.basis === "estimated" ? null : importPrice.value,
  }));
  const worldPrice = averageUnitValue(sidesOf(pairs, "exports"), bounds.exports);
  const { yearly } = market;
  const facts = yearly?.facts ?? [];
  const sources = yearly ? [yearly.file.source] : basis.sources;
  const over: Basis = { sources, years: facts.length > 0 ? spanOf(facts) : basis.years };
  const world = yearly && findWorldTrends(facts);
  const tooShort = whyNoCountryTrends(facts);
  return {
    exporters: known(findShares(exporters), basis, "nothing-found"),
    importers: known(findDemand(pairs, named), basis, "nothing-found"),
    prices: known(findPricePositions(exporters, worldPrice), basis, "no-weights"),
    margins: known(findMargins(pairs, bounds, named), basis, whyNoMargins(pairs)),
    trends: {
      value: trendOf(world?.value ?? null, sources, "one-year"),
      volume: trendOf(world?.volume ?? null, sources, yearly ? "no-weights" : "one-year"),
      price: trendOf(world?.price ?? null, sources, yearly ? "no-weights" : "one-year"),
      production: readProduction(evidence),
    },
    makers: readMakers(evidence, named),
    growingImporters: tooShort ? unknown(tooShort) : listed(findGrowingImporters(facts, named), over),
    losingSuppliers: tooShort ? unknown(tooShort) : listed(findLosingSuppliers(facts, named), over),
    ...readGaps(evidence, basis, named),
    buyers: listed(findBuyers(pairs, bounds, named), basis),
    seasonality: known(findSeasonality(evidence.months), basis, "no-months"),
    certainty: known(findCertainty(rows, pairs), basis, "nothing-found"),
  };
}
