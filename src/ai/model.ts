import type { LanguageModel } from "ai";
import type { z } from "zod";
import { guardedFetch } from "./guarded-fetch.ts";
import type { ModelSettings } from "./settings.ts";

export type ModelRequest = {
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType;
  readonly maxOutputTokens: number;
  readonly maxCharacters: number;
  /** Whether a part of the answer is of use when the rest does not come. */
  readonly stream: boolean;
  readonly signal: AbortSignal;
};

export type TokenUse = { readonly input: number; readonly cachedInput: number; readonly output: number };

export type ModelReply = {
  readonly text: string;
  readonly tokens: TokenUse;
  readonly end: "complete" | "cut-short" | "too-long" | "refused";
};

/** One question to a model over HTTP, without retries. Throws what the SDK throws; `failureOf` says what it means. */
export type CallModel = (request: ModelRequest) => Promise<ModelReply>;

type Sdk = typeof import("ai");

/** Loads the provider's client, and nothing of the others. */
export async function connectModel(settings: ModelSettings): Promise<CallModel> {
  const [sdk, model] = await Promise.all([import("ai"), openModel(settings)]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return (request) => (request.stream ? streamed : whole)(sdk, model, request);
}

async function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<LanguageModel> {
  const connection = { apiKey: apiKey ?? "", fetch: guardedFetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }) };
  if (provider === "openai") return (await import("@ai-sdk/openai")).createOpenAI(connection)(model);
  if (provider === "anthropic") return (await import("@ai-sdk/anthropic")).createAnthropic(connection)(model);
  if (provider === "google") return (await import("@ai-sdk/google")).createGoogleGenerativeAI(connection)(model);
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "compatible",
    ...readGateway(baseUrl ?? "", apiKey),
    fetch: guardedFetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}

/** What stands in an address after `?` goes with every call; with an `api-version` it is Azure's way, and so is the key's header. */
function readGateway(address: string, apiKey: string | null) {
  const [baseURL = "", query = ""] = address.split("?");
  const queryParams = Object.fromEntries(new URLSearchParams(query));
  const key = apiKey === null ? {} : "api-version" in queryParams ? { headers: { "api-key": apiKey } } : { apiKey };
  return { baseURL: baseURL.replace(/\/+$/, ""), queryParams, ...key };
}

/**
 * Models of OpenAI that reason do so within the tokens and the seconds of their answer, at length where they are not told; a summary
 * of it is only for accounts that it verified. Nothing is kept there for a next turn. Other models take no notice.
 */
const providerOptions = { openai: { reasoningEffort: "low", reasoningSummary: null, store: false } };

const optionsOf = (sdk: Sdk, model: LanguageModel, request: ModelRequest) => ({
  model,
  instructions: request.system,
  prompt: request.prompt,
  output: sdk.Output.object({ schema: request.schema }),
  maxOutputTokens: request.maxOutputTokens,
  maxRetries: 0,
  providerOptions,
  abortSignal: request.signal,
});

async function whole(sdk: Sdk, model: LanguageModel, request: ModelRequest): Promise<ModelReply> {
  const { text, finishReason, usage } = await generate(sdk, model, request);
  return { text, tokens: tokensOf(usage), end: endOf(text, finishReason, request) };
}

type Generated = { readonly text: string; readonly finishReason: string; readonly usage: Usage };

/** What the model wrote, also where the SDK finds that it is no such object: `parseAnswer` forgives more, and says what is wrong. */
async function generate(sdk: Sdk, model: LanguageModel, request: ModelRequest): Promise<Generated> {
  try {
    return await sdk.generateText(optionsOf(sdk, model, request));
  } catch (error) {
    if (!sdk.NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? "", finishReason: error.finishReason ?? "stop", usage: error.usage ?? {} };
  }
}

async function streamed(sdk: Sdk, model: LanguageModel, request: ModelRequest): Promise<ModelReply> {
  const stop = new AbortController();
  const result = sdk.streamText({
    ...optionsOf(sdk, model, request),
    abortSignal: AbortSignal.any([request.signal, stop.signal]),
    onError: () => undefined,
  });
  let text = "";
  const noTokens: TokenUse = { input: 0, cachedInput: 0, output: 0 };
  try {
    for await (const part of result.stream) {
      if (part.type === "text-delta") text += part.text;
      if (part.type === "finish") {
        return { text, tokens: tokensOf(part.totalUsage), end: endOf(text, part.finishReason, request) };
      }
      if (part.type === "error") throw part.error;
      if (text.length > request.maxCharacters) {
        stop.abort();
        return { text, tokens: noTokens, end: "too-long" };
      }
    }
  } catch (error) {
    if (text === "" || request.signal.aborted) throw error;
  }
  request.signal.throwIfAborted();
  return { text, tokens: noTokens, end: "cut-short" };
}

function endOf(text: string, finishReason: string, { maxCharacters }: ModelRequest): ModelReply["end"] {
  if (text.length > maxCharacters || finishReason === "length") return "too-long";
  if (finishReason === "content-filter") return "refused";
  return finishReason === "stop" || finishReason === "tool-calls" ? "complete" : "cut-short";
}

type Usage = { inputTokens?: number; outputTokens?: number; inputTokenDetails?: { cacheReadTokens?: number } };

const tokensOf = (usage: Usage): TokenUse => ({
  input: usage.inputTokens ?? 0,
  cachedInput: usage.inputTokenDetails?.cacheReadTokens ?? 0,
  output: usage.outputTokens ?? 0,
});
