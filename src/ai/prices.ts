import type { TokenUse } from "./model.ts";
import type { ModelSettings } from "./settings.ts";

type Price = readonly [input: number, cachedInput: number, output: number];

/** USD per million tokens, as the providers list them; the longest name that a model's begins with counts. */
const listPrices: Readonly<Record<string, Price>> = {
  "gpt-4o": [2.5, 1.25, 10],
  "gpt-4o-mini": [0.15, 0.075, 0.6],
  "gpt-4.1": [2, 0.5, 8],
  "gpt-4.1-mini": [0.4, 0.1, 1.6],
  "gpt-4.1-nano": [0.1, 0.025, 0.4],
  "gpt-5": [1.25, 0.125, 10],
  "gpt-5-mini": [0.25, 0.025, 2],
  "gpt-5-nano": [0.05, 0.005, 0.4],
  "claude-3-5-haiku": [0.8, 0.08, 4],
  "claude-haiku-4": [1, 0.1, 5],
  "claude-sonnet-4": [3, 0.3, 15],
  "claude-opus-4": [15, 1.5, 75],
  "gemini-2.5-flash-lite": [0.1, 0.025, 0.4],
  "gemini-2.5-flash": [0.3, 0.075, 2.5],
  "gemini-2.5-pro": [1.25, 0.31, 10],
};

const dearest: Price = [15, 1.5, 75];

/** What tokens cost. A model that is not listed counts as the dearest one, so that a budget errs on the safe side. */
export function costUsd({ model }: Pick<ModelSettings, "model">, tokens: TokenUse): number {
  const name = Object.keys(listPrices)
    .filter((known) => model.startsWith(known))
    .toSorted((a, b) => b.length - a.length)[0];
  const [input, cachedInput, output] = (name === undefined ? undefined : listPrices[name]) ?? dearest;
  const cached = Math.min(tokens.cachedInput, tokens.input);
  return ((tokens.input - cached) * input + cached * cachedInput + tokens.output * output) / 1e6;
}

/** Tokens of a text from above: no language that people write takes fewer than two characters each on the whole. */
export const tokensAtMost = (text: string): number => Math.ceil(text.length / 2);
