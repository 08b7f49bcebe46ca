import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { adjustments } from "./adjustments/adjustments.ts";
import { assign } from "./assign.ts";
import { settleConcepts } from "./settle-concepts.ts";
import { withBackground } from "./background.ts";
import type { Asked, Binding, Bound } from "./bindings.ts";

/** Gives each thing asked for the field that serves it best; a field serves one column, best pairs first. */
export const bindColumns = (set: RecordSet, asked: readonly Asked[]): readonly Binding[] =>
  bindAmongCommon(set, asked).bindings;

/** The same, and what else of common things the record tells. */
export function bindAmongCommon(set: RecordSet, asked: readonly Asked[]): Bound {
  const everything = withBackground(settleConcepts(asked), set);
  const { bindings: assigned, pairs } = assign(set, everything, asked.length);
  const all = adjustments.reduce<readonly Binding[]>(
    (bindings, { adjust }) => adjust(bindings, { set, asked: everything, told: asked.length, pairs }),
    assigned,
  );
  const common = all.slice(asked.length).flatMap(({ field }, i) => {
    const concept = everything[asked.length + i]?.concept;
    return field && concept && isClearly(field, concept) ? [field] : [];
  });
  return { bindings: all.slice(0, asked.length), common };
}

/** A title, or a value of the very type: a bare number may be a price and may be anything else. */
const isClearly = (field: Field, { role, types }: Concept): boolean => role === "title" || field.type === types[0];
