import type { Field } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { people } from "./kin.ts";
import { isPersonName } from "./names/name-shapes.ts";
import { areMostly } from "./samples.ts";

const minPersonShare = 0.7;

/** Whether somebody was asked for: who wrote, spoke or answers for it. */
export const isPerson = (concept: Concept | null): boolean => concept !== null && people.has(concept.id);

/** Whether most values of a field are written like names of people. */
export const holdsPeople = (field: Field): boolean =>
  field.samples.length > 0 && areMostly(minPersonShare, field, isPersonName);
