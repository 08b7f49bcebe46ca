import { missingFigure, type KnownBasis, type Confidence, type Figure } from "../domain/figure.ts";
import type { Importer, Language, RowEvidence } from "../domain/report.ts";
import { makersWithout, rowOfMaker } from "./apart-report.ts";
import { findContradiction, reportingImporters } from "./contradiction.ts";
import { countryName, flagOf, type Country } from "./countries.ts";
import type { Evidence } from "./evidence.ts";
import {
  basisOf,
  confidenceOf,
  isHub,
  pairValueUsd,
  sumOf,
  unitValueOfSide,
  type Bounds,
  type TradePair,
} from "./figures.ts";
import { firstOf } from "./first-of.ts";
import { fillWeights, type FilledWeight } from "./missing-weights.ts";
import { productionOf } from "./production-figures.ts";

const topImporters = 5;
/** A parcel without weight among thousands of tonnes does not make the sum an estimate. */
const noticeableEstimate = 0.01;

export type RowOptions = {
  readonly language: Language;
  readonly countries: ReadonlyMap<string, Country>;
  /** Figures older than five years before it are of confidence C. */
  readonly thisYear: number;
};

type Valued = { readonly iso3: string; readonly valueUsd: number };

type Exporter = Valued & {
  readonly basis: KnownBasis;
  readonly confidence: Confidence;
  readonly pairs: readonly TradePair[];
};

function describeCountry(iso3: string, { countries, language }: RowOptions) {
  const country = countries.get(iso3);
  const place = country && { flag: flagOf(country), region: country.region };
  return { iso3, country: countryName(countries, iso3, language), ...place };
}

/** Whole cents, so that equal sums stay equal in whatever order they were added. */
export const cents = (usd: number): number => Math.round(usd * 100) / 100;

const largestFirst = (a: Valued, b: Valued): number => b.valueUsd - a.valueUsd || (a.iso3 < b.iso3 ? -1 : 1);

function readExporters({ pairs, year }: Evidence, thisYear: number): Exporter[] {
  const byExporter = Map.groupBy(pairs, (pair) => pair.exporter);
  return [...byExporter]
    .map(([iso3, own]) => ({
      iso3,
      valueUsd: cents(sumOf(own, pairValueUsd)),
      basis: basisOf(own),
      confidence: confidenceOf(own, year, thisYear),
      pairs: own,
    }))
    .filter((exporter) => exporter.valueUsd > 0)
    .toSorted(largestFirst);
}

function readImporters({ pairs, valueUsd }: Exporter, options: RowOptions): Importer[] {
  const importers = pairs.map((pair) => ({ iso3: pair.importer, valueUsd: cents(pairValueUsd(pair)) }));
  return firstOf(importers, topImporters, largestFirst)
    .filter((importer) => importer.valueUsd > 0)
    .map((importer) => ({
      ...importer,
      name: countryName(options.countries, importer.iso3, options.language),
      share: importer.valueUsd / valueUsd,
    }));
}

/** The price on one side, by {@link unitValueOfSide}. */
function priceOf(exporter: Exporter, side: "exports" | "imports", bounds: Bounds, evidence: Evidence): Figure {
  const price = unitValueOfSide(exporter.pairs, side, bounds);
  if (!price) return missingFigure("USD/kg", "no-weights");
  const known = { unit: "USD/kg" as const, year: evidence.year, sources: [evidence.origin.source], reason: null };
  if (price.isMoved)
    return { ...known, value: price.usdPerKg, basis: side === "exports" ? "mirror" : "estimated", confidence: "C" };
  const basis = exporter.pairs.some((pair) => pair.balanced) ? "reconciled" : "reported";
  return { ...known, value: price.usdPerKg, basis, confidence: exporter.confidence };
}

type Volumes = {
  readonly exported: ReadonlyMap<string, FilledWeight>;
  /** Tonnes that each country buys, over the whole report. */
  readonly imported: ReadonlyMap<string, number>;
};

