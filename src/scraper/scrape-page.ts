import type { SiteRules } from "../domain/site-rules.ts";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { isConverted } from "./content/convert-content.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchResult } from "./fetch-page.ts";
import type { FetchContext, MayVisit } from "./follow-redirects.ts";
import { inBrowser, snapshotOfMarkup } from "./in-browser.ts";
import type { BrowserTier } from "./in-browser.ts";
import { challengerInstead, needsBrowser } from "./needs-browser.ts";
import type { PageRequest } from "./page-request.ts";
import { renderPage } from "./render-page.ts";
import { withNotes } from "./with-notes.ts";

/** Why an answer of the HTTP tier is tried again in the browser; empty: it is not. */
function reasonsForBrowser(result: FetchResult, rules: SiteRules): string[] {
  // A file or a page of the browser's own would not even pass the proxy.
  if (!result.ok && result.reason === "unsafe-url") return [];
  if (result.ok && isConverted(result.snapshot.notes)) return [];
  if (Object.keys(rules).length > 0) return ["site rules"];
  if (result.ok) {
    const { body, charset } = result.snapshot;
    return needsBrowser(body, charset);
  }
  if (result.reason === "empty-page") return ["blank-body"];
  return result.isChallenge ? ["challenge"] : [];
}

const browserMissing = "a browser was needed: ";

/** What the operator should know of the browser that this page would have taken; null: nothing. */
export function whyNoBrowser(result: FetchResult): string | null {
  if (!result.ok) return result.reason === "login-unavailable" ? result.detail : null;
  const note = result.snapshot.notes.find((text) => text.startsWith(browserMissing));
  return note?.slice(browserMissing.length) ?? null;
}

/** Failures that say nothing of the page. */
const isPassing = new Set<ScrapeFailureReason>(["timeout", "unreachable"]);

/** A challenge that nobody passed is no page. */
function refuseChallenge(result: FetchResult): FetchResult {
  if (!result.ok) return result;
  const { body, charset, finalUrl, status } = result.snapshot;
  const challenger = challengerInstead(body, charset);
  if (challenger === null) return result;
  return { ok: false, reason: "blocked", detail: `${new URL(finalUrl).host}: challenge by ${challenger}`, status };
}

/**
 * One page by the tier it takes: over HTTP, and in the browser when what came is not yet what a person would see. Where
 * the browser is missing, or fails on a page that has words without it, what HTTP brought stands, with a note.
 * Rejects only when `signal` aborts.
 */
export async function scrapePage(
  url: string,
  context: FetchContext,
  startBrowser: (() => Promise<BrowserTier>) | null,
  { signal, rules = {}, mayVisit }: Pick<PageRequest, "signal" | "rules"> & { mayVisit?: MayVisit | undefined },
): Promise<FetchResult> {
  const overHttp = await fetchPage(url, context, { signal, mayVisit });
  const reasons = reasonsForBrowser(overHttp, rules);
  if (reasons.length === 0) return overHttp;
  const open = openInBrowser(url, context, startBrowser, { signal, rules, overHttp, reasons });
  return refuseChallenge(await open);
}

async function openInBrowser(
  url: string,
  context: FetchContext,
  startBrowser: (() => Promise<BrowserTier>) | null,
  o: { signal: AbortSignal | undefined; rules: SiteRules; overHttp: FetchResult; reasons: readonly string[] },
): Promise<FetchResult> {
  const { signal, rules, overHttp, reasons } = o;
  if (startBrowser === null) return withNotes(overHttp, [`a browser was needed and is off: ${reasons.join(", ")}`]);
  try {
    const browser = await startBrowser();
    const { proxy, limits, totalTimeoutMs: timeoutMs } = browser;
    const locale = rules.language ?? "es-ES";
    const rendered = await inBrowser(
      url,
      browser,
      { userAgent: context.userAgent, locale, timeoutMs, signal },
      (page) => renderPage(page, url, { proxy, limits, rules }),
    );
    if (rendered.ok) {
      const notes = [`browser: ${reasons.join(", ")}`, ...rendered.notes];
      return { ok: true, snapshot: snapshotOfMarkup(url, rendered, notes) };
    }
    const hasNothingElse = reasons.some((reason) => reason === "script-only-body" || reason === "blank-body");
    if (overHttp.ok && !hasNothingElse)
      return withNotes(overHttp, [`the browser failed: ${rendered.reason} (${rendered.detail})`]);
    return overHttp.ok || !isPassing.has(rendered.reason) ? rendered : overHttp;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof BrowserUnavailable)) throw error;
    return withNotes(overHttp, [`${browserMissing}${error.message}`]);
  }
}
