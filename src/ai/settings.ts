type ModelProvider = "openai" | "anthropic" | "google" | "openai-compatible";

/** USD per million tokens. */
export type ModelPrice = { readonly input: number; readonly cachedInput: number; readonly output: number };

export type ModelSettings = {
  readonly provider: ModelProvider;
  readonly model: string;
  /** Null only for an `openai-compatible` service that asks for none. */
  readonly apiKey: string | null;
  /** Null: the provider's own address. */
  readonly baseUrl: string | null;
  /** Absent: an estimate by the model's name. */
  readonly price?: ModelPrice | undefined;
};

/** How long and how often a provider is tried. Planning and the first answer of a fill stay under a minute together. */
export type AiLimits = {
  readonly attemptMs: number;
  /** One question with all its tries and waits. */
  readonly questionMs: number;
  /** A plan, its repair and what is read instead, together. */
  readonly planningMs: number;
  readonly retries: number;
  readonly backoffMs: number;
  readonly atOnce: number;
  /** How long a fill that had answers waits for the next one while the provider is in trouble, and how often it looks. */
  readonly fillStallMs: number;
  readonly fillPauseMs: number;
  readonly answerCharacters: number;
  readonly failuresUntilRest: number;
  readonly restMs: number;
};

export const usualLimits: AiLimits = {
  attemptMs: 15_000,
  questionMs: 25_000,
  planningMs: 30_000,
  retries: 2,
  backoffMs: 500,
  atOnce: 4,
  fillStallMs: 30_000,
  fillPauseMs: 2_000,
  answerCharacters: 40_000,
  failuresUntilRest: 10,
  restMs: 60_000,
};
