import type { Scalar } from "../../../domain/plan.ts";
import type { Field, RecordSet, ValueType } from "../../../domain/survey.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { type Binding, minBinding } from "./bind.ts";
import { bindingScore } from "./field-fit.ts";
import { nameFit } from "./name-fit.ts";
import { findConceptById } from "../lexicon.ts";
import { type BoundFilter, presenceOf, type ValuesOf } from "../bind-restriction.ts";
import { bindQuantity, valueFor } from "./bind-quantity.ts";
import { matchValues } from "../value-words.ts";
import { wordsOf } from "../words.ts";

/** Types whose values are compared as figures. */
export const figures: ReadonlySet<ValueType> = new Set(["number", "price", "rating", "percentage", "measure", "date"]);
const minNamed = 0.4;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The field that a condition is about; none below `minBinding`. */
export function bindFilter(set: RecordSet, filter: AskedFilter, isStandIn = false): Binding {
  const measured = filter.unit === undefined ? null : bindQuantity(set, filter, filter.unit);
  if (measured) return measured;
  let best: Binding = { field: null, score: 0 };
  const [value] = Array.isArray(filter.value) ? filter.value : [filter.value];
  const isDay = typeof value === "string" && isoDay.test(value);
  const isOfMoney = filter.concept?.id === "price" && filter.fieldWords === "";
  set.fields.forEach((field, order) => {
    if (typeof value === "number" && (!isFigure(field) || (isOfMoney && !isOfPrice(field)))) return;
    if (isDay && field.type !== "date") return;
    if (typeof value === "number" && value > mostStars && isOfStars(field)) return;
    if (isStandIn && filter.op === "present" && field.fill === 1) return;
    const words = wordsOf(filter.fieldWords);
    const unit = typeof value === "number" ? saysUnit(field, words) : 0;
    const score = Math.max(bindingScore(field, set, filter.concept, words, order), unit);
    if (score > best.score) best = { field, score };
  });
  const isTold = best.score >= minBinding && !(filter.op === "present" && best.field?.fill === 1);
  const stand = isTold || isStandIn ? null : standIn(filter);
  const other = stand ? bindFilter(set, stand, true) : null;
  if (other?.field) return other;
  if (!isTold && filter.concept && best.field?.fill === 1 && best.field.type !== filter.concept.types[0])
    return { field: null, score: 0 };
  return best.score >= minBinding ? best : { field: null, score: 0 };
}

/** A score above five is never one in stars. */
const mostStars = 5;
const isOfStars = ({ type, samples }: Field): boolean =>
  type === "rating" && samples.every((sample) => /^\W*[1-5]\b.{0,3}\s(?:estrellas?|stars?)|[★☆]/iu.test(sample));

/** Whether the text of a field is one figure per record with a word or two around it: "1,204 reviews". */
export const isWrittenFigure = ({ type, samples, path }: Field): boolean =>
  (type === "text" || type === "identifier") &&
  !/[@=]/.test(path) &&
  samples.length > 0 &&
  samples.every((sample) => /^[^\p{L}\d]{0,4}\d[\d.,' ]*\D{0,30}$/u.test(sample));
const isFigure = (field: Field): boolean => figures.has(field.type) || isWrittenFigure(field);

/** The field as its figures are compared. */
export const asFigure = (field: Field): Field => (figures.has(field.type) ? field : { ...field, type: "measure" });

/** A figure with nothing named is compared with a price, never with what only is a figure too. */
const isOfPrice = (field: Field): boolean =>
  field.type === "price" || nameFit(field, findConceptById("price"), []) >= minNamed;

/** A measure that is written with the word itself: "3 habitaciones". */
function saysUnit({ samples }: Field, words: readonly string[]): number {
  if (words.length === 0 || samples.length === 0) return 0;
  const saying = samples.filter((sample) => matchValues(words.join(" "), [sample]) !== null);
  return saying.length >= samples.length * 0.6 ? 0.6 : 0;
}

/** What a condition may be about where nothing on the page is called so. */
function standIn(filter: AskedFilter): AskedFilter | null {
  const id =
    filter.concept?.id === "deadline" || filter.concept?.id === "start"
      ? "date"
      : (filter.concept?.near ?? (filter.concept === null && typeof filter.value === "number" ? "price" : null));
  const concept = id === null ? null : findConceptById(id);
  return concept ? { ...filter, concept, fieldWords: "" } : null;
}

/** The condition as the executor tests it; null when no field of the set can be meant. */
export function filterFor(set: RecordSet, filter: AskedFilter, valuesOf: ValuesOf): BoundFilter | null {
  const { asked, op } = filter;
  if (op === "present" || op === "absent") {
    const { field } = bindFilter(set, filter);
    if (field) return { asked, field, ...presenceOf(field, op === "present", valuesOf) };
    const shown = fieldShowing(set, filter.fieldWords, valuesOf);
    return shown
      ? { asked, field: shown, op: op === "present" ? "contains" : "lacks", value: filter.fieldWords }
      : null;
  }
  const { field } = bindFilter(set, filter);
  if (field && isOutOfReach(field, filter)) return null;
  if (field)
    return { asked, field: isComparison(filter) ? asFigure(field) : field, op, value: valueFor(field, filter) };
  const year = yearFilter(set, filter);
  if (year) return year;
  const text = op === "contains" || op === "lacks" ? anyTextField(set, String(filter.value), valuesOf) : null;
  return text ? { asked, field: text, op, value: filter.value } : null;
}

/** Whether words are looked for in a column of bare figures, where none can stand. */
const isOutOfReach = ({ type, samples }: Field, { op, value }: AskedFilter): boolean =>
  figures.has(type) &&
  (op === "contains" || op === "starts") &&
  /\p{L}/u.test(String(value)) &&
  !samples.some((sample) => /\p{L}/u.test(sample));

const isComparison = ({ value }: AskedFilter): boolean => typeof [value].flat()[0] === "number";

/** Years alone, where a page shows no dates. */
export const yearField = (set: RecordSet): Field | null =>
  set.fields.find(
    (field, order) =>
      field.type === "number" &&
      field.samples.every((sample) => /^(?:1\d|20)\d{2}$/.test(sample.trim())) &&
      bindingScore(field, set, findConceptById("year"), ["year"], order) >= minBinding,
  ) ?? null;

function yearFilter(set: RecordSet, filter: AskedFilter): BoundFilter | null {
  const days = [filter.value].flat();
  if (!days.every((day): day is string => typeof day === "string" && isoDay.test(day))) return null;
  const field = yearField(set);
  if (!field) return null;
  const years = days.map((day): Scalar => Number(day.slice(0, 4)));
  return { asked: filter.asked, field, op: filter.op, value: years.length > 1 ? years : (years[0] ?? null) };
}

/** The shortest text that has the words; else the first that tells the records apart. */
function anyTextField(set: RecordSet, words: string, valuesOf: ValuesOf): Field | null {
  const texts = set.fields.filter(
    (field) => (field.type === "text" || field.type === "address") && !/[@=]/.test(field.path),
  );
  return (
    fieldShowing(set, words, valuesOf) ?? texts.toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill)[0] ?? null
  );
}

const length = ({ samples }: Field): number => samples.reduce((sum, sample) => sum + sample.length, 0);

function fieldShowing(set: RecordSet, words: string, valuesOf: ValuesOf): Field | null {
  const fields = set.fields.filter(
    (field) =>
      (field.type === "text" || field.type === "address") &&
      !/[@=]/.test(field.path) &&
      matchValues(words, valuesOf(field)) !== null,
  );
  return fields.toSorted((a, b) => length(a) - length(b))[0] ?? null;
}
