import { expect, test } from "vitest";
import { endAll } from "./end-all.ts";

test("what does not end in time is told and left", async () => {
  const ended: string[] = [];
  const told: object[] = [];
  const log = { error: (fields: object) => void told.push(fields) };
  const never = new Promise<never>(() => undefined);
  await endAll(log, { signals: () => never, database: () => void ended.push("database") }, 20);
  expect(told).toMatchObject([{ task: "signals", error: "NotInTime" }]);
  expect(ended).toEqual(["database"]);
});

test("what fails while it ends is told, and keeps nothing after it from ending", async () => {
  const ended: string[] = [];
  const told: object[] = [];
  await endAll(
    { error: (fields) => void told.push(fields) },
    {
      web: async () => void ended.push("web"),
      queue: () => Promise.reject(new RangeError("the password is 1234")),
      trade: () => {
        throw new TypeError("gone");
      },
      database: async () => void ended.push("database"),
    },
  );
  expect(ended).toEqual(["web", "database"]);
  expect(told).toMatchObject([
    { task: "queue", error: "RangeError" },
    { task: "trade", error: "TypeError" },
  ]);
});
