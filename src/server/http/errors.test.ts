import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { toFailure } from "./errors.ts";

test.runIf(existsSync("/dev/full"))("a disk without room makes the service unavailable for a time", async () => {
  const error: unknown = await writeFile("/dev/full", "x").catch((reason: unknown) => reason);
  const { status, failure } = toFailure(error, "id");
  expect([status, failure.code]).toEqual([503, "UNAVAILABLE"]);
});

test("what nobody expected says nothing of itself", () => {
  const { status, failure } = toFailure(new Error("select secret from user"), "id");
  expect([status, failure.code, failure.requestId]).toEqual([500, "INTERNAL", "id"]);
  expect(failure.message).not.toContain("secret");
});
