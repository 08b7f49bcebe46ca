import type { Field } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { remember } from "../../../remember.ts";
import { withoutNumber } from "./field-words.ts";

const meantBy = remember((name) => matchConcept(name)?.concept.id ?? null);

/** The concept that the page's own name for a field is of; null where it gives none or one that is unknown. */
export const meaningOf = ({ name, nameFrom }: Field): string | null =>
  nameFrom === "type" || nameFrom === "position" ? null : meantBy(withoutNumber(name));

/** Whether the page's own name for a field means a concept. */
export const isCalledBy = (field: Field, concept: Concept | null): boolean => meaningOf(field) === concept?.id;

/** "Tipo de contrato", "estado del expediente": not the thing itself. */
export const isOfKinds = ({ name }: Field): boolean =>
  /^(?:kind|category|status)$/.test(meantBy(withoutNumber(name)) ?? "");

/** Whether the page itself calls the field by a word that means something else; the title of a thing is the thing, and a class `type` can be of any. */
export function isToldApart(field: Field, concept: Concept | null): boolean {
  const means = meaningOf(field);
  if (means === "title" && concept?.role === "title") return false;
  if (means === "kind" && concept === null && field.nameFrom === "class") return false;
  return means !== null && means !== concept?.id;
}
