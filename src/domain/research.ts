import { z } from "zod";
import type { CodeCandidate } from "./code-candidate.ts";
import { HarvestUse, SourceRef } from "./figure.ts";
import type { KnownVolume } from "./known-volume.ts";
import type { FillingWay, ReportEvidence, ReportRow, SourceUse } from "./report.ts";

/** A country that has a product among its main exports, as a text says: who, never how much (confidence D). */
export const NamedExporter = z.object({
  iso3: z.string(),
  country: z.string(),
  year: z.number().int().nullable(),
  /** False of a place that the figures at hand know no exports of at all. Absent where there are none, and of older answers. */
  hasTrade: z.boolean().optional(),
});
export type NamedExporter = z.infer<typeof NamedExporter>;

/** What ores and compounds are counted by: the metal in what mines bring up. */
export const Metal = z.enum([
  "cobalt",
  "copper",
  "gold",
  "lead",
  "lithium",
  "manganese",
  "nickel",
  "silver",
  "tin",
  "zinc",
]);
export type Metal = z.infer<typeof Metal>;

/** Who makes a product whose trade no source has, in tonnes of the newest year. */
export const KnownProduction = z.object({
  source: SourceRef,
  year: z.number().int(),
  /** Null where the produced good is the product itself; else the tonnes are of this metal, mined for it among others. */
  metal: Metal.nullable(),
  /** The tonnes are of the whole harvest, with what is made into this. Absent where they are not. */
  wholeHarvest: HarvestUse.optional(),
  /** Of all countries that the source lists. */
  totalTonnes: z.number(),
  countries: z.number().int(),
  /** The largest, at most ten. */
  leaders: z.array(z.object({ iso3: z.string(), country: z.string(), tonnes: z.number(), share: z.number() })),
});
export type KnownProduction = z.infer<typeof KnownProduction>;

/**
 * Why there is no report. `several-products`: the name means several goods alike, and one has to be chosen. `no-good`: it
 * is a service, which statistics of goods do not have.
 */
export const NoReportReason = z.enum(["unknown-product", "no-good", "several-products", "no-figures"]);
export type NoReportReason = z.infer<typeof NoReportReason>;

export type Research =
  | {
      readonly found: true;
      readonly product: string;
      readonly candidates: CodeCandidate[];
      readonly rows: ReportRow[];
      readonly evidence: ReportEvidence;
    }
  | {
      readonly found: false;
      readonly product: string;
      readonly candidates: CodeCandidate[];
      readonly reason: NoReportReason;
      /** Countries that have the product among their main exports, when nothing else is known; never with values. */
      readonly namedBy: NamedExporter[];
      /** Words of the name that say nothing of the first candidate. */
      readonly notUnderstood?: string[];
      /** The name that was typed, where the code without figures may hold more than it means. */
      readonly typed?: string;
      /** Who makes it, where a source knows that much. */
      readonly production?: KnownProduction | null;
      /** Who makes and exports it, where that is counted in cubic metres. */
      readonly volume?: KnownVolume | null;
      /** Imports and connections that would give it figures. */
      readonly fillWith?: FillingWay[];
      /** What each source with partners has of it: a part is named and never shown as the whole. */
      readonly sources?: SourceUse[];
    };
