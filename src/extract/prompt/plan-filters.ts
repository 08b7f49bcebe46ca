import type { RecordSet } from "../../domain/survey.ts";
import { filterFor } from "./binding/conditions/filter-for.ts";
import type { BoundFilter, ValuesOf } from "./bind-restriction.ts";
import { matchConcept } from "./match-concept.ts";
import type { AskedFilter } from "./parsing/asked.ts";
import type { Request } from "./parsing/parse.ts";
import { foldKeepingLength } from "./parsing/prompt-text.ts";
import type { Narrowed } from "./restrict.ts";
import { isThing } from "./things.ts";

/** The conditions of a request on the fields of a set, and those that no field answers. */
export function planFilters(
  set: RecordSet,
  request: Request,
  narrowed: Narrowed,
  valuesOf: ValuesOf,
  dropped: readonly string[],
): { bound: (BoundFilter & { words?: string })[]; notFound: string[] } {
  const found = request.filters.map((filter) => ({ filter, bound: filterFor(set, filter, valuesOf) }));
  return {
    bound: [
      ...found.flatMap(({ filter, bound }) => (bound ? [{ ...bound, words: shownWords(filter) }] : [])),
      ...narrowed.filters,
    ].filter(({ asked }) => !dropped.includes(asked)),
    notFound: [...found.flatMap(({ filter, bound }) => (bound ? [] : [filter.asked])), ...narrowed.notFound],
  };
}

/** How the prompt itself called what a condition is about. */
function shownWords({ asked, fieldWords, unit }: AskedFilter): string {
  const at =
    fieldWords === "" || (fieldWords === unit && matchConcept(unit) === null) || isThing(fieldWords)
      ? -1
      : foldKeepingLength(asked).lastIndexOf(fieldWords);
  return at < 0 ? "" : asked.slice(at, at + fieldWords.length);
}
