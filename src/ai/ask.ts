import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { ModelFailure } from "../domain/model-use.ts";
import { parseAnswer, untilLastObject } from "./answer.ts";
import type { Circuit } from "./circuit.ts";
import { type Failed, failed, failureOf, soon } from "./failure.ts";
import type { Ledger, TaskName } from "./ledger.ts";
import type { CallModel, ModelReply } from "./model.ts";
import { costUsd, tokensAtMost } from "./prices.ts";
import type { AiLimits, ModelSettings } from "./settings.ts";
import type { Slots } from "./slots.ts";

export type Question<T> = {
  readonly task: TaskName;
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
  /** Streams, and takes what arrived before a cut. */
  readonly partial?: boolean;
  /** The asker tells the model what is wrong with an answer itself: an unreadable one is not asked for again blindly. */
  readonly isRepaired?: boolean;
  /** One of many of a long task: it lets others go first, and its time runs from its turn on. */
  readonly isPatient?: boolean;
};

export type Asked<T> =
  | { readonly ok: true; readonly value: T; readonly isWhole: boolean }
  | {
      readonly ok: false;
      readonly because: ModelFailure;
      readonly detail: string;
      readonly status: number | null;
      readonly faults: readonly string[];
    };

/**
 * On whose account, and until when. Aborting `signal` rejects with its reason: nothing falls back then. When `patience` ends, what
 * is asked counts as timed out.
 */
export type Caller = { readonly ledger: Ledger; readonly signal?: AbortSignal; readonly patience?: AbortSignal };

export type Ask = <T>(question: Question<T>, caller: Caller) => Promise<Asked<T>>;

type AskParts = {
  readonly settings: ModelSettings;
  readonly limits: AiLimits;
  readonly circuit: Circuit;
  readonly slots: Slots;
  readonly connect: () => Promise<CallModel>;
};

/** Asks a model: in turn, on budget, within limits, again where that may help. Never throws but for the caller's own signal. */
export function createAsk(parts: AskParts): Ask {
  return async (question, caller) => {
    const asked = await askInTurn(parts, question, caller);
    if (!asked.ok) {
      const { because, status } = asked;
      caller.ledger.noteUnanswered({ task: question.task, model: parts.settings.model, because, status });
    }
    return asked;
  };
}

async function askInTurn<T>(parts: AskParts, question: Question<T>, caller: Caller): Promise<Asked<T>> {
  if (parts.circuit.isOpen()) return unanswered("resting", "too many failures in a row");
  const isPatient = question.isPatient === true;
  const within = (): AbortSignal => {
    const deadline = AbortSignal.timeout(parts.limits.questionMs);
    return AbortSignal.any([deadline, caller.signal, caller.patience].filter((signal) => signal !== undefined));
  };
  const waiting = isPatient ? caller.signal : within();
  let release: () => void;
  try {
    release = await parts.slots.take(waiting, { isPatient });
  } catch {
    caller.signal?.throwIfAborted();
    return unanswered("busy", "every place is taken");
  }
  try {
    const asked = await tryRepeatedly(parts, question, caller, (isPatient ? undefined : waiting) ?? within());
    const isProvidersFault = !asked.ok && asked.because !== "over-budget";
    if (asked.ok || isProvidersFault) parts.circuit.note(asked.ok);
    return asked;
  } finally {
    release();
  }
}

const unanswered = (
  because: ModelFailure,
  detail: string,
  more: { readonly status?: number | null; readonly faults?: readonly string[] } = {},
) => ({ ok: false, because, detail, status: more.status ?? null, faults: more.faults ?? [] }) as const;

async function tryRepeatedly<T>(
  parts: AskParts,
  question: Question<T>,
  caller: Caller,
  signal: AbortSignal,
): Promise<Asked<T>> {
  const { limits } = parts;
  const until = Date.now() + limits.questionMs;
  for (let attempt = 0; ; attempt++) {
    const tried = await tryOnce(parts, question, caller, signal);
    caller.signal?.throwIfAborted();
    if (!("failure" in tried)) return tried;
    const { failure } = tried;
    const waitMs = failure.again?.afterMs ?? limits.backoffMs * 2 ** attempt * (0.75 + Math.random() / 2);
    if (!failure.again || attempt >= limits.retries || signal.aborted || Date.now() + waitMs >= until) {
      return unanswered(failure.because, failure.detail, failure);
    }
    await sleep(waitMs, undefined, { signal: caller.signal }).catch(() => caller.signal?.throwIfAborted());
  }
}

/** An answer, a failure for good, or one after which the same question may be asked again. */
type Tried<T> = Asked<T> | { readonly failure: Failed };

async function tryOnce<T>(
  { settings, limits, connect }: AskParts,
  question: Question<T>,
  { ledger }: Caller,
  signal: AbortSignal,
): Promise<Tried<T>> {
  const { task, system, prompt, maxOutputTokens } = question;
  const inputAtMost = { input: tokensAtMost(system + prompt), cachedInput: 0, output: 0 };
  const reservation = await ledger.reserve({
    task,
    model: settings.model,
    costUsd: costUsd(settings, { ...inputAtMost, output: maxOutputTokens }),
  });
  if (!reservation) return unanswered("over-budget", "the month's budget is used up");
  let reply: ModelReply;
  try {
    const call = await connect();
    reply = await call({
      system,
      prompt,
      schema: question.schema,
      maxOutputTokens,
      maxCharacters: limits.answerCharacters,
      stream: question.partial === true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.attemptMs)]),
    });
  } catch (error) {
    const failure = failureOf(signal.aborted ? signal.reason : error, settings.apiKey);
    const tokens = failure.maybeBilled ? inputAtMost : { input: 0, cachedInput: 0, output: 0 };
    await reservation.settle({ tokens, costUsd: costUsd(settings, tokens), outcome: failure.because });
    return { failure };
  }
  const judged = judge(reply, question);
  const tokens = reply.tokens.input > 0 ? reply.tokens : { ...inputAtMost, output: tokensAtMost(reply.text) };
  const outcome = "failure" in judged ? judged.failure.because : judged.ok ? "answered" : judged.because;
  await reservation.settle({ tokens, costUsd: costUsd(settings, tokens), outcome });
  return judged;
}

function judge<T>(reply: ModelReply, question: Question<T>): Tried<T> {
  const { text, end } = reply;
  const isWhole = end === "complete";
  if (end === "refused") return unanswered("refused", "the model declined");
  if (!isWhole && question.partial !== true) {
    if (end === "too-long") return unanswered("too-long", "the answer is too long");
    return { failure: failed("cut-short", "the answer broke off", { again: soon, maybeBilled: true }) };
  }
  if (text.trim() === "") return unanswered("empty-answer", "the answer is empty");
  const parsed = parseAnswer(isWhole ? text : untilLastObject(text), question.schema);
  if (parsed.ok) return { ok: true, value: parsed.value, isWhole };
  const detail = parsed.faults.join(" ");
  if (question.isRepaired === true || !isWhole) return unanswered("invalid-answer", detail, parsed);
  return { failure: failed("invalid-answer", detail, { again: soon, maybeBilled: true }) };
}
