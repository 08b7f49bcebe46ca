import { fold } from "../../../domain/text.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import { filterFor } from "./filter-for.ts";
import { bindRestriction } from "./bind-restriction.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import type { AskedAlternatives, AskedColumn, AskedFilter } from "../parsing/asked.ts";
import type { Request } from "../parsing/parse.ts";
import { foldKeepingLength } from "../parsing/prompt-text.ts";
import type { Narrowed } from "./narrow-records.ts";
import { isThing } from "../lexicon/things.ts";
import { sameRoot, sameStem, wordsOf } from "../lexicon/words.ts";
import type { BoundCondition, BoundFilter, ValuesOf } from "./bound-filter.ts";

/** Conditions with their fields, and how the prompt called these where it did; the words of those without one. */
export type PlannedFilters = {
  readonly bound: readonly (BoundFilter & { readonly words?: string })[];
  readonly notFound: readonly string[];
};

/** The conditions of a request on the fields of a set, and those that no field answers. */
export function planFilters(
  set: RecordSet,
  request: Request,
  narrowed: Narrowed,
  ofKinds: readonly BoundFilter[],
  valuesOf: ValuesOf,
  dropped: readonly string[],
): PlannedFilters {
  const { columnOf, shown } = columnsAsked(set, request, narrowed.columns);
  const found = request.filters.map((filter) => ({
    filter,
    bound: filterFor(set, filter, valuesOf, columnOf(filter), shown),
  }));
  const either = request.alternatives.map((one) => ({ asked: one.asked, bound: bindAlternatives(set, one, valuesOf) }));
  return {
    bound: [
      ...found.flatMap(({ filter, bound }) => (bound ? [{ ...bound, words: shownWords(filter) }] : [])),
      ...either.flatMap(({ bound }) => bound ?? []),
      ...ofKinds,
      ...narrowed.filters,
    ].filter(({ asked }) => !dropped.includes(asked)),
    notFound: [
      ...found.flatMap(({ filter, bound }) => (bound ? [] : [filter.asked])),
      ...either.flatMap(({ asked, bound }) => (bound ? [] : [asked])),
      ...request.unread,
      ...narrowed.notFound,
    ],
  };
}

type ColumnsAsked = {
  /** The field of the column that a condition names as well: "que tengan fax: nombre, teléfono y fax". */
  readonly columnOf: (filter: AskedFilter) => Field | null;
  /** The fields of all columns, where conditions may be on one of them. */
  readonly shown: readonly Field[];
};

function columnsAsked(set: RecordSet, { filters }: Request, columns: readonly AskedColumn[]): ColumnsAsked {
  const placeOf = ({ concept, fieldWords }: AskedFilter): number =>
    columns.findIndex((column) =>
      concept ? column.concept === concept : fieldWords !== "" && isSaidIn(fieldWords, column.title),
    );
  const isNeeded = filters.some((filter) => placeOf(filter) >= 0 || filter.unit !== undefined);
  const bindings = isNeeded ? bindColumns(set, columns) : [];
  return {
    columnOf: (filter) => bindings[placeOf(filter)]?.field ?? null,
    shown: bindings.flatMap(({ field }) => field ?? []),
  };
}

/** Whether a word that a figure is compared by is one of a column's name: "booths above 200" beside "booth number". */
const isSaidIn = (words: string, title: string): boolean =>
  fold(title) === fold(words) ||
  (!words.includes(" ") && wordsOf(title).some((word) => sameStem(word, fold(words)) || sameRoot(word, fold(words))));

/** One filter of several conditions; none where one of them leaves no record out, null where one of them cannot be told. */
function bindAlternatives(
  set: RecordSet,
  { asked, filters, restrictions }: AskedAlternatives,
  valuesOf: ValuesOf,
): BoundFilter[] | null {
  const bound = [
    ...filters.map((filter) => [filterFor(set, filter, valuesOf)]),
    ...restrictions.map((restriction) => bindRestriction(set, restriction, valuesOf) ?? [null]),
  ];
  if (bound.some((ones) => ones.length > 1 || ones.includes(null))) return null;
  if (bound.some((ones) => ones.length === 0)) return [];
  const [first, ...others] = bound.flat().flatMap((one) => (one ? conditionsOf(one) : []));
  return first ? [{ ...first, asked, or: others }] : [];
}

const conditionsOf = ({ field, op, value, or = [] }: BoundFilter): BoundCondition[] => [{ field, op, value }, ...or];

/** How the prompt itself called what a condition is about. */
function shownWords({ asked, fieldWords, unit }: AskedFilter): string {
  const at =
    fieldWords === "" || (fieldWords === unit && matchConcept(unit) === null) || isThing(fieldWords)
      ? -1
      : foldKeepingLength(asked).lastIndexOf(fieldWords);
  return at < 0 ? "" : asked.slice(at, at + fieldWords.length);
}
