import { expect, test } from "vitest";
import { failureRemedy } from "./failure-remedy.ts";

test.each([
  ["PAGE_NOT_FOUND", false, "another-address"],
  ["PAGE_NO_TEXT", false, "another-address"],
  ["PAGE_ROBOTS_DISALLOWED", false, "another-address"],
  ["PAGE_ROBOTS_UNREACHABLE", false, null],
  ["PAGE_NO_TEXT", true, "another-address"],
  ["PAGE_EMPTY_PAGE", false, "login"],
  ["PAGE_EMPTY_PAGE", true, null],
  ["PAGE_LOGIN_REQUIRED", false, "login-or-as-it-is"],
  ["PAGE_LOGIN_CREDENTIALS", true, "correct-login"],
  ["PAGE_LOGIN_CREDENTIALS", false, null],
  ["PAGE_PAYMENT_REQUIRED", false, "login"],
  ["PAGE_PAYMENT_REQUIRED", true, "another-address"],
  ["PAGE_TOO_MANY_REQUESTS", false, null],
  ["PAGE_SERVER_ERROR", false, null],
] as const)("%s with a log-in given (%s) is met with %s", (code, hasLogin, remedy) => {
  expect(failureRemedy(code, hasLogin)).toBe(remedy);
});
