import type { Field } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";

/** A field answers to what was asked from this score on. */
export const minBinding = 0.3;

/** Something asked for, in its own words and as the lexicon knows it; in full where pages leave a part of that out: "número de" pisos. */
export type Asked = { readonly title: string; readonly concept: Concept | null; readonly called?: string };
/** The field that it gets, and how well that answers. */
export type Binding = { readonly field: Field | null; readonly score: number };

/** What each thing asked for is bound to, and the fields that tell what is common in records and was not asked for. */
export type Bound = { readonly bindings: readonly Binding[]; readonly common: readonly Field[] };

export const isBound = (field: Field, bindings: readonly Binding[]): boolean =>
  bindings.some((binding) => binding.field === field);

/** The first thing asked for that is what the records are called, with the field that it has. */
export function boundTitle(
  asked: readonly Asked[],
  bindings: readonly Binding[],
): { readonly column: number; readonly field: Field; readonly score: number } | null {
  const column = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const { field, score } = bindings[column] ?? {};
  return field && score !== undefined ? { column, field, score } : null;
}
