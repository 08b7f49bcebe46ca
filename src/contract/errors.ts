import { z } from "zod";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";

/** Every way a call can fail, with its HTTP status. Closed: a code not listed here never leaves the server. */
export const errorStatus = {
  INVALID_INPUT: 400,
  SELECTOR_INVALID: 400,
  PASSWORD_TOO_SHORT: 400,
  PASSWORD_TOO_LONG: 400,
  PASSWORD_COMMON: 400,
  PASSWORDS_DIFFER: 400,
  TOKEN_INVALID: 400,
  NOT_AUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  WRONG_PASSWORD: 200,
  SIGN_IN_AGAIN: 200,
  EMAIL_NOT_ALLOWED: 403,
  EMAIL_NOT_VERIFIED: 403,
  CROSS_SITE: 403,
  SETUP_LINK_INVALID: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  KEY_REUSED: 409,
  CANCELLED: 409,
  JOB_TIMEOUT: 422,
  BODY_TOO_LARGE: 413,
  PAGE_BLOCKED: 422,
  PAGE_TOO_MANY_REQUESTS: 422,
  PAGE_PAYMENT_REQUIRED: 422,
  PAGE_TIMEOUT: 422,
  PAGE_UNSAFE_URL: 422,
  PAGE_NOT_HTML: 422,
  PAGE_NO_TEXT: 422,
  PAGE_TOO_LARGE: 422,
  PAGE_NOT_FOUND: 422,
  PAGE_UNAUTHORISED: 422,
  PAGE_SERVER_ERROR: 422,
  PAGE_HTTP_STATUS: 422,
  PAGE_TLS: 422,
  PAGE_DNS: 422,
  PAGE_UNREACHABLE: 422,
  PAGE_REDIRECT_LOOP: 422,
  PAGE_EMPTY_PAGE: 422,
  PAGE_ROBOTS_DISALLOWED: 422,
  PAGE_ROBOTS_UNREACHABLE: 422,
  PAGE_LOGIN_REQUIRED: 422,
  PAGE_LOGIN_FORM_MISSING: 422,
  PAGE_LOGIN_CREDENTIALS: 422,
  PAGE_LOGIN_CAPTCHA: 422,
  PAGE_LOGIN_SECOND_FACTOR: 422,
  PAGE_LOGIN_UNSAFE: 422,
  PAGE_LOGIN_ATTEMPTS: 422,
  PAGE_LOGIN_UNAVAILABLE: 422,
  PAGE_LOGIN_LOST: 422,
  PAGE_EXPIRED: 410,
  PROMPTS_USED_UP: 429,
  LIMIT_REACHED: 429,
  SHEET_TOO_LARGE: 413,
  GOOGLE_SIGN_IN: 422,
  GOOGLE_CONSENT: 422,
  GOOGLE_STORAGE_FULL: 422,
  GOOGLE_QUOTA: 429,
  GOOGLE_UNAVAILABLE: 503,
  IMPORT_RUNNING: 409,
  IMPORT_UNREACHABLE: 422,
  IMPORT_NO_SPACE: 422,
  IMPORT_UNREADABLE: 422,
  IMPORT_NOT_SHARED: 422,
  SIGNATURE_INVALID: 400,
  PAYMENT_REFUSED: 402,
  SUBSCRIPTION_EXISTS: 409,
  SUBSCRIPTION_MISSING: 409,
  PLAN_GIVEN: 409,
  PAYMENTS_UNAVAILABLE: 503,
  SUBSCRIPTION_NOT_CANCELLED: 503,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** What every failed call answers. `message` has the words of the specification where it has them. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: ErrorCode,
  requestId: z.string(),
});
export type Failure = z.infer<typeof Failure>;

type Upper<S extends string> = S extends `${infer A}-${infer B}` ? `${Uppercase<A>}_${Upper<B>}` : Uppercase<S>;

/** The code of a page that could not be had: `http-status` → `PAGE_HTTP_STATUS`. */
export const pageErrorCode = (reason: ScrapeFailureReason): `PAGE_${Upper<ScrapeFailureReason>}` =>
  `PAGE_${reason.toUpperCase().replaceAll("-", "_")}` as `PAGE_${Upper<ScrapeFailureReason>}`;
