import { missingFigure, type Basis, type Confidence, type Figure } from "../domain/figure.ts";
import type { CoveredProduct, FillingWay, Importer, Language, ReportEvidence, RowEvidence } from "../domain/report.ts";
import { countryName, flagOf, type Country } from "./countries.ts";
import type { Evidence } from "./evidence.ts";
import { describeReporters, makersWithout, rowOfMaker, withoutMarket } from "./apart-report.ts";
import { buildInsight } from "./insight/build-insight.ts";
import {
  averageUnitValue,
  basisOf,
  cifToFobRatio,
  confidenceOf,
  confidenceOfProduction,
  isHub,
  pairValueUsd,
  sidesOf,
  sumOf,
  unitValueBounds,
  type Bounds,
  type TradePair,
} from "./figures.ts";
import { fillWeights, type FilledWeight } from "./missing-weights.ts";
import { currentRevision } from "./sources/hs-codes.ts";
import { summarise } from "./summary.ts";

const topImporters = 5;
/** A parcel without weight among thousands of tonnes does not make the sum an estimate. */
const noticeableEstimate = 0.01;

/** The revision of the codes; in brackets that of the source's own codes, where it is an earlier one. */
const revisionOf = ({ hs }: Evidence["origin"]): string =>
  hs && hs.revision !== currentRevision ? `${currentRevision} (${hs.revision})` : currentRevision;

type ReportOptions = {
  readonly language: Language;
  readonly countries: ReadonlyMap<string, Country>;
  /** Figures older than five years before it are of confidence C. */
  readonly thisYear: number;
  /** What would give a product of few reporters the figures of all. */
  readonly fillWith: FillingWay[];
};

type Exporter = {
  readonly iso3: string;
  readonly valueUsd: number;
  readonly basis: Basis;
  readonly confidence: Confidence;
  readonly pairs: readonly TradePair[];
};

const placeOf = (country: Country | undefined) => country && { flag: flagOf(country), region: country.region };

/** Whole cents, so that equal sums stay equal in whatever order they were added. */
const cents = (usd: number): number => Math.round(usd * 100) / 100;

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
    .toSorted((a, b) => b.valueUsd - a.valueUsd || (a.iso3 < b.iso3 ? -1 : 1));
}

function readImporters({ pairs, valueUsd }: Exporter, options: ReportOptions): Importer[] {
  let largest: { readonly iso3: string; readonly valueUsd: number }[] = [];
  for (const pair of pairs) {
    const usd = cents(pairValueUsd(pair));
    if (largest.length === topImporters && usd < largest[topImporters - 1]!.valueUsd) continue;
    largest.push({ iso3: pair.importer, valueUsd: usd });
    largest = largest.toSorted((a, b) => b.valueUsd - a.valueUsd || (a.iso3 < b.iso3 ? -1 : 1)).slice(0, topImporters);
  }
  return largest.map((importer) => ({
    ...importer,
    name: countryName(options.countries, importer.iso3, options.language),
    share: importer.valueUsd / valueUsd,
  }));
}

/** The price on one side as that side reports it; where it reports none, the other side's, moved by the CIF/FOB ratio. */
function priceOf(exporter: Exporter, side: "exports" | "imports", bounds: Bounds, evidence: Evidence): Figure {
  const known = { unit: "USD/kg" as const, year: evidence.year, sources: [evidence.origin.source], reason: null };
  const own = averageUnitValue(sidesOf(exporter.pairs, side), bounds[side]);
  if (own !== null) {
    const balanced = exporter.pairs.some((pair) => pair.balanced);
    return { ...known, value: own, basis: balanced ? "reconciled" : "reported", confidence: exporter.confidence };
  }
  const other = side === "exports" ? "imports" : "exports";
  const moved = averageUnitValue(sidesOf(exporter.pairs, other), bounds[other]);
  if (moved === null) return missingFigure("USD/kg", "no-weights");
  return side === "exports"
    ? { ...known, value: moved / cifToFobRatio, basis: "mirror", confidence: "C" }
    : { ...known, value: moved * cifToFobRatio, basis: "estimated", confidence: "C" };
}

