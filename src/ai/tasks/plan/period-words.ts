import type { Aggregate } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";

type Period = NonNullable<Aggregate["per"]>;

const said: Readonly<Record<Period, RegExp>> = {
  year: /\b(?:anos?|anual(?:es|mente)?|years?|yearly|annual(?:ly)?)\b/,
  month: /\b(?:mes|meses|mensual(?:es|mente)?|months?|monthly)\b/,
};
const asGroup: Readonly<Record<Period, RegExp>> = {
  year: /\b(?:por|per|by|cada|each|every|al)\s+(?:ano|year)\b/,
  month: /\b(?:por|per|by|cada|each|every|al)\s+(?:mes|month)\b/,
};

const names: Readonly<Record<Period, RegExp>> = {
  year: /(?<!\p{L})(?:año|ano|year)s?(?!\p{L})/iu,
  month: /(?<!\p{L})(?:mes(?:es)?|months?)(?!\p{L})/iu,
};

/** What a request calls a period itself: "mes"; null where it only has another word for it ("mensual"). */
export const periodCalled = (text: string, period: Period): string | null => names[period].exec(text)?.[0] ?? null;

/** Whether a request speaks of the period at all. */
export const saysPeriod = (text: string, period: Period): boolean => said[period].test(fold(text));

/** The period that a request asks groups of, in words that leave no doubt; null where it does not. */
export function periodAsked(text: string): Period | null {
  const folded = fold(text);
  if (asGroup.month.test(folded)) return "month";
  return asGroup.year.test(folded) ? "year" : null;
}
