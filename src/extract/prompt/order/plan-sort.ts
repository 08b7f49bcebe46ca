import type { Sort } from "../../../domain/plan.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindFilter } from "../conditions/bind-filter.ts";
import { asFigure, isWrittenFigure } from "../conditions/figures.ts";
import { yearField } from "../conditions/years.ts";
import { nameFit } from "../binding/names/name-fit.ts";
import type { Concept } from "../lexicon/concept.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { isNumeric } from "../parsing/amounts.ts";
import { amountField } from "./amount-field.ts";
import type { AskedSort } from "../parsing/order/superlatives.ts";

const bindOrder = (set: RecordSet, concept: Concept | null, text: string, isOfFigures: boolean): Field | null =>
  bindFilter(set, {
    asked: text,
    concept,
    fieldWords: text,
    op: "eq",
    value: isOfFigures || (text === "" && concept?.types[0] !== "text") ? 0 : null,
    ...(isArea(concept, text) ? { unit: "m2" } : {}),
  }).field;

/** "superficie" and "los más grandes" are of what is measured in square metres, where something is. */
const isArea = (concept: Concept | null, text: string): boolean =>
  concept?.id === "size" && (text === "" || /^(?:superficie|area|surface|metros|m2|tamano|size|square)/.test(text));

/** The field that an order means: what it names, the year where it is one of dates, or what else it may be of. */
function sortField(set: RecordSet, sort: AskedSort): Field | null {
  const { concept, text, others = [], isOfFigures = false, isOfAmount = false } = sort;
  const named = bindOrder(set, concept, text, isOfFigures) ?? (concept?.types[0] === "date" ? yearField(set) : null);
  return (
    named ??
    others.map((other) => bindOrder(set, other, "", isOfFigures)).find((field) => field !== null) ??
    (isOfAmount ? amountField(set) : null) ??
    (concept?.id === "quantity" ? (set.fields.find((field) => isRank(field, set)) ?? null) : null)
  );
}

const minRank = 0.5;
/** Two records seldom share a place. */
const minPlaces = 0.8;
/** Types that a place in a ranking is written in; a price that stands in the block of one is none. */
const rankTypes: ReadonlySet<Field["type"]> = new Set(["number", "text", "identifier"]);
const isRank = (field: Field, { count }: RecordSet): boolean =>
  rankTypes.has(field.type) && field.distinct >= count * minPlaces && isCalledRank(field);

const isCalledRank = (field: Field): boolean =>
  nameFit(field, findConceptById("rank"), []) >= minRank ||
  (field.samples.length > 0 && field.samples.every((one) => /^#\s?\d+$/.test(one)));

/** "los más vendidos" where the page has a rank: the first is the most. */
const isOfRank = (field: Field, { concept }: AskedSort, set: RecordSet): boolean =>
  concept !== null && concept.id !== "rank" && isRank(field, set) && nameFit(field, concept, []) < minRank;

const turned = (direction: Sort["direction"]): Sort["direction"] =>
  direction === "ascending" ? "descending" : "ascending";

export type BoundSort = { readonly field: Field; readonly direction: Sort["direction"] };

/** The orders that a set has fields for; figures that are written as text are compared as figures. */
export const planSort = (set: RecordSet, sorts: readonly AskedSort[]): BoundSort[] =>
  sorts.flatMap((sort) => {
    const field = sortField(set, sort);
    const isFigure = field !== null && (sort.concept === null || isNumeric(sort.concept)) && isWrittenFigure(field);
    const direction = field && isOfRank(field, sort, set) ? turned(sort.direction) : sort.direction;
    return field ? [{ field: isFigure ? asFigure(field) : field, direction }] : [];
  });
