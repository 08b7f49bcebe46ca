import type { Page } from "playwright-core";
import type { SiteRules } from "../domain/site-rules.ts";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { classifyBrowserError } from "./classify-browser-error.ts";
import { isHtmlType, parseContentType } from "./content-type.ts";
import { clearCookieWall } from "./cookie-wall.ts";
import type { EgressProxy } from "./egress-proxy.ts";
import { challengeStatuses, recogniseChallenge } from "./recognise-challenge.ts";
import { loadMore, revealPanels, scrollThrough } from "./reveal-content.ts";
import { serialisePage } from "./serialise-page.ts";
import { inPage, settlePage } from "./settle-page.ts";
import { watchNavigation } from "./watch-navigation.ts";
import type { NavigationWatch } from "./watch-navigation.ts";
import { statusReason } from "./status-reason.ts";

export type RenderLimits = {
  readonly navigationTimeoutMs: number;
  readonly settleMs: number;
  readonly scrollMs: number;
  readonly screens: number;
  /** Navigations that a page may make by itself. */
  readonly navigations: number;
  readonly nodes: number;
  readonly characters: number;
};

export const defaultRenderLimits: RenderLimits = {
  navigationTimeoutMs: 20_000,
  settleMs: 8_000,
  scrollMs: 6_000,
  screens: 15,
  navigations: 10,
  nodes: 500_000,
  characters: 20 * 1024 * 1024,
};

export type Rendered =
  | {
      readonly ok: true;
      readonly html: string;
      readonly finalUrl: string;
      readonly status: number;
      readonly notes: readonly string[];
    }
  | {
      readonly ok: false;
      readonly reason: ScrapeFailureReason;
      readonly detail: string;
      readonly status: number | null;
    };

export type RenderContext = { readonly proxy: EgressProxy; readonly limits: RenderLimits; readonly rules: SiteRules };

class EndlessNavigation extends Error {}

/** Opens `url`; null when the page is there, else why not. A page that goes on to another without end is not awaited. */
export async function openUrl(
  page: Page,
  url: string,
  navigation: NavigationWatch,
  { limits, proxy }: RenderContext,
): Promise<Extract<Rendered, { ok: false }> | null> {
  const endless = Promise.withResolvers<never>();
  navigation.count(limits.navigations, () => endless.reject(new EndlessNavigation()));
  endless.promise.catch(() => undefined);
  const opening = page.goto(url, { waitUntil: "domcontentloaded", timeout: limits.navigationTimeoutMs });
  opening.catch(() => undefined);
  try {
    await Promise.race([opening, endless.promise]);
  } catch (error) {
    const status = navigation.lastDocument()?.status() ?? null;
    if (error instanceof EndlessNavigation) return { ok: false, ...keepsNavigating(page), status };
    const failure = classifyBrowserError(error, navigation.lastAsked() || url, proxy);
    return { ok: false, ...failure, status };
  }
  return null;
}

const keepsNavigating = (page: Page): { reason: ScrapeFailureReason; detail: string } => ({
  reason: "redirect-loop",
  detail: `${URL.parse(page.url())?.host ?? ""} keeps navigating`,
});

/** How much of an error page is read to recognise a challenge. */
const errorCharacters = 64 * 1024;
const readStart = (characters: number): string => document.documentElement?.outerHTML.slice(0, characters) ?? "";

/** What stands in the way of reading the page as it is now, by the last answer of its main frame. */
async function explainDocument(
  page: Page,
  navigation: NavigationWatch,
  { proxy, limits }: RenderContext,
): Promise<Extract<Rendered, { ok: false }> | null> {
  const response = navigation.lastDocument();
  const status = response?.status() ?? null;
  const fail = (reason: ScrapeFailureReason, detail: string) => ({ ok: false as const, reason, detail, status });
  if (page.url().startsWith("chrome-error:") || response === null || status === null) {
    return { ok: false, ...classifyBrowserError(navigation.lastError(), navigation.lastAsked(), proxy), status };
  }
  const { host } = new URL(response.url());
  const refusal = status === 403 ? proxy.refusalOf(host) : null;
  if (refusal !== null) return fail(refusal.reason, refusal.message);
  if (navigation.navigations() > limits.navigations) return { ok: false, ...keepsNavigating(page), status };
  if (status > 399) {
    const start = challengeStatuses.has(status) ? await inPage(page, readStart, errorCharacters, "") : "";
    const challenger = recogniseChallenge(response.headers(), start);
    return fail(challenger === null ? statusReason(status) : "blocked", `${host}: ${status} in the browser`);
  }
  const { mediaType } = parseContentType(response.headers()["content-type"] ?? "");
  if (mediaType !== "" && !isHtmlType(mediaType)) return fail("not-html", `${host}: ${mediaType}`);
  return null;
}

/** Waits for what is to be read, clears what lies over it and reveals what comes late. */
async function preparePage(page: Page, navigation: NavigationWatch, context: RenderContext): Promise<string[]> {
  const { limits, rules } = context;
  const notes: string[] = [];
  // A page that never rests has used up its time by then.
  const settleMs = limits.settleMs / 4;
  await settlePage(page, navigation, limits.settleMs);
  const wall = await clearCookieWall(page);
  if (wall !== null) {
    notes.push(`cookie wall ${wall}`);
    await settlePage(page, navigation, settleMs);
  }
  if (rules.waitFor !== undefined) {
    await page.waitForSelector(rules.waitFor, { state: "attached", timeout: limits.settleMs }).catch(() => {
      notes.push("the part to wait for did not appear");
    });
  }
  await revealPanels(page, navigation, settleMs);
  const maxScreens = rules.scrolls ?? limits.screens;
  const maxMs = rules.scrolls === undefined ? limits.scrollMs : limits.scrollMs * 3;
  const screens = await scrollThrough(page, navigation, { maxScreens, maxMs });
  if (screens > 1) notes.push(`${screens} screens`);
  if (rules.loadMore) {
    const pressed = await loadMore(page, navigation, { ...rules.loadMore, settleMs });
    notes.push(`load more pressed ${pressed} times`);
  }
  return notes;
}

/** Reads the page that is open: settled, revealed and written out as markup. */
export async function readOpenPage(page: Page, navigation: NavigationWatch, context: RenderContext): Promise<Rendered> {
  const notes = await preparePage(page, navigation, context);
  const problem = await explainDocument(page, navigation, context);
  if (problem !== null) return problem;
  const status = navigation.lastDocument()?.status() ?? 200;
  const { limits, rules } = context;
  const { html, nodes } = await serialisePage(page, {
    rules,
    maxNodes: limits.nodes,
    maxCharacters: limits.characters,
  });
  if (html === null) return { ok: false, reason: "too-large", detail: `${nodes} elements in the browser`, status };
  return { ok: true, html, finalUrl: page.url(), status, notes };
}

/**
 * Opens exactly `url` in `page` and reads it when it has settled. Whatever the site does is a value with a reason;
 * ending in time is up to the caller, who closes the page.
 */
export async function renderPage(page: Page, url: string, context: RenderContext): Promise<Rendered> {
  const navigation = watchNavigation(page);
  try {
    return (await openUrl(page, url, navigation, context)) ?? (await readOpenPage(page, navigation, context));
  } catch (error) {
    const failure = classifyBrowserError(error, navigation.lastAsked() || url, context.proxy);
    return { ok: false, ...failure, status: navigation.lastDocument()?.status() ?? null };
  }
}
