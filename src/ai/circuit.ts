export type Circuit = {
  /** Whether the provider is left alone for now. */
  isOpen(): boolean;
  note(answered: boolean): void;
};

/**
 * Leaves a provider alone for `restMs` after `failuresUntilRest` questions in a row had no answer; after that each
 * further failure rests it again, and one answer closes the circuit.
 */
export function createCircuit(o: { failuresUntilRest: number; restMs: number; now?: () => number }): Circuit {
  const now = o.now ?? Date.now;
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    note(answered) {
      failures = answered ? 0 : failures + 1;
      if (failures >= o.failuresUntilRest) openUntil = now() + o.restMs;
    },
  };
}
