import {
  chosenOnly,
  cutReading,
  listPassages,
  makeSkeleton,
  type Page,
  planFromPrompt,
  runPlan,
  surveyPage,
} from "../../extract/index.ts";
import type { Analysis, PlannedRun, Sketch, Wanted } from "./messages.ts";
import type { ExtractionPool } from "./pool.ts";

/** What the extraction engine says of a page in this very process: for a terminal, where nobody else waits. */
export const answerDirectly = (page: Page): Omit<ExtractionPool, "survey" | "close"> => ({
  sketch: async (wanted) => sketchPage(page, wanted),
  run: async (planned) => runPlanned(page, planned),
  analyse: async ({ prompt, corrections, recordLimit }) =>
    runPlanned(page, { planned: planFromPrompt(page, prompt, corrections), recordLimit }),
  listPassages: async () => listPassages(page),
  cut: async ({ reading, recordLimit }) => cutReading(page, listPassages(page), reading, { recordLimit }),
});

/** What a model is told: of the set that a person chose alone, where they did. */
export const sketchPage = (page: Page, { prompt, corrections }: Wanted): Sketch => ({
  survey: chosenOnly(surveyPage(page), corrections),
  skeleton: makeSkeleton(page, prompt, corrections),
});

/** Runs a plan; rows that are none are no answer. */
export function runPlanned(page: Page, { planned, ...options }: PlannedRun): Analysis {
  const result = runPlan(page, planned, options);
  if (!result.ok) return { ok: false, reason: result.reason, planned };
  const { rows, counts } = result.extraction;
  if (rows.length === 0) {
    const isFiltered = planned.plan.where.length > 0 && counts.inSet > 0 && counts.afterFilters === 0;
    return { ok: false, reason: isFiltered ? "filtered" : "empty", planned };
  }
  return { ok: true, planned, extraction: result.extraction };
}
