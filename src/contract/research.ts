import { z } from "zod";
import { CodeCandidate } from "../domain/code-candidate.ts";
import { FillingWay, ReportEvidence, SourceUse } from "../domain/report.ts";
import { KnownVolume } from "../domain/known-volume.ts";
import { KnownProduction, NamedExporter } from "../domain/research.ts";
import { endpoint } from "./endpoint.ts";

/** An empty one is refused in the specified words. */
const productName = z.string().trim().max(200);
const productCode = z.string().trim().max(20).nullable().optional();

export const DirectoryId = z.enum(["world", "food", "minerals"]);
export type DirectoryId = z.infer<typeof DirectoryId>;

export const Directory = z.object({ _id: DirectoryId, name: z.string() });

export const listDirectories = endpoint({
  method: "GET",
  path: "/api/get-directories",
  summary: "The parts of the world's trade that a search can be narrowed to; `world` comes first",
  access: "user",
  response: z.object({ success: z.literal(true), directories: z.array(Directory) }),
});

export const describeDirectory = endpoint({
  method: "POST",
  path: "/api/get-directory",
  summary: "Sources, years and coverage of one directory",
  access: "user",
  body: z.object({ directoryId: z.string().max(64) }),
  response: z.object({
    success: z.literal(true),
    directory: Directory.extend({
      description: z.string(),
      sources: z.array(SourceUse.extend({ years: z.tuple([z.number().int(), z.number().int()]) })),
      /** HS 2022 subheadings of the directory, and those of which some source with partners has figures. */
      coverage: z.object({ subheadings: z.number().int(), withFigures: z.number().int() }),
    }),
  }),
});

export const gatherEvidence = endpoint({
  method: "POST",
  path: "/api/scrape/trademark",
  summary: "Gather the evidence for a product; free",
  access: "user",
  long: true,
  rate: "research",
  body: z.object({ productName, productCode, directoryId: DirectoryId.nullable().optional() }),
  response: z.object({
    success: z.literal(true),
    evidenceId: z.string(),
    candidates: z.array(CodeCandidate),
    sources: z.array(SourceUse),
  }),
});

export const buildReport = endpoint({
  method: "POST",
  path: "/api/get-ai-data-for-directories",
  summary: "Build the report of a product, save it, charge one report",
  access: "user",
  long: true,
  rate: "research",
  body: z.object({
    productName,
    productCode,
    directoryId: DirectoryId.nullable().optional(),
    evidenceId: z.string().max(64).nullable().optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({
      /** JSON text: `{"success":"true","results":[…]}`. */
      content: z.string(),
      /** Null when there is no report to save. */
      searchId: z.string().nullable(),
      evidence: ReportEvidence.nullable(),
      candidates: z.array(CodeCandidate),
      /** The summary in words, in the account's language; `evidence.summary` says where each number stands. */
      summary: z.array(z.string()),
      /** Where there is no report: who names the product all the same, what was asked, and what would fill it. */
      noFigures: z
        .object({
          /** The name that was typed, where the code may hold more than it means. */
          typed: z.string().optional(),
          namedBy: z.array(NamedExporter),
          production: KnownProduction.nullable().default(null),
          volume: KnownVolume.nullable().default(null),
          sources: z.array(SourceUse),
          fillWith: z.array(FillingWay),
        })
        .nullable(),
      /** Words of the name that say nothing of the product, or of the first candidate: a brand, or nothing known. */
      notUnderstood: z.array(z.string()).default([]),
    }),
  }),
});
