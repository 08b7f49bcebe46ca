import { expect, test } from "vitest";
import { runLoginSecrecy } from "../support/login-secrecy.ts";

test("a log-in leaves no trace of its secrets anywhere, however it ends", { timeout: 240_000 }, async () => {
  const { outcomes, lostJobs, openCharges, traces, marks, searchedBytes } = await runLoginSecrecy([
    "right",
    "wrong",
    "dies",
    "killed",
    "right",
  ]);
  expect(traces).toEqual([]);
  expect(outcomes.right).toEqual({ ok: 2 });
  expect(outcomes.wrong).toEqual({ PAGE_LOGIN_CREDENTIALS: 1 });
  expect(outcomes.killed).toEqual({ "connection lost": 1 });
  expect([lostJobs, openCharges]).toEqual([1, 0]);
  expect(outcomes.dies.ok).toBeUndefined();
  expect(marks).toBeGreaterThanOrEqual(2);
  expect(searchedBytes).toBeGreaterThan(30_000_000);
});
