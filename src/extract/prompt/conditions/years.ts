import type { Scalar } from "../../../domain/plan.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { minBinding } from "../binding/bindings.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";

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

const shownYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The first and the last year of a condition on whole years: "de 2024", "desde 2023". */
function yearsAsked({ op, value }: AskedFilter): readonly [number, number] | null {
  const [first, last = first] = [value].flat().map(String);
  if (!first || !last || !isoDay.test(first)) return null;
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  if (op === "between") return first.endsWith("-01-01") && last.endsWith("-12-31") ? [from, to] : null;
  if (op === "ge" && first.endsWith("-01-01")) return [from, Infinity];
  if (op === "gt" && first.endsWith("-12-31")) return [from + 1, Infinity];
  if (op === "lt" && first.endsWith("-01-01")) return [-Infinity, from - 1];
  return op === "le" && first.endsWith("-12-31") ? [-Infinity, from] : null;
}

/** A condition on years by the heading that says them, where the days themselves show none: `16 de enero` below "Actas 2024". */
export function headingYears(
  set: RecordSet,
  filter: AskedFilter,
  dated: Field,
  valuesOf: ValuesOf,
): BoundFilter | null {
  const years = yearsAsked(filter);
  if (!years || valuesOf(dated).some((value) => shownYear.test(value))) return null;
  const heading = set.fields.find(
    (field) => field.type !== "url" && field.fill === 1 && valuesOf(field).every((value) => shownYear.test(value)),
  );
  if (!heading) return null;
  const [first, last] = years;
  const shown = valuesOf(heading).map((value) => Number(shownYear.exec(value)?.[0]));
  const meant = [...new Set(shown)].filter((year) => year >= first && year <= last);
  return { asked: filter.asked, field: heading, op: "contains", value: meant.map(String) };
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
