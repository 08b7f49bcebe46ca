import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import { type Asked, type Binding, minBinding } from "./bindings.ts";
import { isWhole, isWithin } from "./field-path.ts";
import { bindingScore } from "./fit/field-fit.ts";
import { saysSo } from "./fit/says-so.ts";
import { namedForOther } from "./named-for-other.ts";
import { minNamed } from "./fit/pairing.ts";
import { nameFit } from "./names/name-fit.ts";
import { isToldByPage } from "./samples.ts";

/** A column that was asked for, and a field that could serve it. */
export type Pair = { readonly column: number; readonly field: Field; readonly score: number };

/** What heads a column as something else serves less. */
const otherWeight = 0.6;

/** The best pairs first, a field for one column. Of what was asked for, the first `told` were told by the prompt. */
export function assign(
  set: RecordSet,
  asked: readonly Asked[],
  told: number,
): { readonly bindings: readonly Binding[]; readonly pairs: readonly Pair[] } {
  const pairs = pairUp(set, asked, told);
  return { bindings: makeRoom(bestApart(pairs, asked, told), pairs, told), pairs };
}

function pairUp(set: RecordSet, asked: readonly Asked[], told: number): readonly Pair[] {
  const words = asked.map(({ title }) => wordsOfPhrase(title));
  const isOfOther = namedForOther(asked.slice(0, told), words);
  const firstTitle = asked.findIndex(({ concept }) => concept?.role === "title");
  const pairs = asked.flatMap(({ concept }, column) => {
    const own = words[column] ?? [];
    const isSecondTitle = concept?.role === "title" && column !== firstTitle;
    return set.fields.flatMap((field, order): readonly Pair[] => {
      if (isSecondTitle && isUncalled(field, concept, own)) return [];
      const fit = bindingScore(field, set, concept, own, order);
      if (fit < minBinding) return [];
      const isOther = isOfOther(field, concept, own) && !(concept && saysSo(field, set, concept));
      const score = isOther ? fit * otherWeight : fit;
      return score < minBinding ? [] : [{ column, field, score }];
    });
  });
  return pairs.toSorted((a, b) => b.score - a.score || a.column - b.column);
}

/** A record has one title: what else is asked for as one has to be called so. */
const isUncalled = (field: Field, concept: Concept, words: readonly string[]): boolean =>
  nameFit(field, concept, words) < minNamed;

/** What holds the answer to another question is none itself where there is another, or where it holds two. */
function bestApart(pairs: readonly Pair[], asked: readonly Asked[], told: number): readonly Binding[] {
  const first = takeBest(pairs, asked.length);
  const answersIn = ({ path }: Field): number =>
    first.slice(0, told).filter(({ field }) => field && isWithin(field.path, path)).length;
  const isTitle = ({ column }: Pair): boolean => asked[column]?.concept?.role === "title";
  const apart = pairs.filter((pair) => isTitle(pair) || !isWhole(pair.field.path) || answersIn(pair.field) === 0);
  if (apart.length === pairs.length) return first;
  const second = takeBest(apart, asked.length);
  const isBetter = first.every(({ field }, column) => !field || second[column]?.field || answersIn(field) > 1);
  return isBetter ? second : first;
}

function takeBest(pairs: readonly Pair[], columns: number): readonly Binding[] {
  const bindings: Binding[] = Array.from({ length: columns }, () => ({ field: null, score: 0 }));
  const used = new Set<string>();
  for (const { column, field, score } of pairs) {
    if (bindings[column]?.field || used.has(field.id)) continue;
    bindings[column] = { field, score };
    used.add(field.id);
  }
  return bindings;
}

/** Two fields that answer so nearly as well are as good. */
const nearlyAsGood = 0.8;

/** What has no field gets the one that another column has, which nothing calls so, where that has another one nearly as good. */
function makeRoom(bindings: readonly Binding[], pairs: readonly Pair[], told: number): readonly Binding[] {
  return pairs.reduce<readonly Binding[]>((bound, { column, field, score }) => {
    if (column >= told || bound[column]?.field || isToldByPage(field)) return bound;
    const holder = bound.slice(0, told).findIndex((other) => other.field?.id === field.id);
    const least = (bound[holder]?.score ?? 0) * nearlyAsGood;
    const next = pairs.find(
      (pair) =>
        pair.column === holder &&
        pair.score >= least &&
        pair.field.type === field.type &&
        bound.every((other) => other.field?.id !== pair.field.id),
    );
    if (!next) return bound;
    return bound.with(holder, { field: next.field, score: next.score }).with(column, { field, score });
  }, bindings);
}
