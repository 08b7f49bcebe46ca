import type { ScrapeFailureReason } from "../domain/snapshot.ts";

/** Refusals by themselves. */
const refusing = new Set([403, 429]);
const missing = new Set([404, 410]);

/** What an error status says of the page: each kind asks something else of whoever wanted it. */
export function statusReason(status: number): ScrapeFailureReason {
  if (refusing.has(status)) return "blocked";
  if (missing.has(status)) return "not-found";
  if (status === 401) return "unauthorised";
  return status >= 500 ? "server-error" : "http-status";
}
