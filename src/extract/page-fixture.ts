import { type PlainRow, plainRows } from "../domain/extraction.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import { openPage, planFromPrompt, runPlan, surveyPage } from "./index.ts";

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

/** The whole walk: page, survey, plan, rows. Throws where the walk ends without a table. */
export function extract(html: string, prompt: string, recordLimit = 10_000) {
  const page = openPage(snapshotOf(html));
  const survey = surveyPage(page);
  const planned = planFromPrompt(page, prompt);
  const result = runPlan(page, planned, { recordLimit });
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  const plain: PlainRow[] = plainRows(result.extraction);
  return { ...result.extraction, plain, planned, survey, page };
}
