import { z } from "zod";
import { Figure, KnownFigure, MissingFigure, MissingReason, SourceRef } from "./figure.ts";
import { MarketInsight } from "./insight.ts";
import { KnownVolume } from "./known-volume.ts";
import { Narrative } from "./model-use.ts";
import { SummarySentence } from "./summary.ts";

export const Language = z.enum(["es", "en"]);
export type Language = z.infer<typeof Language>;

/** The keys of a report row, in order, exactly as they go on the wire. */
export const reportColumns = {
  country: "Exporter Country",
  value: "Estimated Export Value (USD, Annual)",
  importers: "Top Importer Countries",
  production: "Estimated Production Volume (Metric Tons, Annual)",
  exportPrice: "Average Export Price (USD/kg)",
  importPrice: "Average Import Price (USD/kg)",
  news: "Relevant News",
} as const;

export const ReportRow = z.object({
  [reportColumns.country]: z.string(),
  [reportColumns.value]: z.number().nullable(),
  [reportColumns.importers]: z.array(z.string()),
  [reportColumns.production]: z.number().nullable(),
  [reportColumns.exportPrice]: z.number().nullable(),
  [reportColumns.importPrice]: z.number().nullable(),
  [reportColumns.news]: z.array(z.string()),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Importer = z.object({
  iso3: z.string(),
  name: z.string(),
  valueUsd: z.number(),
  /** Share of the exporter's value, 0 to 1. */
  share: z.number(),
});
export type Importer = z.infer<typeof Importer>;

export const NewsItem = z.object({
  title: z.string(),
  url: z.string(),
  outlet: z.string(),
  date: z.string(),
  language: z.string(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** Headlines, or why there are none. */
const RowNews = z.union([
  z.object({ items: z.array(NewsItem).min(1), reason: z.null() }),
  z.object({ items: z.array(NewsItem).max(0), reason: MissingReason }),
]);

/** The largest buyers of an exporter with their source and year, or why they are not known. */
const ImporterList = z.union([
  KnownFigure.omit({ value: true, unit: true }).extend({ list: z.array(Importer).min(1) }),
  MissingFigure.omit({ value: true, unit: true }).extend({ list: z.array(Importer).max(0) }),
]);

/** Where each cell of one row comes from. */
export const RowEvidence = z.object({
  iso3: z.string(),
  country: z.string(),
  /** As text, two regional letters that most systems draw as the flag. Absent, as the region is, from older reports. */
  flag: z.string().optional(),
  /** Sub-region of the UN's M49, in English. */
  region: z.string().optional(),
  value: Figure,
  importers: ImporterList,
  production: Figure,
  /** Tonnes exported; estimated where more than a hundredth was reported without weight. Absent from older reports. */
  volume: Figure.optional(),
  exportPrice: Figure,
  importPrice: Figure,
  news: RowNews,
  /** The country makes less than half of what it exports, and buys most of the rest. */
  hub: z.boolean(),
  /** The value as each side reports it, before both are reconciled: exports free on board, imports with freight and insurance. */
  reported: z.object({ byExporterUsd: z.number().nullable(), byImportersUsd: z.number().nullable() }).optional(),
});
export type RowEvidence = z.infer<typeof RowEvidence>;

/** What the figures of a report cover. */
export const CoveredProduct = z.object({
  /** The heading or subheading the report is about, without dots. */
  code: z.string(),
  nameEs: z.string(),
  nameEn: z.string(),
  /** Every HS6 code that the figures include. */
  hs6: z.array(z.string()),
  /** The code that was asked for, where the source answers with a wider or another set. */
  asked: z.object({ code: z.string(), nameEs: z.string(), nameEn: z.string() }).optional(),
  /** The name that was typed, where it may mean a part of this only. */
  typed: z.string().optional(),
  /** The words of it for qualities that statistics do not tell apart: "orgánica". */
  qualities: z.string().optional(),
  hsRevision: z.string(),
});
export type CoveredProduct = z.infer<typeof CoveredProduct>;

/** Why a source that was asked gave nothing. Closed: each has a sentence in both languages. */
export const SourceFailure = z.enum([
  "unauthorised",
  "forbidden",
  "rate-limited",
  "source-error",
  "unreachable",
  "silent",
  "unexpected-answer",
  "cut-short",
  "out-of-time",
  "resting",
]);
export type SourceFailure = z.infer<typeof SourceFailure>;

export const SourceUse = z.object({
  source: SourceRef,
  year: z.number().int().nullable(),
  state: z.enum(["used", "no-figures", "partial-coverage", "off", "failed"]),
  /** The source's own items that feed the report, or that cover only a part of it. */
  items: z.array(z.string()),
  /** Of a source that failed. */
  failure: SourceFailure.optional(),
});
export type SourceUse = z.infer<typeof SourceUse>;

/** How the coverage of a product sounded, day by day: below 0 is bad news, above good. */
export const NewsTone = z.object({
  points: z.array(z.object({ date: z.string(), value: z.number() })),
  average: z.number(),
});
export type NewsTone = z.infer<typeof NewsTone>;

/** What an operator can do about a product without figures, or with those of few countries. */
export const FillingWay = z.enum(["import-baci", "import-faostat-trade", "connect-comtrade"]);
export type FillingWay = z.infer<typeof FillingWay>;

/** Only these countries reported the product by itself: it had no subheading of its own in the year of the report. */
export const ReportedApart = z.object({
  reporters: z.array(z.object({ iso3: z.string(), country: z.string() })),
  count: z.number().int(),
  fillWith: z.array(FillingWay),
});
export type ReportedApart = z.infer<typeof ReportedApart>;

/** All that a report shows, figures first, every one with its source. */
export const ReportEvidence = z.object({
  covered: CoveredProduct,
  /** Year and source of value, importers and prices: one for the whole report. */
  year: z.number().int().nullable(),
  sources: z.array(SourceUse),
  worldValueUsd: Figure,
  /** Of all countries that make it, those without a row too. Absent from older reports. */
  worldProduction: Figure.optional(),
  /** Who makes and exports it, where that is counted in cubic metres; absent where it is not. */
  volume: KnownVolume.optional(),
  /** Present where the trade figures are of a few countries and say nothing of the world's. */
  apart: ReportedApart.optional(),
  rows: z.array(RowEvidence),
  /** Absent, as the summary is, from reports saved before there was any. */
  insight: MarketInsight.optional(),
  summary: z.array(SummarySentence).optional(),
  /** Only where a language model is configured. */
  narrative: Narrative.optional(),
  /** Headlines of the product that name none of the exporters, and the tone of all coverage where it is known. */
  news: z.object({ items: z.array(NewsItem), reason: MissingReason.nullable(), tone: NewsTone.nullable() }).optional(),
  /** The name that was typed and how it was read, where a word of it was misspelt; else absent. */
  spelling: z.object({ typed: z.string(), read: z.string() }).optional(),
  /** Words of the name that was typed which say nothing of the product, as far as is known; absent where there are none. */
  notUnderstood: z.array(z.string()).optional(),
});
export type ReportEvidence = z.infer<typeof ReportEvidence>;

/** The report's rows as they go on the wire: exactly the seven keys, numbers or null. */
export function reportRows(evidence: ReportEvidence): ReportRow[] {
  return evidence.rows.map((row) => ({
    [reportColumns.country]: row.country,
    [reportColumns.value]: row.value.value,
    [reportColumns.importers]: row.importers.list.map((importer) => importer.name),
    [reportColumns.production]: row.production.value,
    [reportColumns.exportPrice]: row.exportPrice.value,
    [reportColumns.importPrice]: row.importPrice.value,
    [reportColumns.news]: row.news.items.map((item) => item.title),
  }));
}
