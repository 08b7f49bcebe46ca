import { expect, test } from "vitest";
import { createCircuit } from "./circuit.ts";

test("a provider that failed three times in a row rests, and one answer wakes it", () => {
  let nowMs = 0;
  const circuit = createCircuit({ failuresUntilRest: 3, restMs: 1_000, now: () => nowMs });
  circuit.note(false);
  circuit.note(false);
  expect(circuit.isOpen()).toBe(false);
  circuit.note(false);
  expect(circuit.isOpen()).toBe(true);
  nowMs = 1_000;
  expect(circuit.isOpen()).toBe(false);
  circuit.note(false);
  expect(circuit.isOpen()).toBe(true);
  nowMs = 2_000;
  circuit.note(true);
  circuit.note(false);
  expect(circuit.isOpen()).toBe(false);
});
