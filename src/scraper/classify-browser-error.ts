import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import type { EgressProxy } from "./egress-proxy.ts";

export type BrowserFailure = { readonly reason: ScrapeFailureReason; readonly detail: string };

const byCode: readonly (readonly [code: RegExp, reason: ScrapeFailureReason])[] = [
  [/ERR_CERT|ERR_SSL|ERR_BAD_SSL/, "tls"],
  [/ERR_TOO_MANY_REDIRECTS/, "redirect-loop"],
  [
    /ERR_(UNKNOWN_URL_SCHEME|UNSAFE_PORT|DISALLOWED_URL_SCHEME|UNSAFE_REDIRECT|ACCESS_DENIED|BLOCKED_BY_CLIENT)/,
    "unsafe-url",
  ],
  [/ERR_NAME_NOT_RESOLVED/, "dns"],
  [
    /ERR_(CONNECTION_|ADDRESS_|EMPTY_RESPONSE|TUNNEL|PROXY|INVALID_|INCOMPLETE|CONTENT_|NETWORK|INTERNET)/,
    "unreachable",
  ],
  [/ERR_TIMED_OUT|Timeout \d+ms exceeded|TimeoutError/, "timeout"],
  [/Download is starting|ERR_ABORTED/, "not-html"],
  [/crashed/, "too-large"],
];

const hostOf = (address: string): string => URL.parse(address)?.host ?? "";

/** Why the browser did not get to `address`. The browser's message is looked at, never passed on: it quotes addresses. */
export function classifyBrowserError(error: unknown, address: string, proxy: EgressProxy): BrowserFailure {
  const host = hostOf(address);
  const refusal = proxy.refusalOf(host);
  if (refusal !== null) return { reason: refusal.reason, detail: refusal.message };
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const code = /net::(ERR_\w+)/.exec(message)?.[1] ?? "no code";
  const reason = byCode.find(([pattern]) => pattern.test(message))?.[1] ?? "unreachable";
  return { reason, detail: `${host}: ${code} in the browser` };
}
