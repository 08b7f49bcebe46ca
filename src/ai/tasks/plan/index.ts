import type { ModelFailure } from "../../../domain/model-use.ts";
import type { PlannedExtraction } from "../../../domain/plan.ts";
import type { Skeleton } from "../../../domain/skeleton.ts";
import type { Survey } from "../../../domain/survey.ts";
import type { Ask, Caller } from "../../ask.ts";
import { readRequest } from "../../quotation.ts";
import { bindAnswer } from "./bind-answer.ts";
import { type Fault, faultIn } from "./fault.ts";
import { planPrompt, repairPrompt } from "./prompt.ts";
import { PlanAnswer } from "./schema.ts";

export type PlanInput = {
  readonly survey: Survey;
  readonly skeleton: Skeleton;
  readonly prompt: string;
  /** Runs a plan over the page and says what is wrong with what comes out: no word of the page. */
  tryOut(planned: PlannedExtraction): Promise<readonly Fault[]>;
};

export type PlanResult =
  | { readonly ok: true; readonly planned: PlannedExtraction }
  | { readonly ok: false; readonly reason: "failed"; readonly because: ModelFailure }
  /** No record set serves: the page is running text, or does not have it. */
  | { readonly ok: false; readonly reason: "no-set" };

const maxOutputTokens = 2_000;

/** A plan from the model, checked against the survey and by running it; one turn to repair its faults, then none. */
export async function planExtraction(ask: Ask, input: PlanInput, caller: Caller): Promise<PlanResult> {
  const request = readRequest(input.prompt);
  const first = planPrompt(input.skeleton, input.prompt);
  let question = first;
  for (const isLast of [false, true]) {
    const asked = await ask(
      { task: "plan", ...question, schema: PlanAnswer, maxOutputTokens, isRepaired: true },
      caller,
    );
    if (!asked.ok) {
      if (isLast || asked.faults.length === 0) return { ok: false, reason: "failed", because: asked.because };
      const unread = asked.faults.map((fault) => faultIn("answer", "unreadable", fault));
      question = repairPrompt(first, "(unreadable)", unread);
      continue;
    }
    if (asked.value.set === null) return { ok: false, reason: "no-set" };
    const bound = bindAnswer(asked.value, input.survey, input.skeleton, request);
    const faults = bound.ok ? await input.tryOut(bound.planned) : bound.faults;
    if (bound.ok && faults.length === 0) return { ok: true, planned: bound.planned };
    question = repairPrompt(first, JSON.stringify(asked.value), faults);
  }
  return { ok: false, reason: "failed", because: "invalid-answer" };
}
