import { z } from "zod";

/** The terms under which a source's figures are used. Closed: each has its words in both languages. */
export const Licence = z.enum([
  "CC-BY-4.0",
  "CC-BY-NC-SA-4.0",
  "Etalab-2.0",
  "OGL-UK-3.0",
  "public-domain",
  "UN-Comtrade-terms",
  "operators-own",
  "open-with-citation",
  "headlines-and-links",
]);
export type Licence = z.infer<typeof Licence>;

/** What reports that were saved earlier say instead of a code. */
const earlierWords: Readonly<Record<string, Licence>> = {
  "open, with citation": "open-with-citation",
  "headline and link of each outlet": "headlines-and-links",
  "UN Comtrade, operator's own licence": "operators-own",
};

/** The licence that a code, or the words of an older report, stand for. */
export const licenceOf = (written: string): Licence | null =>
  earlierWords[written] ?? Licence.safeParse(written).data ?? null;

/** Read in the words of any report and written as its code: answers are encoded, so that a one-way change would refuse them. */
const WrittenLicence = z.codec(z.string(), Licence, {
  decode: (written) => earlierWords[written] ?? (written as Licence),
  encode: (code) => code,
});

/** Where a figure comes from, printed with it. */
export const SourceRef = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  licence: WrittenLicence,
  url: z.string(),
});
export type SourceRef = z.infer<typeof SourceRef>;

/** Why a figure is missing. Closed: each has a sentence in both languages. */
export const MissingReason = z.enum([
  "not-reported",
  "no-weights",
  "no-partners",
  "no-production-source",
  "production-is-another-good",
  "counted-in-cubic-metres",
  "partial-coverage",
  "not-reported-apart",
  "news-off",
  "no-news",
  "news-pending",
  "news-failed",
  "no-figures",
]);
export type MissingReason = z.infer<typeof MissingReason>;

export const Basis = z.enum(["reported", "mirror", "reconciled", "derived", "estimated", "missing"]);
export type Basis = z.infer<typeof Basis>;

/** How a value that is there came about. */
export const KnownBasis = Basis.exclude(["missing"]);
export type KnownBasis = z.infer<typeof KnownBasis>;

/** What a part of a harvest is made into that is traded under other codes than the harvest itself. Closed: each has its words. */
export const HarvestUse = z.enum([
  "wine-raisins-juice",
  "juice",
  "juice-cider",
  "canned-juice",
  "paste-juice-canned",
  "frozen-flakes-starch",
  "dried",
  "shelled",
  "shelled-oil",
  "copra-oil",
  "milled",
  "sugar",
  "several",
]);
export type HarvestUse = z.infer<typeof HarvestUse>;

const yearsUntilOld = 5;

/** Whether figures of a year are too old to stand unmarked. */
export const isOldYear = (year: number, thisYear: number): boolean => thisYear - year > yearsUntilOld;

export const Confidence = z.enum(["A", "B", "C", "D"]);
export type Confidence = z.infer<typeof Confidence>;

const unit = z.enum(["USD", "t", "USD/kg", "%"]);

/**
 * What an exporter reports to have sold to those that report what they bought, and what these report to have bought from it,
 * where one is at least twice the other: sales free on board, purchases with freight and insurance.
 */
export const Contradiction = z.object({ exporterUsd: z.number(), importersUsd: z.number() });
export type Contradiction = z.infer<typeof Contradiction>;

/** A number one can trust: it has a source and a year. */
export const KnownFigure = z.object({
  value: z.number(),
  unit,
  year: z.number().int(),
  sources: z.array(SourceRef).min(1),
  basis: KnownBasis,
  confidence: Confidence,
  reason: z.null(),
  /** Of production: the tonnes are of the whole harvest, with what is made into this. */
  wholeHarvest: HarvestUse.optional(),
  /** Of a value that both sides report, and that they do not agree on. */
  contradiction: Contradiction.optional(),
});
export type KnownFigure = z.infer<typeof KnownFigure>;

/** A figure that is not there, and why. */
export const MissingFigure = z.object({
  value: z.null(),
  unit,
  year: z.null(),
  sources: z.array(SourceRef).max(0),
  basis: z.literal("missing"),
  confidence: z.null(),
  reason: MissingReason,
});
export type MissingFigure = z.infer<typeof MissingFigure>;

export const Figure = z.union([KnownFigure, MissingFigure]);
export type Figure = z.infer<typeof Figure>;

/** A figure that is not there, and why. */
export const missingFigure = (unit: Figure["unit"], reason: MissingReason): MissingFigure => ({
  value: null,
  unit,
  year: null,
  sources: [],
  basis: "missing",
  confidence: null,
  reason,
});
