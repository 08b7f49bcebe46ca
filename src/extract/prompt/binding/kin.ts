import type { Field } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { meaningOf } from "./names/meaning.ts";

export const people = new Set(["author", "authors", "judge", "contact", "person"]);
/** Concepts whose values are names of places. */
export const places = new Set(["city", "province", "country", "location"]);
/** Concepts whose values recur: a few words from a small stock. */
export const recurring = new Set([
  "brand",
  "kind",
  "category",
  "vendor",
  "owner",
  "colour",
  "status",
  "court",
  "lowerCourt",
]);

/** Concepts whose values pages file under each other's names. */
const kin: readonly ReadonlySet<string>[] = [
  new Set([...people, "owner", "vendor"]),
  places,
  new Set(["kind", "category", "status"]),
];

/** What a class calls a company is no person and no place. */
const isOfNames = ({ id }: Concept): boolean => people.has(id) || places.has(id);

/** Whether what the page itself calls a field goes with what was asked for: a place for a town, never a seller for a colour. */
export function isKin(field: Field, concept: Concept | null): boolean {
  if (concept === null) return false;
  const means = meaningOf(field) ?? "";
  const isTitle = findConceptById(means)?.role === "title";
  return (
    (isTitle && (means === "title" || !isOfNames(concept))) || kin.some((ids) => ids.has(means) && ids.has(concept.id))
  );
}

/** Whether pages file the values of two concepts under each other's names. */
export const areKin = (concept: Concept, other: Concept): boolean =>
  kin.some((ids) => ids.has(concept.id) && ids.has(other.id));
