/** What the scraper hands over. Engines know nothing else of where a page came from. */
export type Snapshot = {
  readonly requestedUrl: string;
  readonly finalUrl: string;
  readonly status: number;
  /** Media type without parameters, lower case: `text/html`. */
  readonly contentType: string;
  /** WHATWG encoding label that `body` is written in. */
  readonly charset: string;
  /** Decompressed bytes, as the server sent them. */
  readonly body: Uint8Array;
  /** ISO 8601, UTC. */
  readonly capturedAt: string;
  readonly tier: "http" | "browser" | "file";
  readonly notes: readonly string[];
};

/** Why a page could not be had. Closed: each has a sentence and one action in both languages. */
export type ScrapeFailureReason =
  | "blocked"
  | "too-many-requests"
  | "payment-required"
  | "timeout"
  | "unsafe-url"
  | "not-html"
  | "no-text"
  | "too-large"
  | "not-found"
  | "unauthorised"
  | "server-error"
  | "http-status"
  | "tls"
  | "dns"
  | "unreachable"
  | "redirect-loop"
  | "empty-page"
  | "robots-disallowed"
  | "robots-unreachable"
  | "login-form-missing"
  | "login-credentials"
  | "login-captcha"
  | "login-second-factor"
  | "login-unsafe"
  | "login-attempts"
  | "login-unavailable";
