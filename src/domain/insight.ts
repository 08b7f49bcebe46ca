import { z } from "zod";
import { SourceRef } from "./figure.ts";

/** Why a report has no finding of a kind. Closed: each has a sentence in both languages. */
export const InsightGap = z.enum([
  "one-year",
  "few-years",
  "no-weights",
  "balanced-by-source",
  "one-side-reports",
  "few-reporters",
  "no-pair-totals",
  "no-months",
  "no-production-figures",
  "nothing-found",
]);
export type InsightGap = z.infer<typeof InsightGap>;

const country = { iso3: z.string(), country: z.string() };
const pairOfCountries = {
  exporter: z.object(country),
  importer: z.object(country),
};

const yearSpan = z.tuple([z.number().int(), z.number().int()]);

/** Why there is nothing to tell. */
const NoInsight = z.object({
  finding: z.null(),
  reason: InsightGap,
  sources: z.array(SourceRef).max(0),
  years: z.null(),
});
export type NoInsight = z.infer<typeof NoInsight>;

const insightOf = <S extends z.ZodType>(finding: S) =>
  z.union([
    z.object({
      finding,
      reason: z.null(),
      /** What the finding was worked out from. */
      sources: z.array(SourceRef).min(1),
      /** First and last year of those figures. */
      years: yearSpan,
    }),
    NoInsight,
  ]);

/** What was worked out, with the sources and years that it rests on, or why it could not be. */
export type Insight<T> = { finding: T; reason: null; sources: SourceRef[]; years: [number, number] } | NoInsight;

const MarketShare = z.object({ ...country, valueUsd: z.number(), share: z.number() });

export const SharesFinding = z.object({
  countries: z.number().int(),
  totalUsd: z.number(),
  /** Sum of the squared shares, 0 to 1. */
  hhi: z.number(),
  level: z.enum(["low", "middle", "high"]),
  /** The largest, at most ten, and what they hold together. */
  leaders: z.array(MarketShare),
  topThreeShare: z.number(),
});
export type SharesFinding = z.infer<typeof SharesFinding>;

const PricePosition = z.object({ ...country, usdPerKg: z.number(), ratio: z.number(), valueUsd: z.number() });

export const PricesFinding = z.object({
  worldUsdPerKg: z.number(),
  /** Of the exporters that hold a hundredth of the value or more. */
  lowest: PricePosition,
  highest: PricePosition,
  /** The largest exporters, at most ten, by value. */
  positions: z.array(PricePosition),
});
export type PricesFinding = z.infer<typeof PricesFinding>;

const PairMargin = z.object({
  ...pairOfCountries,
  exportUsdPerKg: z.number(),
  importUsdPerKg: z.number(),
  /** Import price over export price, less one. */
  margin: z.number(),
  valueUsd: z.number(),
});

export const MarginsFinding = z.object({
  /** The middle of all pairs with both prices. */
  median: z.number(),
  pairs: z.number().int(),
  largest: z.array(PairMargin),
});
export type MarginsFinding = z.infer<typeof MarginsFinding>;

export const YearPoint = z.object({ year: z.number().int(), value: z.number() });
export type YearPoint = z.infer<typeof YearPoint>;

export const Trend = z.object({
  unit: z.enum(["USD", "t", "USD/kg"]),
  points: z.array(YearPoint),
  /** A year's growth: 0.05 is 5 % a year. */
  growthPerYear: z.number(),
  /** Last over first where fewer than four years are known. */
  method: z.enum(["theil-sen", "last-over-first"]),
});
export type Trend = z.infer<typeof Trend>;

export const MakersFinding = z.object({
  /** First and last whole year. */
  first: z.number().int(),
  last: z.number().int(),
  totalTonnes: z.number(),
  countries: z.number().int(),
  /** The largest of the last year, at most ten, each with its share of that year and, where it is known, of the first. */
  leaders: z.array(z.object({ ...country, tonnes: z.number(), share: z.number(), firstShare: z.number().nullable() })),
});
export type MakersFinding = z.infer<typeof MakersFinding>;