function productionOf(iso3: string, { production }: Evidence, thisYear: number): Figure {
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
  };
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

/** In a year that the production does not reach, only who makes the good in none of its years passes goods on for sure. */
function passesThrough(iso3: string, exported: number, imported: number, { production, year }: Evidence): boolean {
  if (!production.known || production.facts.length === 0) return false;
  const made = production.facts.filter(({ country, tonnes }) => country === iso3 && tonnes > 0);
  if (!production.facts.some((fact) => fact.year === year)) return made.length === 0;
  return isHub({ exported, imported, produced: made.find((fact) => fact.year === year)?.tonnes ?? 0 });
}

/** What the exporter and its buyers each report, before the two are reconciled. */
const reportedBy = (pairs: readonly TradePair[]): RowEvidence["reported"] => ({
  byExporterUsd: pairs.some((pair) => pair.exports) ? sumOf(pairs, (pair) => pair.exports?.usd ?? 0) : null,
  byImportersUsd: pairs.some((pair) => pair.imports) ? sumOf(pairs, (pair) => pair.imports?.usd ?? 0) : null,
});

/**
 * The report of the gathered facts: one row per exporting country with a value, ranked by it, world and regions left out.
 * Value, importers and prices of a row are of one source and year; production has its own year.
 */
export function buildReport(
  evidence: Evidence,
  product: Omit<CoveredProduct, "hs6" | "hsRevision">,
  options: ReportOptions,
): ReportEvidence {
  const { origin, pairs, year } = evidence;
  const exporters = readExporters(evidence, options.thisYear);
  const volumes = addVolumes(
    pairs,
    fillWeights(pairs, (iso3) => options.countries.get(iso3)?.region ?? ""),
  );
  const bounds: Bounds = {
    exports: unitValueBounds(sidesOf(pairs, "exports")),
    imports: unitValueBounds(sidesOf(pairs, "imports")),
  };
  const known = { year, sources: [origin.source], reason: null };
  const worldValueUsd: Figure = {
    ...known,
    value: cents(sumOf(exporters, ({ valueUsd }) => valueUsd)),
    unit: "USD",
    basis: basisOf(pairs),
    confidence: confidenceOf(pairs, year, options.thisYear),
  };
  const named = (iso3: string) => ({ iso3, country: countryName(options.countries, iso3, options.language) });
  const sellers = exporters.map((exporter): RowEvidence => {
    const { iso3, valueUsd, basis, confidence } = exporter;
    const volume = volumeOf(exporter, volumes, evidence);
    return {
      iso3,
      country: countryName(options.countries, iso3, options.language),
      ...placeOf(options.countries.get(iso3)),
      value: { ...known, value: valueUsd, unit: "USD", basis, confidence },
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
  const makers = evidence.isApart
    ? makersWithout(evidence, sellers).map((iso3) =>
        rowOfMaker({
          ...named(iso3),
          ...placeOf(options.countries.get(iso3)),
          production: productionOf(iso3, evidence, options.thisYear),
        }),
      )
    : [];
  const rows = [...sellers, ...makers];
  const insight = buildInsight(evidence, rows, bounds, named);
  const report = {
    covered: { ...product, hs6: [...evidence.hs6], hsRevision: revisionOf(origin) },
    year,
    sources: [...evidence.sources],
    worldValueUsd: evidence.isApart ? missingFigure("USD", "not-reported-apart") : worldValueUsd,
    ...(evidence.isApart ? { apart: describeReporters(evidence, named, options.fillWith) } : {}),
    rows,
    insight: evidence.isApart ? withoutMarket(insight) : insight,
  };
  return { ...report, summary: summarise(report, options.thisYear) };
}
