import { parseRetryAfter } from "../../../domain/retry-after.ts";

const longestPauseMs = 15_000;

/** How long to wait before the next attempt: as long as Google's `Retry-After` says, else twice as long each time. */
export function pauseMs(retryAfter: string | null, attempt: number, nowMs: number): number {
  return Math.min(longestPauseMs, parseRetryAfter(retryAfter, nowMs) ?? 500 * 2 ** attempt);
}
