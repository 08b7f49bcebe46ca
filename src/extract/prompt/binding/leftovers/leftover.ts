import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import type { Asked, Binding } from "../bindings.ts";
import { bindingScore } from "../fit/field-fit.ts";
import { shareOf } from "../samples.ts";

/** What is left over answers by what it is not; between sets it counts as a served column, not by how well it serves. */
export const leftoverScore = 0.3;
/** Half of the records have it. */
export const minFill = 0.5;
const nearWeight = 0.8;

/** What is bound so far, and the fields that are taken. */
export type Progress = { readonly bindings: readonly Binding[]; readonly used: ReadonlySet<string> };

/** What leftovers are given in: the set, what was asked for, and the common fields that were not. */
export type Situation = {
  readonly set: RecordSet;
  readonly asked: readonly Asked[];
  readonly common: readonly Field[];
};

/** One way to give a column that nothing answers what is left over. It changes nothing that it is given. */
export type Leftover = {
  readonly name: string;
  readonly give: (progress: Progress, situation: Situation) => Progress;
};

/** Binds a column to a field; where there is none, nothing changes. */
export const take = (
  { bindings, used }: Progress,
  column: number,
  field: Field | undefined,
  score = leftoverScore,
): Progress =>
  field && column >= 0
    ? { bindings: bindings.with(column, { field, score }), used: new Set([...used, field.id]) }
    : { bindings, used };

/** Gives each column in turn, as far as it has none, what is found for it. */
export const takeEach = (
  progress: Progress,
  asked: readonly Asked[],
  find: (
    column: Asked,
    progress: Progress,
    i: number,
  ) => { readonly field: Field; readonly score?: number } | undefined,
): Progress =>
  asked.reduce((bound, column, i) => {
    const found = bound.bindings[i]?.field ? undefined : find(column, bound, i);
    return take(bound, i, found?.field, found?.score);
  }, progress);

/** The column that is not bound yet and first is so. */
export const openColumn = (
  asked: readonly Asked[],
  { bindings }: Progress,
  isSo: (concept: Concept | null) => boolean,
): number => asked.findIndex(({ concept }, i) => isSo(concept) && !bindings[i]?.field);

/** What nobody asked for by itself may be had again. */
export const withCommon = ({ bindings, used }: Progress, common: readonly Field[]): Progress => ({
  bindings,
  used: new Set([...used].filter((id) => common.every((field) => field.id !== id))),
});

/** The free field that answers best to another concept than the one asked for, and how well: somewhat less. */
export const bestFor = (
  set: RecordSet,
  concept: Concept,
  { used }: Progress,
): { readonly field: Field; readonly score: number } | undefined =>
  set.fields
    .map((field, order) => ({
      field,
      score: nearWeight * bindingScore(field, set, concept, concept.phrases[0] ?? [], order),
    }))
    .filter(({ field, score }) => score >= leftoverScore && !used.has(field.id))
    .toSorted((a, b) => b.score - a.score)[0];

/** The paths of the fields that are taken. */
export const takenPaths = ({ fields }: RecordSet, { used }: Progress): readonly string[] =>
  fields.filter(({ id }) => used.has(id)).map(({ path }) => path);

/** A part of a text at a separator. */
export const isSeparated = (path: string): boolean => /\|\W\d$/.test(path);

/** A piece other than a part at a separator is part of a value that stands there. */
export const isInnerPiece = (path: string): boolean => path.includes("|") && !isSeparated(path);

const mostCopied = 0.6;

/** Whether most values of a field are those of one that is taken: the same told twice. */
export const isCopy = (field: Field, samples: readonly string[]): boolean =>
  field.samples.length > 1 && shareOf(field, (sample) => samples.includes(sample)) >= mostCopied;
