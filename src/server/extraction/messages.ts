import type { Extraction } from "../../domain/extraction.ts";
import type { PlannedExtraction } from "../../domain/plan.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";

export type Question =
  | { readonly ask: "survey"; readonly snapshot: Snapshot }
  | { readonly ask: "analyse"; readonly snapshot: Snapshot; readonly prompt: string; readonly recordLimit: number };

export type Analysis =
  | { readonly ok: true; readonly planned: PlannedExtraction; readonly extraction: Extraction }
  | { readonly ok: false; readonly reason: "unmatched" | "empty" };

export type Answer = { readonly survey: Survey } | { readonly analysis: Analysis } | { readonly failed: string };
