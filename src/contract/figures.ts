import { z } from "zod";
import { SourceRef } from "../domain/figure.ts";
import { endpoint } from "./endpoint.ts";

const Years = z.tuple([z.number().int(), z.number().int()]);

/** The sources whose figures an owner can have imported, those that help most first. */
export const FigureSource = z.enum(["baci", "faostat-trade", "faostat-production", "faostat-forestry", "usgs", "bgs"]);
export type FigureSource = z.infer<typeof FigureSource>;

const Offer = z.object({
  source: FigureSource,
  ref: SourceRef,
  /** What is downloaded, as far as is known. */
  megabytes: z.number().nullable(),
  /** What is here of it; null for nothing. */
  has: z.object({ version: z.string(), years: Years, isExtract: z.boolean() }).nullable(),
  expectedYear: z.number().int(),
  isWorthwhile: z.boolean(),
});

export const listFigures = endpoint({
  method: "GET",
  path: "/api/figures",
  summary: "For owners: the trade figures that are installed, and what their sources offer beyond them",
  access: "user",
  response: z.object({
    success: z.literal(true),
    figures: z.array(z.object({ source: SourceRef, years: Years, rows: z.number().int() })),
    offers: z.array(Offer),
    /** The import under way; `jobId` only where it is the caller's own. */
    importing: z.object({ source: FigureSource, jobId: z.string().nullable() }).nullable(),
    /** Where an import puts its figures; `not-shared`: the roles run apart without a common place, so there is none. */
    place: z.enum(["folder", "bucket", "not-shared"]),
    freeBytes: z.number().nullable(),
  }),
});

export const importFigures = endpoint({
  method: "POST",
  path: "/api/figures/import",
  summary:
    "For owners: import what a source publishes in place of what is here of it; takes minutes, so follow the job",
  access: "user",
  long: true,
  body: z.object({ source: FigureSource }),
  response: z.object({
    success: z.literal(true),
    imported: z.array(z.object({ source: SourceRef, years: Years, rows: z.number().int() })),
  }),
});
