export type Circuit = {
  /** Whether the provider is left alone for now. */
  isOpen(): boolean;
  note(isAnswered: boolean): void;
};

/**
 * Leaves a provider alone for `restMs` after `failuresUntilRest` questions in a row had no answer; after that each
 * further failure rests it again, and one answer closes the circuit.
 */
export function createCircuit({
  failuresUntilRest,
  restMs,
  now = Date.now,
}: {
  readonly failuresUntilRest: number;
  readonly restMs: number;
  readonly now?: () => number;
}): Circuit {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    note(isAnswered) {
      failures = isAnswered ? 0 : failures + 1;
      if (failures >= failuresUntilRest) openUntil = now() + restMs;
    },
  };
}
