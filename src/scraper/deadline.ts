import { setTimeout as wait } from "node:timers/promises";

/** A time limit over a whole operation, joined with the caller's own signal. */
export type Deadline = {
  /** Aborts when the time is over or the caller aborts. */
  readonly signal: AbortSignal;
  /** `work`, or a rejection as soon as `signal` aborts: an HTTP client that is still connecting does not listen to signals. */
  race<T>(work: Promise<T>): Promise<T>;
  stop(): void;
};

/** `work`, or a rejection with the signal's reason as soon as it aborts; `work` itself goes on unheard. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true, signal: ended.signal });
  });
  return Promise.race([work, aborted]).finally(() => ended.abort());
}

/** Whether `work` is done within `ms`; one that comes later, or fails, goes unheard. */
export async function comesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  return unlessAborted(work, late.signal)
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer));
}

/** What `asked` comes to, or `otherwise` where it fails or is not there within `ms`. */
export async function answerWithin<T>(asked: Promise<T>, ms: number, otherwise: T): Promise<T> {
  const late = new AbortController();
  try {
    const silence = wait(ms, otherwise, { signal: late.signal, ref: false });
    return await Promise.race([asked.catch(() => otherwise), silence]);
  } finally {
    late.abort();
  }
}

/** Starts the time of an operation. Throws the reason of a `signal` that has aborted already. */
export function startDeadline(timeoutMs: number, signal?: AbortSignal): Deadline {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("time is over", "TimeoutError")), timeoutMs);
  const forward = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", forward, { once: true });
  return {
    signal: controller.signal,
    race: (work) => unlessAborted(work, controller.signal),
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", forward);
    },
  };
}
