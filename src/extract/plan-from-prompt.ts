import { type Corrections, noCorrections } from "../domain/corrections.ts";
import type { PlannedExtraction } from "../domain/plan.ts";
import type { Field } from "../domain/survey.ts";
import type { Page } from "./survey.ts";
import { correctPlan } from "./correct-plan.ts";
import { planRequest } from "./prompt/plan.ts";

/** How many values of a column are looked at to tell which field a word of a prompt is about. */
const maxValues = 2_000;

/** Turns a prompt in Spanish or English into a plan over what the page shows, by rules, and puts right what a person corrected. */
export function planFromPrompt(
  page: Page,
  prompt: string,
  corrections: Corrections = noCorrections,
): PlannedExtraction {
  const survey = page.survey();
  const columns = new Map(
    survey.sets.flatMap(({ fields }, i) => fields.map(({ id }, f) => [id, page.sets()[i]?.columns[f]] as const)),
  );
  const known = new Map<string, readonly string[]>();
  const valuesOf = ({ id }: Field): readonly string[] => {
    let values = known.get(id);
    if (!values) {
      const cells = columns.get(id)?.cells.slice(0, maxValues) ?? [];
      values = [...new Set(cells.flatMap((cell) => cell?.raw ?? []))];
      known.set(id, values);
    }
    return values;
  };
  return correctPlan(planRequest(survey, prompt, valuesOf, corrections), survey, corrections);
}
