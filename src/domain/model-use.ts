import { z } from "zod";

/** Why a language model did not serve and the rules did instead. Closed: each has a sentence in both languages. */
export const ModelFailure = z.enum([
  "unauthorised",
  "unknown-model",
  "rejected",
  "rate-limited",
  "provider-error",
  "unreachable",
  "timeout",
  "cut-short",
  "too-long",
  "refused",
  "empty-answer",
  "invalid-answer",
  "over-budget",
  "resting",
  "busy",
]);
export type ModelFailure = z.infer<typeof ModelFailure>;

/** What a language model had to do with a result. Absent where none is configured. */
export const ModelUse = z.object({
  /** Who chose what to take: a plan by rules, a plan by the model, or the model pointing at places of a text. */
  planner: z.enum(["rules", "model", "reading"]),
  model: z.string(),
  /** Why the rules served. */
  because: ModelFailure.nullable(),
  /** Whether a text was too long and only its beginning was read. */
  partial: z.boolean().optional(),
  /** Cells left for the model to fill that stayed empty, and why; `decides`: rows or a figure depend on them. */
  unfilled: z
    .object({ cells: z.number().int(), because: ModelFailure.nullable(), decides: z.boolean().optional() })
    .nullable(),
});
export type ModelUse = z.infer<typeof ModelUse>;

/** A report told in a model's words, of which every number and country was checked against the figures. */
export const Narrative = z.object({
  model: z.string(),
  language: z.enum(["es", "en"]),
  sentences: z.array(z.string()),
  /** Sentences that said what the figures do not, and were left out. */
  dropped: z.number().int(),
  /** Why the model did not serve. */
  because: ModelFailure.nullable(),
});
export type Narrative = z.infer<typeof Narrative>;
