import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { Asked } from "./bind.ts";
import { type Bound, bestFor, bind, leftoverScore } from "./bound.ts";
import type { Concept } from "../concept.ts";
import { places, recurring } from "./kin.ts";
import { findConceptById } from "../lexicon.ts";
import { holdsPeople, isPerson } from "./prefer-person.ts";

/** Where no text could be the title, what leads to the thing is, whatever it is made of: `14 de enero de 2015`. */
export function bindTitleToLink(set: RecordSet, asked: readonly Asked[], bound: Bound, common: readonly Field[]): void {
  const { used } = withoutUse(bound, common);
  const column = asked.findIndex(({ concept }, i) => concept?.role === "title" && !bound.bindings[i]?.field);
  const linkText = set.fields.find(
    ({ id, path, fill, distinct }) =>
      /(?:^|>)a[^>@=|]*$/.test(path) && fill >= 0.9 && distinct >= set.count * 0.9 && !used.has(id),
  );
  if (column >= 0) bind(bound, column, linkText, leftoverScore);
}

export const isTitleBound = (asked: readonly Asked[], { bindings }: Bound): boolean =>
  asked.some(({ concept }, i) => concept?.role === "title" && isWords(bindings[i]?.field));

const isWords = (field: Field | null | undefined): boolean =>
  field?.type === "text" || field?.type === "identifier" || field?.type === "address";

/** The heading of each record, whatever it is made of: `4.2.0`. */
const isHeadingText = (field: Field | null | undefined, { count }: RecordSet): boolean =>
  field !== null &&
  field !== undefined &&
  /(?:^|>)h[1-6][^>]*(?:>a[^>@]*)?$/.test(field.path) &&
  !/[@=|#]/.test(field.path) &&
  field.fill >= 0.9 &&
  field.distinct >= count * 0.9;

/** Agendas and programmes are asked for beginning with the time: "hora y actividad". */
const tellsWhen = new Set(["date", "start", "time"]);

/** The first thing asked for, but for when, is what the records are called, where nothing else is bound as their title. */
export function bindFirstToTitle(
  set: RecordSet,
  asked: readonly Asked[],
  bound: Bound,
  common: readonly Field[],
): void {
  const column = asked.findIndex(({ concept }) => concept === null || !tellsWhen.has(concept.id));
  const first = asked[column];
  const title = findConceptById("title");
  if (!first || !title || bound.bindings[column]?.field || isTitleBound(asked, bound)) return;
  const open = withoutUse(bound, common);
  const isNamedPerson = isPerson(first.concept) && namesPeople(set, open);
  if (!isNamedPerson && !isWordy(first.concept) && !isListOf(first, asked.toSpliced(column, 1))) return;
  const heading = bound.bindings.some(({ field }) => isHeadingText(field, set))
    ? undefined
    : set.fields.find((field) => isHeadingText(field, set) && !open.used.has(field.id));
  if (heading) {
    bind(bound, column, heading, leftoverScore);
    return;
  }
  const unlabelled = { ...set, fields: set.fields.filter(({ nameFrom }) => nameFrom !== "label") };
  const best = bestFor(unlabelled, title, open) ?? bestFor(set, title, open) ?? firstOfAll(set, open);
  if (first.concept?.role === "identifier" && !holdsFigures(best?.field)) return;
  bind(bound, column, best?.field, best?.score ?? 0);
}

/** Whether a number could be part of most values: `21-CV-0012 Rojas v. Estado`. */
const holdsFigures = (field: Field | undefined): boolean =>
  field !== undefined && field.samples.filter((sample) => /\d/.test(sample)).length >= field.samples.length * 0.6;

/** The same, with what nobody asked for free again. */
const withoutUse = ({ bindings, used }: Bound, common: readonly Field[]): Bound => ({
  bindings,
  used: new Set([...used].filter((id) => common.every((field) => field.id !== id))),
});

/** Whether what the records would be called is names of people. */
function namesPeople(set: RecordSet, bound: Bound): boolean {
  const title = findConceptById("title");
  const called = set.fields.find((field) => isHeadingText(field, set)) ?? (title && bestFor(set, title, bound)?.field);
  return Boolean(called && holdsPeople(called));
}

/** What a table begins with, without a name of its own and different in every record: `Nova 12`. */
function firstOfAll(set: RecordSet, { used }: Bound): { field: Field; score: number } | undefined {
  const field = set.fields.find(({ path }) => !/[@=|]/.test(path));
  return set.kind === "table" &&
    (field?.nameFrom === "position" || field?.nameFrom === "type") &&
    !used.has(field.id) &&
    field.fill === 1 &&
    field.distinct === set.count
    ? { field, score: leftoverScore }
    : undefined;
}

/** "categorías con enlace", "marcas": the records are the kinds or places themselves. */
const isListOf = ({ title, concept }: Asked, others: readonly Asked[]): boolean =>
  concept !== null &&
  (recurring.has(concept.id) || places.has(concept.id)) &&
  /s$/i.test(title) &&
  others.every(({ concept: other }) => other?.role === "link" || other?.role === "image");

/** Nothing that is a figure, a date, a place, a person or a kind: such a column could be called what the records are called. */
const isWordy = (concept: Concept | null): boolean =>
  concept === null ||
  (![places, recurring].some((known) => known.has(concept.id)) &&
    !isPerson(concept) &&
    concept.role !== "summary" &&
    (concept.types.length === 0 || concept.types.includes("text") || concept.role === "identifier"));
