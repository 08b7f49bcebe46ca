/** So many at once, and the others in line. */
export type Places = {
  /** Waits for a free place. Rejects with the signal's reason when it aborts meanwhile. */
  take(signal: AbortSignal): Promise<void>;
  free(): void;
  close(): void;
};

/** `whileTaken` begins with the first place that is taken; what it gives back ends it with the last one. */
export function openPlaces(count: number, whileTaken: () => () => void): Places {
  const waiting: (() => void)[] = [];
  let taken = 0;
  let end: (() => void) | null = null;
  const close = (): void => {
    end?.();
    end = null;
  };
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (taken < count) {
        taken++;
        end ??= whileTaken();
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const start = (): void => {
          signal.removeEventListener("abort", leave);
          resolve();
        };
        const leave = (): void => {
          waiting.splice(waiting.indexOf(start), 1);
          reject(signal.reason as Error);
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(start);
      });
    },
    free() {
      const next = waiting.shift();
      if (next) next();
      else if (--taken === 0) close();
    },
    close,
  };
}