function addVolumes(pairs: readonly TradePair[], weigh: ReturnType<typeof fillWeights>): Volumes {
  const exported = new Map<string, { tonnes: number; estimated: number }>();
  const imported = new Map<string, number>();
  for (const pair of pairs) {
    const { tonnes, estimated } = weigh(pair);
    const own = exported.get(pair.exporter) ?? { tonnes: 0, estimated: 0 };
    own.tonnes += tonnes;
    own.estimated += estimated;
    exported.set(pair.exporter, own);
    imported.set(pair.importer, (imported.get(pair.importer) ?? 0) + tonnes);
  }
  return { exported, imported };
}

/** Tonnes exported, estimated where a part of the value was reported without weight. */
function volumeOf(exporter: Exporter, volumes: Volumes, evidence: Evidence): Figure {
  const { tonnes: value, estimated } = volumes.exported.get(exporter.iso3) ?? { tonnes: 0, estimated: 0 };
  if (value === 0) return missingFigure("t", "no-weights");
  const isEstimated = estimated > value * noticeableEstimate;
  return {
    value,
    unit: "t",
    year: evidence.year,
    sources: [evidence.origin.source],
    basis: isEstimated ? "estimated" : exporter.basis,
    confidence: isEstimated ? "C" : exporter.confidence,
    reason: null,
  };
}

/**
 * In a year that the production does not reach, only who makes the good in none of its years may pass goods on. Of whom only
 * a few buyers tell, where few report the good apart, what it sends out is not known.
 */
function passesThrough(iso3: string, exported: number, imported: number, evidence: Evidence): boolean {
  const { production, year, isApart, pairs } = evidence;
  if (!production.known || production.facts.length === 0) return false;
  if (isApart && !pairs.some((pair) => pair.exporter === iso3 && pair.exports)) return false;
  const made = production.facts.filter(({ country, tonnes }) => country === iso3 && tonnes > 0);
  if (made.length > 0 && !production.facts.some((fact) => fact.year === year)) return false;
  return isHub({ exported, imported, produced: made.find((fact) => fact.year === year)?.tonnes ?? 0 });
}

/** What the exporter and its buyers each report, before the two are reconciled. */
const reportedBy = (pairs: readonly TradePair[]): RowEvidence["reported"] => ({
  byExporterUsd: pairs.some((pair) => pair.exports) ? sumOf(pairs, (pair) => pair.exports?.usd ?? 0) : null,
  byImportersUsd: pairs.some((pair) => pair.imports) ? sumOf(pairs, (pair) => pair.imports?.usd ?? 0) : null,
});

/**
 * A row per exporting country with a value, ranked by it, world and regions left out; value, importers and prices are of
 * one source and year, production has its own. Where only a few report the good apart, its other makers follow.
 */
export function readRows(evidence: Evidence, bounds: Bounds, options: RowOptions): RowEvidence[] {
  const { origin, pairs, year } = evidence;
  const regionOf = (iso3: string): string => options.countries.get(iso3)?.region ?? "";
  const volumes = addVolumes(pairs, fillWeights(pairs, regionOf));
  const known = { year, sources: [origin.source], reason: null };
  const reporters = reportingImporters(pairs);
  const sellers = readExporters(evidence, options.thisYear).map((exporter): RowEvidence => {
    const { iso3, valueUsd, basis, confidence } = exporter;
    const volume = volumeOf(exporter, volumes, evidence);
    const contradiction = findContradiction(exporter.pairs, reporters);
    return {
      ...describeCountry(iso3, options),
      value: { ...known, value: valueUsd, unit: "USD", basis, confidence, ...(contradiction ? { contradiction } : {}) },
      importers: { ...known, list: readImporters(exporter, options), basis, confidence },
      production: productionOf(iso3, evidence, options.thisYear),
      volume,
      exportPrice: priceOf(exporter, "exports", bounds, evidence),
      importPrice: priceOf(exporter, "imports", bounds, evidence),
      news: { items: [], reason: "news-off" },
      hub: passesThrough(iso3, volume.value ?? 0, volumes.imported.get(iso3) ?? 0, evidence),
      reported: reportedBy(exporter.pairs),
    };
  });
  if (!evidence.isApart) return sellers;
  const makers = makersWithout(evidence, sellers).map((iso3) => {
    const production = productionOf(iso3, evidence, options.thisYear);
    return rowOfMaker({ ...describeCountry(iso3, options), production });
  });
  return [...sellers, ...makers];
}
