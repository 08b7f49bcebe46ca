import { setTimeout as sleep } from "node:timers/promises";
import type { SourceFailure } from "../../domain/report.ts";
import { ask } from "./ask.ts";
import type { KeptAnswer, SourceCache } from "./source-cache.ts";

export type ClientLimits = {
  /** Least time between two calls. */
  readonly paceMs: number;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Calls made again after a refusal for now, an error of the source or a cut connection. */
  readonly retries: number;
  /** Wait before the first retry where the source names none; it doubles. */
  readonly backoffMs: number;
  /** A source that asks for a longer wait has failed. */
  readonly longestWaitMs: number;
  /** How many failed calls in a row open the circuit, and for how long nothing is asked then. */
  readonly failuresToRest: number;
  readonly restMs: number;
  /** How long an answer needs no confirmation. */
  readonly freshMs: number;
};

export type Received =
  | { readonly ok: true; readonly body: string }
  | { readonly ok: false; readonly failure: SourceFailure };

type PatientClient = {
  /** `key` names the answer in the cache; `accept` says whether a body is an answer at all, else nothing is kept of it. */
  get(
    key: string,
    url: string,
    options: { headers?: Record<string, string>; accept: (body: string) => boolean; signal?: AbortSignal },
  ): Promise<Received>;
};

const again = new Set<SourceFailure>(["rate-limited", "source-error", "unreachable"]);
const hopeless = new Set<SourceFailure>(["unauthorised", "forbidden"]);

/** Whether the time passed; false when the signal ended it. */
const wait = (ms: number, signal?: AbortSignal): Promise<boolean> =>
  sleep(Math.max(0, ms), undefined, { signal }).then(
    () => true,
    () => false,
  );

const outOfTime: Received = { ok: false, failure: "out-of-time" };

/** Settles with the work, or at once when the signal aborts. */
function orAborted(work: Promise<Received>, signal?: AbortSignal): Promise<Received> {
  if (!signal) return work;
  const aborted = Promise.withResolvers<Received>();
  const give = (): void => aborted.resolve(outOfTime);
  if (signal.aborted) give();
  signal.addEventListener("abort", give, { once: true });
  void work.finally(() => signal.removeEventListener("abort", give));
  return Promise.race([work, aborted.promise]);
}

/**
 * Asks one source, politely: one call at a time and no faster than its pace, again after what may pass (as long as the
 * source asks to wait), not at all for a while after failures in a row. Answers are kept, fresh ones are not asked for
 * again, older ones are confirmed by ETag, and stand in while the source fails. Never throws.
 */
export function createPatientClient(limits: ClientLimits, cache: SourceCache): PatientClient {
  let turn: Promise<unknown> = Promise.resolve();
  let lastCallAt = 0;
  let failuresInRow = 0;
  let restUntil = 0;

  const read = (key: string): Promise<KeptAnswer | null> => cache.read(key).catch(() => null);
  const write = (key: string, answer: KeptAnswer): Promise<void> => cache.write(key, answer).catch(() => undefined);

  const isFresh = ({ confirmedAt }: KeptAnswer): boolean => Date.now() - confirmedAt < limits.freshMs;

  function note(failure: SourceFailure | null): void {
    failuresInRow = failure === null ? 0 : failuresInRow + 1;
    const rests = failure !== null && (hopeless.has(failure) || failuresInRow >= limits.failuresToRest);
    if (rests) restUntil = Date.now() + limits.restMs;
  }

  type Options = Parameters<PatientClient["get"]>[2];

  async function call(key: string, url: string, options: Options, kept: KeptAnswer | null): Promise<Received> {
    const { headers, signal, accept } = options;
    for (let attempt = 0; ; attempt += 1) {
      if (Date.now() < restUntil) return { ok: false, failure: "resting" };
      if (!(await wait(lastCallAt + limits.paceMs - Date.now(), signal))) return outOfTime;
      lastCallAt = Date.now();
      const { timeoutMs, maxBytes } = limits;
      const answer = await ask(url, { headers, etag: kept?.etag, timeoutMs, maxBytes, signal });
      if (answer.ok) {
        const body = "unchanged" in answer ? (kept?.body ?? "") : answer.body;
        if (!accept(body)) {
          note("unexpected-answer");
          return { ok: false, failure: "unexpected-answer" };
        }
        note(null);
        await write(key, {
          body,
          etag: "unchanged" in answer ? (kept?.etag ?? null) : answer.etag,
          confirmedAt: Date.now(),
        });
        return { ok: true, body };
      }
      const { failure, retryAfterMs } = answer;
      if (failure === "out-of-time") return { ok: false, failure };
      const waitMs = retryAfterMs ?? limits.backoffMs * 2 ** attempt;
      if (attempt >= limits.retries || !again.has(failure) || waitMs > limits.longestWaitMs) {
        note(failure);
        return { ok: false, failure };
      }
      if (!(await wait(waitMs, signal))) return outOfTime;
    }
  }

  return {
    async get(key, url, options) {
      const kept = await read(key);
      if (kept && isFresh(kept)) return { ok: true, body: kept.body };
      const mine = turn.then(async (): Promise<Received> => {
        // Whoever had the turn before may have asked the same.
        const now = await read(key);
        return now && isFresh(now) ? { ok: true, body: now.body } : call(key, url, options, now);
      });
      turn = mine;
      const received = await orAborted(mine, options.signal);
      return received.ok || !kept ? received : { ok: true, body: kept.body };
    },
  };
}
