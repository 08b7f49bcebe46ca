import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { answers } from "./answers.ts";
import { exactAnswers } from "./exact-answers.ts";
import { Pairing } from "./pairing.ts";
import type { Rule } from "./rule.ts";
import { vetoes } from "./vetoes.ts";
import { vetoesAtSight } from "./vetoes-at-sight.ts";
import { weights } from "./weights.ts";

/** In order: the first that applies decides. */
export const rules: readonly Rule[] = [...vetoesAtSight, ...exactAnswers, ...vetoes, ...answers];

/** The rule that says how well a field answers to what was asked. */
export const decidingRule = (pairing: Pairing): Rule | undefined => rules.find(({ applies }) => applies(pairing));

/** How well a field answers to what was asked, 0 to 1: its name, its type and its role in the record. Below `minBinding` it does not. */
export function bindingScore(
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