export const CountryGrowth = z.object({
  ...country,
  growthPerYear: z.number(),
  points: z.array(YearPoint),
  /** Share of the last year's world total. */
  share: z.number(),
});
export type CountryGrowth = z.infer<typeof CountryGrowth>;

export const ShareLoss = z.object({
  ...country,
  firstShare: z.number(),
  lastShare: z.number(),
  /** Change of the share over all years along its trend: -0.1 is ten points lost. */
  change: z.number(),
  points: z.array(YearPoint),
});
export type ShareLoss = z.infer<typeof ShareLoss>;

export const MarketGap = z.object({
  ...pairOfCountries,
  supplyShare: z.number(),
  demandUsd: z.number(),
  ease: z.number(),
  potentialUsd: z.number(),
  actualUsd: z.number(),
  unrealisedUsd: z.number(),
});
export type MarketGap = z.infer<typeof MarketGap>;

const arrivalPrice = {
  /** What the buyer declares on arrival (CIF); else the seller's price with usual freight, marked estimated. */
  usdPerKg: z.number().nullable(),
  isEstimated: z.boolean(),
};

export const Buyer = z.object({
  ...country,
  valueUsd: z.number(),
  /** Share of all purchases of the product. */
  share: z.number(),
  ...arrivalPrice,
  /** How many countries sell to it, and the largest of them, at most five. */
  sellers: z.number().int(),
  suppliers: z.array(z.object({ ...country, share: z.number(), ...arrivalPrice })),
});
export type Buyer = z.infer<typeof Buyer>;

export const SellerGaps = z.object({
  ...country,
  /** The markets where it sells least of what its weight would give, the widest gap first, at most five. */
  markets: z.array(z.object({ ...country, actualUsd: z.number(), unrealisedUsd: z.number() })),
});
export type SellerGaps = z.infer<typeof SellerGaps>;

/** How much more a product weighs in a country's exports than in the world's. */
export const Advantage = z.object({
  ...country,
  valueUsd: z.number(),
  /** Share of the country's own exports, of all that the source has. */
  ownShare: z.number(),
  /** Revealed comparative advantage: above 1 the country is specialised. */
  ratio: z.number(),
});
export type Advantage = z.infer<typeof Advantage>;

export const SeasonalityFinding = z.object({
  /** January first; 1 is the average month. */
  monthIndex: z.array(z.number()).length(12),
  peakMonth: z.number().int(),
  lowMonth: z.number().int(),
});
export type SeasonalityFinding = z.infer<typeof SeasonalityFinding>;

export const CertaintyFinding = z.object({
  exporters: z.number().int(),
  /** Exporters that report nothing, known from their buyers alone, and their share of the value. */
  mirrored: z.number().int(),
  mirroredShare: z.number(),
  /** Exporters whose buyers report half as much or twice as much, and their share of the value. Absent from older reports. */
  contradicted: z.number().int().optional(),
  contradictedShare: z.number().optional(),
  /** Share of the value, of either side, that has a weight. */
  weighedShare: z.number(),
});
export type CertaintyFinding = z.infer<typeof CertaintyFinding>;

export const MarketInsight = z.object({
  exporters: insightOf(SharesFinding),
  importers: insightOf(SharesFinding),
  prices: insightOf(PricesFinding),
  margins: insightOf(MarginsFinding),
  trends: z.object({
    value: insightOf(Trend),
    volume: insightOf(Trend),
    price: insightOf(Trend),
    production: insightOf(Trend),
  }),
  /** Absent from older reports. */
  makers: insightOf(MakersFinding).optional(),
  growingImporters: insightOf(z.array(CountryGrowth)),
  losingSuppliers: insightOf(z.array(ShareLoss)),
  gaps: insightOf(z.array(MarketGap)),
  /** Every country that buys, by value. Absent, as the gaps by seller are, from older reports. */
  buyers: insightOf(z.array(Buyer)).optional(),
  gapsBySeller: insightOf(z.array(SellerGaps)).optional(),
  /** Absent from older reports. */
  specialisation: insightOf(z.array(Advantage)).optional(),
  seasonality: insightOf(SeasonalityFinding),
  certainty: insightOf(CertaintyFinding),
});
export type MarketInsight = z.infer<typeof MarketInsight>;
