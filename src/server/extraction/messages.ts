import type { Corrections } from "../../domain/corrections.ts";
import type { Extraction } from "../../domain/extraction.ts";
import type { Judgements, PlannedExtraction } from "../../domain/plan.ts";
import type { Passage, Reading, Skeleton } from "../../domain/skeleton.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";

export type Question = { readonly snapshot: Snapshot } & (
  | { readonly ask: "survey" }
  | ({ readonly ask: "analyse"; readonly recordLimit: number } & Wanted)
  | ({ readonly ask: "sketch" } & Wanted)
  | ({ readonly ask: "run" } & PlannedRun)
  | { readonly ask: "passages" }
  | { readonly ask: "cut"; readonly reading: Reading; readonly recordLimit: number }
);

/** What a person asks of a page, and what they put right of how it was understood before. */
export type Wanted = { readonly prompt: string; readonly corrections: Corrections };

/** A plan to run, and what a model judged for it once that is known. */
export type PlannedRun = {
  readonly planned: PlannedExtraction;
  readonly recordLimit: number;
  readonly judgements?: Judgements;
};

/** Why there is no table: the page no longer has the set, nothing was found, or the conditions let no record through. */
export type NoTable = "unmatched" | "empty" | "filtered";

export type Analysis =
  | { readonly ok: true; readonly planned: PlannedExtraction; readonly extraction: Extraction }
  | { readonly ok: false; readonly reason: NoTable; readonly planned: PlannedExtraction };

/** What a language model is told of a page, and what its answer is checked against. */
export type Sketch = { readonly survey: Survey; readonly skeleton: Skeleton };

export type Answer =
  | { readonly survey: Survey }
  | { readonly analysis: Analysis }
  | { readonly sketch: Sketch }
  | { readonly passages: readonly Passage[] }
  | { readonly extraction: Extraction }
  | { readonly failed: string };
