import type { Page } from "playwright-core";
import type { SiteRules } from "../domain/site-rules.ts";
import type { ScrapeFailureReason, Snapshot } from "../domain/snapshot.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { classifyBrowserError } from "./classify-browser-error.ts";
import { isConverted } from "./content/convert-content.ts";
import { startDeadline } from "./deadline.ts";
import type { EgressProxy } from "./egress-proxy.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchResult } from "./fetch-page.ts";
import type { FetchContext } from "./follow-redirects.ts";
import { challengerInstead, needsBrowser } from "./needs-browser.ts";
import { renderPage } from "./render-page.ts";
import type { SiteLogin, SiteSession } from "./site-login.ts";
import type { Rendered, RenderLimits } from "./render-page.ts";

export type BrowserTier = {
  readonly pool: BrowserPool;
  readonly proxy: EgressProxy;
  readonly limits: RenderLimits;
  /** From the call to the last byte, waiting for a free page included. */
  readonly totalTimeoutMs: number;
  /** False where others could read what goes to the browser. */
  readonly mayTypeSecrets: boolean;
};

export type PageRequest = {
  readonly signal?: AbortSignal | undefined;
  /** The https of the address is a guess: without an answer, http is tried. Not when secrets come along. */
  readonly orPlain?: boolean | undefined;
  /** What applies to the pages of this site; rules ask for the browser. */
  readonly rules?: SiteRules | undefined;
  /** The caller has the right to read this page whatever robots.txt says. */
  readonly ignoreRobots?: boolean | undefined;
  /** Log in first. */
  readonly login?: SiteLogin | undefined;
  /** Come with a session that the person already has. */
  readonly session?: SiteSession | undefined;
};

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

export const withNotes = (result: FetchResult, notes: readonly string[]): FetchResult =>
  result.ok ? { ok: true, snapshot: { ...result.snapshot, notes: [...result.snapshot.notes, ...notes] } } : result;

export function snapshotOfMarkup(
  requestedUrl: string,
  rendered: { html: string; finalUrl: string; status: number },
  notes: readonly string[],
): Snapshot {
  return {
    requestedUrl,
    finalUrl: rendered.finalUrl,
    status: rendered.status,
    contentType: "text/html",
    charset: "utf-8",
    body: new TextEncoder().encode(rendered.html),
    capturedAt: new Date().toISOString(),
    tier: "browser",
    notes: [...notes],
  };
}

/** Runs `work` in a page of the browser, in time; what goes wrong on the way is a reason. Throws BrowserUnavailable. */
export async function inBrowser(
  url: string,
  tier: BrowserTier,
  o: { userAgent: string; locale: string; timeoutMs: number; signal: AbortSignal | undefined },
  work: (page: Page) => Promise<Rendered>,
): Promise<Rendered> {
  const deadline = startDeadline(o.timeoutMs, o.signal);
  try {
    return await tier.pool.withPage(
      { signal: deadline.signal, userAgentSuffix: o.userAgent, locale: o.locale },
      (page) => deadline.race(work(page)),
    );
  } catch (error) {
    o.signal?.throwIfAborted();
    if (error instanceof BrowserUnavailable) throw error;
    const { host } = new URL(url);
    if (deadline.signal.aborted) {
      return { ok: false, reason: "timeout", detail: `${host}: ${o.timeoutMs} ms in the browser`, status: null };
    }
    return { ok: false, ...classifyBrowserError(error, url, tier.proxy), status: null };
  } finally {
    deadline.stop();
  }
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
 * the browser is missing, or fails on a page that has words without it, what HTTP brought stands, with a note. Rejects only when `signal` aborts.
 */
export async function scrapePage(
  url: string,
  context: FetchContext,
  startBrowser: (() => Promise<BrowserTier>) | null,
  { signal, rules = {} }: Pick<PageRequest, "signal" | "rules">,
): Promise<FetchResult> {
  const overHttp = await fetchPage(url, context, signal);
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
