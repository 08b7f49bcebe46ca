import type { ModelFailure } from "../../../domain/model-use.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { Ask, Caller } from "../../ask.ts";
import { pickPrompt } from "./prompt.ts";
import { PickAnswer } from "./schema.ts";

export type PickInput = { readonly product: string; readonly candidates: readonly CodeCandidate[] };

export type PickResult =
  | { readonly ok: true; readonly candidate: CodeCandidate }
  | { readonly ok: false; readonly because: ModelFailure | "none-fits" };

/** The candidate that a product's name means; only one of those offered. */
export async function pickCandidate(ask: Ask, { product, candidates }: PickInput, caller: Caller): Promise<PickResult> {
  const asked = await ask(
    { task: "pick", ...pickPrompt(product, candidates), schema: PickAnswer, maxOutputTokens: 300 },
    caller,
  );
  if (!asked.ok) return asked;
  if (asked.value.code === null) return { ok: false, because: "none-fits" };
  const candidate = candidates.find(({ code }) => code === asked.value.code);
  return candidate ? { ok: true, candidate } : { ok: false, because: "invalid-answer" };
}
