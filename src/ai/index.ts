import type { PlannedExtraction } from "../domain/plan.ts";
import type { Survey } from "../domain/survey.ts";

/** Anything that turns a survey and a prompt into a plan: the rules of `extract`, or a language model. */
export type Planner = (survey: Survey, prompt: string, signal?: AbortSignal) => Promise<PlannedExtraction>;
