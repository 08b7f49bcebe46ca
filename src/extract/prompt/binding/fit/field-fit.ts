import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { answers } from "./answers.ts";
import { exactAnswers } from "./exact-answers.ts";
import { readingsOf } from "../names/spelled-out.ts";
import { Pairing } from "./pairing.ts";
import type { Rule } from "./rule.ts";
import { vetoes } from "./vetoes.ts";
import { vetoesAtSight } from "./vetoes-at-sight.ts";
import { weights } from "./weights.ts";

/** In order: the first that applies decides. */
export const rules: readonly Rule[] = [...vetoesAtSight, ...exactAnswers, ...vetoes, ...answers];

/** The rule that says how well a field answers to what was asked. */
export const decidingRule = (pairing: Pairing): Rule | undefined => rules.find(({ applies }) => applies(pairing));

/** What the fields of a set are known to answer, by their order. */
type Known = { readonly concept: Concept | null; readonly asked: readonly string[]; readonly scores: number[] };
const knownOfSet = new WeakMap<RecordSet, Known[]>();
const maxKept = 40;

function knownScores(set: RecordSet, concept: Concept | null, asked: readonly string[]): number[] {
  let ofSet = knownOfSet.get(set);
  if (!ofSet) knownOfSet.set(set, (ofSet = []));
  for (const known of ofSet) if (known.asked === asked && known.concept === concept) return known.scores;
  if (ofSet.length >= maxKept) ofSet.shift();
  const scores: number[] = [];
  ofSet.push({ concept, asked, scores });
  return scores;
}

/**
 * How well a field, the `order`-th of its set, answers to what was asked, 0 to 1: its name, its type and its role in the record. Below
 * `minBinding` it does not. The same is asked of a set time and again, with this and that beside it.
 */
export function bindingScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  return (knownScores(set, concept, asked)[order] ??= readScore(field, set, concept, asked, order));
}

/** Somewhat less than by the heading itself. */
const spelledOut = 0.97;

/** By its name, or by what the page spells out of it where that answers better. */
function readScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  const called = scoreAsCalled(field, set, concept, asked, order);
  const spelled = readingsOf(field, asked).map((one) => scoreAsCalled(one, set, concept, asked, order) * spelledOut);
  return Math.max(called, ...spelled);
}

function scoreAsCalled(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  const pairing = new Pairing(field, set, concept, asked, order);
  const fit = decidingRule(pairing)?.fit(pairing) ?? 0;
  return fit === 0 ? 0 : weights.reduce((product, weight) => product * weight(pairing), 1) * fit;
}
