import type { Cell } from "../domain/extraction.ts";
import type { Survey, ValueType } from "../domain/survey.ts";
import { cellsOf } from "./run/make-cell.ts";
import type { Page } from "./survey.ts";

export { chosenOnly, correctPlan } from "./correct-plan.ts";
export { fieldsForReading } from "./prompt/shown/default-titles.ts";
export { planFromPrompt } from "./plan-from-prompt.ts";
export { cutReading, listPassages } from "./passages.ts";
export { runPlan, type RunResult } from "./run/run.ts";
export { makeSkeleton } from "./skeleton.ts";
export { openPage, type Page } from "./survey.ts";

/** What is on the page, found without a model: record sets best first, each with fields, counts and samples. */
export const surveyPage = (page: Page): Survey => page.survey();

/** Every record of a surveyed set with all its fields; no columns and no rows for an unknown id. */
export function readRecords(
  page: Page,
  setId: string,
): { columns: { title: string; type: ValueType }[]; rows: Cell[][] } {
  const set = page.sets()[page.survey().sets.findIndex(({ id }) => id === setId)];
  if (!set) return { columns: [], rows: [] };
  const cellOf = cellsOf(page, set);
  return {
    columns: set.columns.map(({ name, type }) => ({ title: name, type })),
    rows: Array.from({ length: set.count }, (_, i) => set.columns.map((column) => cellOf(column, i, column.type))),
  };
}
