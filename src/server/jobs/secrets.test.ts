import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { holdJobSecrets } from "./secrets.ts";

test("secrets are handed over once", () => {
  const held = holdJobSecrets();
  held.keep("a", { password: "x" });
  expect([held.take("b"), held.take("a"), held.take("a")]).toEqual([null, { password: "x" }, null]);
});

test("secrets that nobody takes are forgotten", async () => {
  const held = holdJobSecrets(1);
  held.keep("a", { password: "x" });
  await sleep(50);
  expect(held.take("a")).toBeNull();
});
