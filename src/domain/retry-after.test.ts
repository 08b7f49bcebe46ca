import { expect, test } from "vitest";
import { parseRetryAfter } from "./retry-after.ts";

const now = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["1.5", 1_500],
  ["Wed, 21 Oct 2026 07:28:30 GMT", 30_000],
  ["Wed, 21 Oct 2026 07:27:00 GMT", 0],
  ["soon", null],
  ["", null],
  [null, null],
])("%j asks to wait %j ms", (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms);
});
