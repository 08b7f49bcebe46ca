import {
  cutReading,
  listPassages,
  makeSkeleton,
  type Page,
  planFromPrompt,
  runPlan,
  surveyPage,
} from "../../extract/index.ts";
import type { Analysis, PlannedRun } from "./messages.ts";
import type { ExtractionPool } from "./pool.ts";

/** What the extraction engine says of a page in this very process: for a terminal, where nobody else waits. */
export const answerDirectly = (page: Page): Omit<ExtractionPool, "survey" | "close"> => ({
  sketch: async ({ prompt }) => ({ survey: surveyPage(page), skeleton: makeSkeleton(page, prompt) }),
  run: async (planned) => runPlanned(page, planned),
  analyse: async ({ prompt, recordLimit }) => runPlanned(page, { planned: planFromPrompt(page, prompt), recordLimit }),
  listPassages: async () => listPassages(page),
  cut: async ({ reading, recordLimit }) => cutReading(page, listPassages(page), reading, { recordLimit }),
});

/** Runs a plan; rows that are none are no answer. */
export function runPlanned(page: Page, { planned, ...options }: PlannedRun): Analysis {
  const result = runPlan(page, planned, options);
  if (!result.ok) return { ok: false, reason: result.reason };
  if (result.extraction.rows.length === 0) return { ok: false, reason: "empty" };
  return { ok: true, planned, extraction: result.extraction };
}
