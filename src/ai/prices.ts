import type { TokenUse } from "./model.ts";
import type { ModelPrice, ModelSettings } from "./settings.ts";

const price = (input: number, cachedInput: number, output: number): ModelPrice => ({ input, cachedInput, output });

/** USD per million tokens: estimates of September 2025. A model of another name, be it only a newer version, is none of these. */
const estimates: ReadonlyMap<string, ModelPrice> = new Map(
  Object.entries({
    "gpt-4o": price(2.5, 1.25, 10),
    "gpt-4o-mini": price(0.15, 0.075, 0.6),
    "gpt-4.1": price(2, 0.5, 8),
    "gpt-4.1-mini": price(0.4, 0.1, 1.6),
    "gpt-4.1-nano": price(0.1, 0.025, 0.4),
    "gpt-5": price(1.25, 0.125, 10),
    "gpt-5-mini": price(0.25, 0.025, 2),
    "gpt-5-nano": price(0.05, 0.005, 0.4),
    "claude-3-5-haiku": price(0.8, 0.08, 4),
    "claude-haiku-4-5": price(1, 0.1, 5),
    "claude-sonnet-4": price(3, 0.3, 15),
    "claude-sonnet-4-5": price(3, 0.3, 15),
    "claude-opus-4": price(15, 1.5, 75),
    "claude-opus-4-1": price(15, 1.5, 75),
    "gemini-2.5-flash-lite": price(0.1, 0.025, 0.4),
    "gemini-2.5-flash": price(0.3, 0.075, 2.5),
    "gemini-2.5-pro": price(1.25, 0.31, 10),
  }),
);

/** The dearest of the list, without a discount: a budget that does not know a price stops early. */
const unknown = price(15, 15, 75);

/** Only a date or `latest` may follow the name: `gpt-5-pro` is not `gpt-5`. */
const releaseOf = /-(?:latest|\d{8}|\d{4}-\d{2}-\d{2})$/;

const priceOf = ({ model, price: configured }: Pick<ModelSettings, "model" | "price">): ModelPrice =>
  configured ?? estimates.get(model) ?? estimates.get(model.replace(releaseOf, "")) ?? unknown;

/** What tokens cost, by the configured price or the estimate of the model. */
export function costUsd(settings: Pick<ModelSettings, "model" | "price">, tokens: TokenUse): number {
  const { input, cachedInput, output } = priceOf(settings);
  const cached = Math.min(tokens.cachedInput, tokens.input);
  return ((tokens.input - cached) * input + cached * cachedInput + tokens.output * output) / 1e6;
}

/** Tokens of a text from above: no writing takes more than one for two bytes on the whole. */
export const tokensAtMost = (text: string): number => Math.ceil(Buffer.byteLength(text) / 2);
