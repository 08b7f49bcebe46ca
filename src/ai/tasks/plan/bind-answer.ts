import type { PlannedExtraction } from "../../../domain/plan.ts";
import type { Skeleton } from "../../../domain/skeleton.ts";
import type { Survey } from "../../../domain/survey.ts";
import type { Request } from "../../quotation.ts";
import { type Fault, faultIn } from "./fault.ts";
import { findFaults } from "./find-faults.ts";
import { offeredFields } from "./offered-fields.ts";
import type { PlanAnswer } from "./schema.ts";
import { writePlan } from "./write-plan.ts";

type BoundAnswer =
  | { readonly ok: true; readonly planned: PlannedExtraction }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * A model's answer as a plan over the survey. Each part must name what the skeleton offered and quote the words of the
 * request that ask for it; what only the page could have suggested is a fault.
 */
export function bindAnswer(answer: PlanAnswer, survey: Survey, skeleton: Skeleton, request: Request): BoundAnswer {
  const set = survey.sets.find(({ id }) => id === answer.set);
  const offered = skeleton.sets.find(({ id }) => id === answer.set);
  if (!set || !offered) return { ok: false, faults: [faultIn("set", "no-such-set", answer.set ?? "")] };
  const fields = offeredFields(set, offered, survey.page.lang);
  const faults = findFaults(answer, fields, request);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, planned: writePlan({ answer, set, fields, request }) };
}
