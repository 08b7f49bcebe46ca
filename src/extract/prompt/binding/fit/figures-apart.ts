import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import { type Dimension, quantityOf } from "../../../values/units.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isPlain } from "../field-path.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isToldApart, meaningOf } from "../names/meaning.ts";
import { areMostly, once } from "../samples.ts";

/** Figures that could be anything, were they not called something. */
const freeFigures: ReadonlySet<ValueType> = new Set(["number", "measure", "percentage", "rating", "price", "phone"]);

const maxSteps = 3;

/** Whether pages use one concept in place of another, also by way of a third: a number for WhatsApp is a mobile, which is a phone. */
function standsInFor(meant: Concept, concept: Concept | null): boolean {
  let near = meant.near;
  for (let steps = 0; near !== undefined && steps < maxSteps; steps++) {
    if (near === concept?.id) return true;
    near = findConceptById(near)?.near;
  }
  return false;
}

/** Whether the page calls a figure, a number or a code by a word for another: a rating is no weight, a phone no fax. */
export function isOtherFigure(field: Field, concept: Concept | null): boolean {
  if (!isToldApart(field, concept)) return false;
  const meant = findConceptById(meaningOf(field) ?? "");
  if (!meant || standsInFor(meant, concept) || meant.id === concept?.near || meant.role !== "any") return false;
  return concept?.role === "identifier" || (freeFigures.has(field.type) && meant.types.includes(field.type));
}

/** A figure and a word that is no unit: `3 habitaciones`. */
const areCounts = once((field) =>
  areMostly(1, field, (sample) => /^\d[\d.,]*\s\p{L}{3,}/u.test(sample) && quantityOf(sample) === null),
);

/** What the units of a measure can be of. */
const dimensions: Readonly<Record<string, readonly Dimension[]>> = {
  size: ["length", "area"],
  weight: ["mass"],
  duration: ["time"],
  hours: ["time"],
  mileage: ["length"],
};
const dimensionOf = once((field) => {
  const found = new Set(field.samples.map((sample) => quantityOf(sample)?.dimension));
  return found.size === 1 ? ([...found][0] ?? null) : null;
});

/** Whether a measure is written in units of another kind, or counts things: 16 GB is no size of a screen, nor are 3 rooms. */
export function isMeasuredOtherwise(field: Field, set: RecordSet, concept: Concept | null): boolean {
  const dimension = field.type === "measure" ? dimensionOf(field, set) : null;
  const own = dimensions[concept?.id ?? ""];
  if (own === undefined || field.type !== "measure") return false;
  return dimension === null ? areCounts(field, set) : !own.includes(dimension);
}

const besidePrice: ReadonlySet<string> = new Set(["discount", "oldPrice"]);

/** The only price of a record is its price: neither what it was nor what is saved. */
export const isOnlyPrice = (field: Field, set: RecordSet, concept: Concept | null): boolean =>
  field.type === "price" &&
  besidePrice.has(concept?.id ?? "") &&
  set.fields.filter(({ type, path }) => type === "price" && isPlain(path)).length < 2;

/** Whether the numbers grow from record to record, as places in a ranking do. */
export function countsUp({ samples }: Field): boolean {
  const numbers = samples.map((sample) => Number(/\d+/.exec(sample)?.[0] ?? Number.NaN));
  return numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));
}

/** Whether no figure is above the scale that marks are given on. */
export const isUpTo = (most: number, { samples }: Field): boolean =>
  samples.every((sample) => Number(/\d+(?:[.,]\d+)?/.exec(sample)?.[0].replace(",", ".")) <= most);
