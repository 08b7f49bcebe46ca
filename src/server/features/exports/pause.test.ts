import { expect, test } from "vitest";
import { pauseMs } from "./pause.ts";

const now = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["3", 1, 3_000],
  ["Wed, 21 Oct 2026 07:28:07 GMT", 1, 7_000],
  ["Wed, 21 Oct 2026 07:20:00 GMT", 1, 0],
  ["Thu, 22 Oct 2026 07:28:00 GMT", 1, 15_000],
  ["soon", 1, 1_000],
  [null, 3, 4_000],
])("after Retry-After %j and attempt %i the next comes in %i ms", (retryAfter, attempt, ms) => {
  expect(pauseMs(retryAfter, attempt, now)).toBe(ms);
});
