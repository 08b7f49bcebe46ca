import type { Scalar } from "../../../domain/plan.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { minBinding } from "../binding/bindings.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import type { BoundFilter } from "./bound-filter.ts";

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

/** The days of a condition that names no year in the nearest year that the page shows dates of: "en marzo" of a page of last spring. */
export function inShownYear({ isYearOpen, value }: AskedFilter, values: readonly string[]): AskedFilter["value"] {
  const days = [value].flat().filter((day): day is string => typeof day === "string" && isoDay.test(day));
  const last = days.at(-1);
  if (!isYearOpen || last === undefined) return value;
  const guessed = Number(last.slice(0, 4));
  const shown = values.flatMap((text) => (text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number));
  const nearest = [...new Set(shown)].toSorted((a, b) => Math.abs(a - guessed) - Math.abs(b - guessed))[0] ?? guessed;
  const moved = days.map((day) => `${Number(day.slice(0, 4)) + nearest - guessed}${day.slice(4)}`);
  return Array.isArray(value) ? moved : (moved[0] ?? value);
}
