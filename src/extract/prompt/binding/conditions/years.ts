import type { Scalar } from "../../../../domain/plan.ts";
import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { findConceptById } from "../../lexicon.ts";
import type { AskedFilter } from "../../parsing/asked.ts";
import type { BoundFilter } from "../../bind-restriction.ts";
import { minBinding } from "../bindings.ts";
import { bindingScore } from "../fit/field-fit.ts";

export const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const year = /^(?:1\d|20)\d{2}$/;

/** Years alone, where a page shows no dates. */
export const yearField = (set: RecordSet): Field | null =>
  set.fields.find(
    (field, order) =>
      field.type === "number" &&
      field.samples.every((sample) => year.test(sample.trim())) &&
      bindingScore(field, set, findConceptById("year"), ["year"], order) >= minBinding,
  ) ?? null;

/** A condition on days as one on the years that they are in; null where a page shows neither. */
export function yearFilter(set: RecordSet, { asked, op, value }: AskedFilter): BoundFilter | null {
  const days = [value].flat();
  if (!days.every((day): day is string => typeof day === "string" && isoDay.test(day))) return null;
  const field = yearField(set);
  const years = days.map((day): Scalar => Number(day.slice(0, 4)));
  return field && { asked, field, op, value: years.length > 1 ? years : (years[0] ?? null) };
}
