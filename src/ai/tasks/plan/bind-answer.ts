import type { FieldRef, PlannedExtraction } from "../../../domain/plan.ts";
import type { Skeleton } from "../../../domain/skeleton.ts";
import type { Field, Survey } from "../../../domain/survey.ts";
import { wholeRecordFields } from "../../../domain/whole-record.ts";
import type { Request } from "../../quotation.ts";
import { findFaults } from "./find-faults.ts";
import type { PlanAnswer } from "./schema.ts";
import { writePlan } from "./write-plan.ts";

type BoundAnswer =
  | { readonly ok: true; readonly planned: PlannedExtraction }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * A model's answer as a plan over the survey. Each part must name what the skeleton offered and quote the words of the
 * request that ask for it; what only the page could have suggested is a fault, in words that the model can act on.
 */
export function bindAnswer(answer: PlanAnswer, survey: Survey, skeleton: Skeleton, request: Request): BoundAnswer {
  const set = survey.sets.find(({ id }) => id === answer.set);
  const offered = skeleton.sets.find(({ id }) => id === answer.set);
  if (!set || !offered) return { ok: false, faults: [`set: there is no set ${answer.set}.`] };
  const ids = new Set(offered.fields.map(({ id }) => id));
  const own = set.fields.filter(({ id }) => ids.has(id)).map((field) => [field.id, reference(field)] as const);
  const fields = new Map([...own, ...wholeRecordFields(set.id, survey.page.lang)]);
  const faults = findFaults(answer, fields, request);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, planned: writePlan({ answer, set, fields, request }) };
}

const reference = ({ name, path, type }: Field): FieldRef => ({ name, path, type });
