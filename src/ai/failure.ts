import type { ModelFailure } from "../domain/model-use.ts";
import { parseRetryAfter } from "../domain/retry-after.ts";

export type Failed = {
  readonly because: ModelFailure;
  /** For the operator, without the key. */
  readonly detail: string;
  /** The provider's HTTP status; null where none came. */
  readonly status: number | null;
  /** The same question may be answered a moment later, at the time that the provider asks for where it does; null where it is in vain. */
  readonly again: { readonly afterMs: number | null } | null;
  /** Whether the provider may have counted tokens although no answer came. */
  readonly maybeBilled: boolean;
};

const detailLength = 300;
/** Again, when the provider says nothing of when. */
export const soon = { afterMs: null };

export const failed = (because: ModelFailure, detail: string, more: Partial<Failed> = {}): Failed => ({
  because,
  detail: detail.slice(0, detailLength),
  status: null,
  again: null,
  maybeBilled: false,
  ...more,
});

/** What an error of a call means. The key never passes: `detail` has it blotted out. */
export function failureOf(error: unknown, apiKey: string | null): Failed {
  const withoutKey = (text: string): string => (apiKey ? text.replaceAll(apiKey, "…") : text);
  const causes = causesOf(error);
  const text = withoutKey(causes.map(({ message }) => message).join(": "));
  if (causes.some(({ name }) => name === "TimeoutError")) {
    return failed("timeout", "no answer in time", { again: soon, maybeBilled: true });
  }
  if (causes.some((cause) => cause instanceof RangeError)) return failed("too-long", text, { maybeBilled: true });
  const http = causes.find((cause): cause is HttpError => "statusCode" in cause && "url" in cause);
  const status = http?.statusCode;
  if (http === undefined || status === undefined) {
    const unread = causes.some(({ name }) =>
      /JSONParse|TypeValidation|InvalidResponse|EmptyResponse|NoContent/.test(name),
    );
    if (unread) return failed("invalid-answer", text, { again: soon, maybeBilled: true });
    return failed("unreachable", text, { again: soon });
  }
  const detail = `HTTP ${status}: ${text}`;
  if (status === 401 || status === 402 || status === 403) return failed("unauthorised", detail, { status });
  if (status === 404) return failed("unknown-model", detail, { status });
  const again = { status, again: { afterMs: retryAfterOf(http) } };
  if (status === 429) return failed("rate-limited", detail, again);
  if (status === 408 || status === 409 || status >= 500) return failed("provider-error", detail, again);
  if (status === 200) {
    const isCut = causes.some(({ message }) => /terminated|socket|closed/i.test(message));
    return failed(isCut ? "cut-short" : "invalid-answer", text, { status, again: soon, maybeBilled: true });
  }
  return failed("rejected", detail, { status });
}

type HttpError = Error & { readonly statusCode?: number; readonly responseHeaders?: Readonly<Record<string, string>> };

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause) causes.push(cause);
  return causes;
}

/** Milliseconds from `retry-after-ms`, or from `Retry-After` in seconds or as a date; null where there is neither. */
function retryAfterOf({ responseHeaders = {} }: HttpError): number | null {
  const exact = Number(responseHeaders["retry-after-ms"] ?? Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  return parseRetryAfter(responseHeaders["retry-after"], Date.now());
}
