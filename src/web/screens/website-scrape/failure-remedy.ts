import type { ErrorCode } from "../../../contract/errors.ts";

type Code = ErrorCode | "NETWORK";

export type FailureRemedy = "another-address" | "correct-login" | "login" | "login-or-as-it-is";

/** Failures that the same address gives again. */
const needsAnotherAddress = new Set<Code>([
  "PAGE_UNSAFE_URL",
  "PAGE_NOT_HTML",
  "PAGE_NO_TEXT",
  "PAGE_TOO_LARGE",
  "PAGE_NOT_FOUND",
  "PAGE_HTTP_STATUS",
  "PAGE_TLS",
  "PAGE_DNS",
  "PAGE_REDIRECT_LOOP",
  "PAGE_ROBOTS_DISALLOWED",
  "INVALID_INPUT",
]);
const mayNeedLogin = new Set<Code>([
  "PAGE_BLOCKED",
  "PAGE_UNAUTHORISED",
  "PAGE_PAYMENT_REQUIRED",
  "PAGE_EMPTY_PAGE",
  "PAGE_LOGIN_REQUIRED",
]);
/** Failures of those who have logged in already. */
const withLogin = new Map<Code, FailureRemedy>([
  ["PAGE_LOGIN_CREDENTIALS", "correct-login"],
  ["PAGE_PAYMENT_REQUIRED", "another-address"],
]);

/** What can be done about a page that was not had; null where the same call may do later. */
export function failureRemedy(code: Code, hasLogin: boolean): FailureRemedy | null {
  if (needsAnotherAddress.has(code)) return "another-address";
  if (hasLogin) return withLogin.get(code) ?? null;
  if (code === "PAGE_LOGIN_REQUIRED") return "login-or-as-it-is";
  return mayNeedLogin.has(code) ? "login" : null;
}
