export type Slots = {
  /** Waits for a place; resolves with what frees it. Rejects when the signal aborts first. */
  take(signal: AbortSignal | undefined, wait: { readonly isPatient: boolean }): Promise<() => void>;
};

/** At most `count` holders at once, the others in order of arrival, the patient ones behind all others. */
export function createSlots(count: number): Slots {
  let free = count;
  const lines = { first: new Set<() => void>(), patient: new Set<() => void>() };
  const release = (): void => {
    const [next] = lines.first.size > 0 ? lines.first : lines.patient;
    if (next) next();
    else free++;
  };
  const once = (): (() => void) => {
    let held = true;
    return () => {
      if (held) release();
      held = false;
    };
  };
  return {
    take: (signal, { isPatient }) =>
      new Promise((resolve, reject) => {
        const waiting = isPatient ? lines.patient : lines.first;
        signal?.throwIfAborted();
        if (free > 0) {
          free--;
          resolve(once());
          return;
        }
        const give = (): void => {
          waiting.delete(give);
          signal?.removeEventListener("abort", leave);
          resolve(once());
        };
        const leave = (): void => {
          waiting.delete(give);
          reject(signal?.reason as Error);
        };
        waiting.add(give);
        signal?.addEventListener("abort", leave, { once: true });
      }),
  };
}
