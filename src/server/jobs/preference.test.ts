import { expect, test } from "vitest";
import { readPreference } from "./preference.ts";

test.each([
  [undefined, null, null],
  ["return=minimal", null, null],
  ["respond-async", 0, "respond-async"],
  ["Respond-Async, return=minimal", 0, "respond-async"],
  ["wait=10", 10_000, "wait=10"],
  ["respond-async, wait=10", 10_000, "respond-async, wait=10"],
  ["wait=-1", null, null],
  ["wait=soon", null, null],
])("%s means to wait %s ms", (header, waitMs, applied) => {
  expect(readPreference(header)).toEqual({ waitMs, applied });
});
