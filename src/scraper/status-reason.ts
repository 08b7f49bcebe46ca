import type { ScrapeFailureReason } from "../domain/snapshot.ts";

const byStatus = new Map<number, ScrapeFailureReason>([
  [401, "unauthorised"],
  [402, "payment-required"],
  [403, "blocked"],
  [404, "not-found"],
  [410, "not-found"],
  [429, "too-many-requests"],
]);

/** What an error status says of the page: each kind asks something else of whoever wanted it. */
export function statusReason(status: number): ScrapeFailureReason {
  return byStatus.get(status) ?? (status >= 500 ? "server-error" : "http-status");
}
