import type { Field } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isAboveRecord } from "../field-path.ts";
import { areMostly } from "../samples.ts";

const minShaped = 0.8;
const shapedFit = 0.65;

/** Values written as the concept usually is: `2021 IL 125124` for a citation. */
export function shapeFit(field: Field, concept: Concept | null): number {
  const { shape } = concept ?? {};
  if (!shape || field.samples.length === 0 || isAboveRecord(field.path)) return 0;
  return areMostly(minShaped, field, (sample) => shape.test(sample)) ? shapedFit : 0;
}
