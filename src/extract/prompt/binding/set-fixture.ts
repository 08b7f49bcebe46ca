import type { Field, RecordSet } from "../../../domain/survey.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { Asked } from "./bindings.ts";

/** A field of a record set written in a test: visible words, its own in each of six records, but for what is said. */
export type Some = Partial<Omit<Field, "id" | "samples">> & { readonly samples?: readonly string[] };

export const recordCount = 6;

export const fieldOf = (some: Some, i: number): Field => ({
  id: `f${i}`,
  name: "text",
  nameFrom: "type",
  type: "text",
  path: `p#${i}`,
  fill: 1,
  distinct: recordCount,
  ...some,
  samples: [...(some.samples ?? ["Salón del puerto", "Faro norte", "Mercado viejo"])],
});

export const setOf = (
  fields: readonly Some[],
  { count = recordCount, kind = "repeat" }: { readonly count?: number; readonly kind?: RecordSet["kind"] } = {},
): RecordSet => ({
  id: "s1",
  kind,
  name: null,
  count,
  score: 1,
  where: "/html[1]",
  signature: "",
  fields: fields.map(fieldOf),
  sameRecordsAs: [],
});

/** What is asked for by a word of the lexicon, by its id, or by words that it lacks. */
export const askFor = (...ids: readonly string[]): Asked[] =>
  ids.map((id) => {
    const concept = findConceptById(id);
    return { title: concept?.words[0] ?? id, concept };
  });
