/** A time limit over a whole operation, joined with the caller's own signal. */
export type Deadline = {
  /** Aborts when the time is over or the caller aborts. */
  readonly signal: AbortSignal;
  /** `work`, or a rejection as soon as `signal` aborts: an HTTP client that is still connecting does not listen to signals. */
  race<T>(work: Promise<T>): Promise<T>;
  stop(): void;
};

export function startDeadline(timeoutMs: number, signal?: AbortSignal): Deadline {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("time is over", "TimeoutError")), timeoutMs);
  const forward = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", forward, { once: true });
  return {
    signal: controller.signal,
    race: (work) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        controller.signal.addEventListener("abort", () => reject(controller.signal.reason as Error), { once: true });
      });
      return Promise.race([work, aborted]);
    },
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", forward);
    },
  };
}
