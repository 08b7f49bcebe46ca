import type { Figure, KnownBasis, MissingReason, SourceRef } from "./figure.ts";
import type { Insight, InsightGap, MakersFinding } from "./insight.ts";
import type { ReportEvidence, RowEvidence } from "./report.ts";

const comparedFigures = [
  "world-value",
  "exporters",
  "leader",
  "leader-share",
  "top-three-share",
  "concentration",
  "price",
  "buyer",
  "buyer-share",
  "value-growth",
  "production",
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** How a value is written: shares and changes from 0 to 1, HHI from 0 to 1. */
type Kind = "usd" | "usdPerKg" | "tonnes" | "count" | "share" | "change" | "hhi" | "text";

type KnownValue = {
  readonly value: number | string;
  readonly kind: Kind;
  readonly basis: KnownBasis;
  /** First and last year. */
  readonly years: readonly [number, number];
  readonly sources: readonly SourceRef[];
  readonly reason: null;
};

type MissingValue = {
  readonly value: null;
  readonly kind: Kind;
  readonly basis: "missing";
  readonly years: null;
  readonly sources: readonly [];
  readonly reason: MissingReason | InsightGap;
};

/** What one report says of a figure: missing with its reason, everything else with its source and years. */
export type ComparedValue = KnownValue | MissingValue;

export type ComparedSides<T> = readonly [T, T];

export type ComparedCountry = {
  readonly iso3: string;
  readonly country: string;
  /** Null where a report has no such exporter. */
  readonly sides: ComparedSides<ComparedSeller | null>;
};

export type ComparedSeller = {
  readonly value: ComparedValue;
  /** Of the exports of the whole report. */
  readonly share: ComparedValue;
  readonly price: ComparedValue;
};

export type ComparedProduction = {
  readonly tonnes: ComparedValue;
  /** Of the world's; missing where that is not known of the same year. */
  readonly share: ComparedValue;
};

export type ComparedMaker = {
  readonly iso3: string;
  readonly country: string;
  /** Null of a country that is neither among the largest makers of a report nor an exporter of it. */
  readonly sides: ComparedSides<ComparedProduction | null>;
};

export type Comparison = {
  readonly figures: readonly { readonly key: ComparedFigure; readonly sides: ComparedSides<ComparedValue> }[];
  readonly countries: readonly ComparedCountry[];
  /** Empty where neither report knows who makes its product. */
  readonly makers: readonly ComparedMaker[];
};

const leadersOfEach = 10;
const makersOfEach = 5;

const missing = (kind: Kind, reason: MissingValue["reason"]): MissingValue => ({
  value: null,
  kind,
  basis: "missing",
  years: null,
  sources: [],
  reason,
});

function ofFigure(figure: Figure, kind: Kind): ComparedValue {
  if (figure.value === null) return missing(kind, figure.reason);
  const { value, basis, year, sources } = figure;
  return { value, kind, basis, years: [year, year], sources, reason: null };
}

/** A value of a finding; the reason of the finding where there is none. */
function ofFinding<T>(
  insight: Insight<T> | undefined,
  kind: Kind,
  read: (finding: T) => number | string | undefined,
): ComparedValue {
  if (!insight || insight.reason !== null) return missing(kind, insight?.reason ?? "nothing-found");
  const value = read(insight.finding);
  if (value === undefined) return missing(kind, "nothing-found");
  const { years, sources } = insight;
  return { value, kind, basis: "derived", years, sources, reason: null };
}

/** World production; of a report that was saved without it, in the last year that its trend has. */
function productionOf({ worldProduction, insight }: ReportEvidence): ComparedValue {
  if (worldProduction) return ofFigure(worldProduction, "tonnes");
  const trend = insight?.trends.production;
  const last = trend?.finding?.points.at(-1);
  if (!trend || !last) return missing("tonnes", trend?.reason ?? "no-production-figures");
  const { sources } = trend;
  return { value: last.value, kind: "tonnes", basis: "derived", years: [last.year, last.year], sources, reason: null };
}

function readFigures(evidence: ReportEvidence): Record<ComparedFigure, ComparedValue> {
  const { worldValueUsd, insight } = evidence;
  return {
    "world-value": ofFigure(worldValueUsd, "usd"),
    exporters: ofFinding(insight?.exporters, "count", ({ countries }) => countries),
    leader: ofFinding(insight?.exporters, "text", ({ leaders }) => leaders[0]?.country),
    "leader-share": ofFinding(insight?.exporters, "share", ({ leaders }) => leaders[0]?.share),
    "top-three-share": ofFinding(insight?.exporters, "share", ({ topThreeShare }) => topThreeShare),
    concentration: ofFinding(insight?.exporters, "hhi", ({ hhi }) => hhi),
    price: ofFinding(insight?.prices, "usdPerKg", ({ worldUsdPerKg }) => worldUsdPerKg),
    buyer: ofFinding(insight?.importers, "text", ({ leaders }) => leaders[0]?.country),
    "buyer-share": ofFinding(insight?.importers, "share", ({ leaders }) => leaders[0]?.share),
    "value-growth": ofFinding(insight?.trends.value, "change", ({ growthPerYear }) => growthPerYear),
    production: productionOf(evidence),
  };
}

/** A country of a report as seller; its share is missing as the world's value is. */
function readSeller(row: RowEvidence, { worldValueUsd }: ReportEvidence): ComparedSeller {
  const value = ofFigure(row.value, "usd");
  const price = ofFigure(row.exportPrice, "usdPerKg");
  const world = worldValueUsd.value;
  if (value.value === null) return { value, price, share: missing("share", value.reason) };
  if (!world || row.value.value === null)
    return { value, price, share: missing("share", worldValueUsd.reason ?? "no-figures") };
  return { value, price, share: { ...value, value: row.value.value / world, kind: "share", basis: "derived" } };
}

/** Of a report of few reporters the others' exports are not none: they are not known. */
const unreported: ComparedSeller = {
  value: missing("usd", "not-reported-apart"),
  share: missing("share", "not-reported-apart"),
  price: missing("usdPerKg", "not-reported-apart"),
};

/** The share of the world that a row's production is, where the two are of one year. */
function shareOfMaker({ production }: RowEvidence, makers: Insight<MakersFinding> | undefined): ComparedValue {
  const tonnes = ofFigure(production, "tonnes");
  if (production.value === null || tonnes.value === null) return missing("share", production.reason ?? "not-reported");
  if (!makers?.finding || makers.finding.last !== production.year) return missing("share", "no-figures");
  return { ...tonnes, value: production.value / makers.finding.totalTonnes, kind: "share", basis: "derived" };
}

/** A country as maker: among the largest, with its share of the world's; else what its row as exporter says. */
function readMaker(iso3: string, { insight, rows }: ReportEvidence): ComparedMaker["sides"][number] {
  const makers = insight?.makers;
  const leader = makers?.finding?.leaders.find((each) => each.iso3 === iso3);
  if (makers?.finding && leader) {
    const { last } = makers.finding;
    const known = { years: [last, last], sources: makers.sources, reason: null } as const;
    return {
      tonnes: { ...known, value: leader.tonnes, kind: "tonnes", basis: "reported" },
      share: { ...known, value: leader.share, kind: "share", basis: "derived" },
    };
  }
  const row = rows.find((each) => each.iso3 === iso3);
  if (row) return { tonnes: ofFigure(row.production, "tonnes"), share: shareOfMaker(row, makers) };
  return makers?.reason ? { tonnes: missing("tonnes", makers.reason), share: missing("share", makers.reason) } : null;
}

const makersOf = ({ insight }: ReportEvidence) => insight?.makers?.finding?.leaders.slice(0, makersOfEach) ?? [];

/** The five largest makers of each report, by the larger of their two shares. */
function compareMakers(reports: ComparedSides<ReportEvidence>): ComparedMaker[] {
  const named = new Map(reports.flatMap(makersOf).map(({ iso3, country }) => [iso3, country]));
  const weight = ({ sides }: ComparedMaker): number => Math.max(...sides.map((side) => Number(side?.share.value ?? 0)));
  return [...named]
    .map(([iso3, country]): ComparedMaker => ({
      iso3,
      country,
      sides: [readMaker(iso3, reports[0]), readMaker(iso3, reports[1])],
    }))
    .toSorted((a, b) => weight(b) - weight(a) || (a.iso3 < b.iso3 ? -1 : 1));
}

const usdOf = (seller: ComparedSeller | null): number =>
  typeof seller?.value.value === "number" ? seller.value.value : 0;

/**
 * Two reports side by side: their figures, and the ten largest exporters of each, by the larger of their two shares: of
 * the world's sales, or of those listed where the world's are not known; and the five largest makers. Nothing is worked out anew but shares, so every
 * value keeps the source of its report.
 */
export function compareReports(first: ReportEvidence, second: ReportEvidence): Comparison {
  const reports = [first, second] as const;
  const [own, other] = [readFigures(first), readFigures(second)];
  const named = new Map(
    [...second.rows.slice(0, leadersOfEach), ...first.rows.slice(0, leadersOfEach)].map((row) => [
      row.iso3,
      row.country,
    ]),
  );
  const sellers = (iso3: string): ComparedSides<ComparedSeller | null> => {
    const [one, two] = reports.map((report) => {
      const row = report.rows.find((each) => each.iso3 === iso3);
      return row ? readSeller(row, report) : report.apart ? unreported : null;
    });
    return [one ?? null, two ?? null];
  };
  const countries = [...named].map(([iso3, country]) => ({ iso3, country, sides: sellers(iso3) }));
  const totals = [0, 1].map((side) => countries.reduce((sum, { sides }) => sum + usdOf(sides[side] ?? null), 0));
  const weight = ({ sides }: ComparedCountry): number =>
    Math.max(
      ...sides.map((seller, side) => {
        const share = seller?.share.value;
        return typeof share === "number" ? share : usdOf(seller) / (totals[side] || 1);
      }),
    );
  return {
    figures: comparedFigures.map((key) => ({ key, sides: [own[key], other[key]] })),
    countries: countries.toSorted((a, b) => weight(b) - weight(a) || (a.iso3 < b.iso3 ? -1 : 1)),
    makers: compareMakers(reports),
  };
}
