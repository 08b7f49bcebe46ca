import type { Snapshot } from "../domain/snapshot.ts";

/** A snapshot of HTML written in a test. */
export const snapshotOf = (html: string, url = "https://www.ejemplo.es/listado"): Snapshot => ({
  requestedUrl: url,
  finalUrl: url,
  status: 200,
  contentType: "text/html",
  charset: "utf-8",
  body: new TextEncoder().encode(html),
  capturedAt: "2026-03-10T12:00:00Z",
  tier: "file",
  notes: [],
});
