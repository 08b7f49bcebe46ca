import type { Field, ValueType } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isToldApart, meaningOf } from "../names/meaning.ts";

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

/** Whether the page calls a field by a concept that is used in place of the one asked for, or the other way round: hours for a duration. */
export function isCalledNear(field: Field, concept: Concept | null): boolean {
  const meant = findConceptById(meaningOf(field) ?? "");
  return meant !== null && (meant.id === concept?.near || standsInFor(meant, concept));
}

/** Whether the page calls a figure, a number or a code by a word for another: a rating is no weight, a phone no fax. */
export function isOtherFigure(field: Field, concept: Concept | null): boolean {
  if (!isToldApart(field, concept)) return false;
  const meant = findConceptById(meaningOf(field) ?? "");
  if (!meant || isCalledNear(field, concept) || meant.role !== "any") return false;
  return concept?.role === "identifier" || (freeFigures.has(field.type) && meant.types.includes(field.type));
}
