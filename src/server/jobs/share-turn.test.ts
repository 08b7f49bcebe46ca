import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { shareTurns } from "./share-turn.ts";

test("what many ask for at one time is done once, and anew for who asks later", async () => {
  const share = shareTurns();
  let runs = 0;
  const ask = (key = "a") =>
    share(key, async () => {
      runs += 1;
      await turn();
      return `${key}${runs}`;
    });
  const together = [ask(), Promise.resolve().then(() => ask()), ask("b")];
  await turn();
  const later = ask();
  expect(await Promise.all([...together, later])).toEqual(["a2", "a2", "b2", "a3"]);
});

test("a failure is everybody's who asked, and nobody's afterwards", async () => {
  const share = shareTurns();
  const failing = () => share("a", () => Promise.reject(new Error("no")));
  const outcomes = await Promise.allSettled([failing(), failing()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => "yes")).toBe("yes");
});
