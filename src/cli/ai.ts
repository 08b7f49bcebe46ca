import type { ModelFailure } from "../domain/model-use.ts";
import type { Command } from "./command.ts";
import { elapsedMs, printLine } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

const usage = "Usage: sondeo ai check";

export const noModel =
  "No language model is configured: set AI_PROVIDER, AI_MODEL and AI_API_KEY (docs/configuration.md has them all)";

/** One tiny call to the configured model, or what is wrong with it. */
export const ai: Command = async ([task, ...more], { ai: settings }) => {
  if (task !== "check" || more.length > 0) throw new WrongUse(usage);
  if (settings === null) throw new CommandFailure(noModel);
  const { openAi } = await import("../ai/index.ts");
  const startedAt = performance.now();
  const checked = await openAi(settings).check();
  if (!checked.ok) throw new CommandFailure(`${checked.because} (${checked.detail}): ${nextStep[checked.because]}`);
  await printLine(`${settings.provider} ${settings.model} answers, in ${elapsedMs(startedAt)} ms`);
  return 0;
};

const later = "try again later";
const anotherModel = "the model does not answer in JSON: take another AI_MODEL";
const nextStep: Record<ModelFailure, string> = {
  unauthorised: "check AI_API_KEY, and that its account may use the model",
  "unknown-model": "check AI_MODEL and AI_BASE_URL",
  rejected: "check AI_MODEL and AI_BASE_URL",
  "rate-limited": "the account's quota is used up: try again later",
  "provider-error": later,
  unreachable: "check AI_BASE_URL and the network",
  timeout: later,
  "cut-short": later,
  "too-long": anotherModel,
  refused: anotherModel,
  "empty-answer": anotherModel,
  "invalid-answer": anotherModel,
  "over-budget": later,
  resting: later,
  busy: later,
};
