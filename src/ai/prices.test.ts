import { expect, test } from "vitest";
import { costUsd } from "./prices.ts";

const million = { input: 1e6, cachedInput: 0, output: 1e6 };

test("a release of a model costs what the model does, and another model of its family as much as the dearest", () => {
  const known = costUsd({ model: "gpt-5" }, million);
  expect(costUsd({ model: "gpt-5-2025-08-07" }, million)).toBe(known);
  const unknown = costUsd({ model: "a-model-of-next-year" }, million);
  for (const model of ["gpt-5-pro", "gpt-5.1", "toString"]) expect(costUsd({ model }, million)).toBe(unknown);
  expect(unknown).toBe(costUsd({ model: "claude-opus-4" }, million));
});

test("a configured price goes before every estimate, also a price of nothing", () => {
  const price = { input: 2, cachedInput: 1, output: 4 };
  expect(costUsd({ model: "gpt-5", price }, { input: 1e6, cachedInput: 5e5, output: 1e6 })).toBe(5.5);
  expect(costUsd({ model: "llama", price: { input: 0, cachedInput: 0, output: 0 } }, million)).toBe(0);
});
