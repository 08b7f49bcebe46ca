import { lookup } from "node:dns/promises";
import { Agent } from "undici";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { connectChecked } from "./connect-checked.ts";
import { defaultBrowserLimits, openBrowserPool } from "./browser-pool.ts";
import type { BrowserLimits } from "./browser-pool.ts";
import { checkUrl, openHosts } from "./egress.ts";
import { startEgressProxy } from "./egress-proxy.ts";
import type { FetchResult } from "./fetch-page.ts";
import type { MayVisit } from "./follow-redirects.ts";
import type { BrowserChoice } from "./find-browser.ts";
import { addressTowards, isPrivateWay } from "./remote-browser.ts";
import { defaultRenderLimits } from "./render-page.ts";
import type { RenderLimits } from "./render-page.ts";
import { defaultScrapeLimits } from "./scrape-limits.ts";
import type { ScrapeLimits } from "./scrape-limits.ts";

import { limitLoginAttempts } from "./login-attempts.ts";
import { behavePolitely, visitPolitely } from "./politeness.ts";
import { scrapeBehindLogin } from "./scrape-behind-login.ts";
import { scrapePage, whyNoBrowser } from "./scrape-page.ts";
import type { BrowserTier } from "./in-browser.ts";
import type { PageRequest } from "./page-request.ts";
import { tryPlain } from "./try-plain.ts";
import type { SiteLogin, SiteSession } from "./site-login.ts";

export type { BrowserChoice, FetchResult, PageRequest, ScrapeLimits, SiteLogin, SiteSession };
export { defaultScrapeLimits, whyNoBrowser };
export { hasLoginForm } from "./has-login-form.ts";
export { isConverted } from "./content/convert-content.ts";
export { robotsOverridden } from "./politeness.ts";
export { readPageFile } from "./read-page-file.ts";

export type Scraper = {
  /** One page as a snapshot, or the reason why not. Rejects only when `signal` aborts, with its reason. */
  fetchPage(url: string, o?: PageRequest): Promise<FetchResult>;
  /** Ends running fetches, closes idle connections and the browser. */
  close(): Promise<void>;
};

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * A scraper with connections of its own.
 * `allow`: `host:port` pairs that may be reached although private; a RangeError names an entry that is none.
 * `browser`: where the browser comes from, none by default; it starts when the first page needs it.
 * `polite`: obeys robots.txt and asks a host for one page at a time.
 * `userAgent`: names the product and a contact. `resolve`: IP addresses of a name, the system's resolver by default.
 */
export function createScraper(o: {
  allow: readonly string[];
  userAgent: string;
  polite?: boolean;
  resolve?: (host: string) => Promise<string[]>;
  limits?: Partial<ScrapeLimits>;
  browser?: BrowserChoice;
  browserLimits?: Partial<BrowserLimits & RenderLimits>;
}): Scraper {
  const resolve = o.resolve ?? resolveBySystem;
  const limits = { ...defaultScrapeLimits, ...o.limits };
  const opened = openHosts(o.allow);
  const dispatcher = new Agent({
    connect: connectChecked({
      opened,
      resolve,
      connectTimeoutMs: limits.connectTimeoutMs,
    }),
    allowH2: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.totalTimeoutMs,
    bodyTimeout: limits.totalTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    keepAliveMaxTimeout: limits.keepAliveMs,
  });
  const context = { dispatcher, opened, userAgent: o.userAgent, limits };
  const choice = o.browser ?? { kind: "off" };
  const politeness = behavePolitely(context);
  const attempts = limitLoginAttempts(limits.loginsPerSite);
  let starting: Promise<BrowserTier> | null = null;
  let isClosed = false;

  async function startBrowserTier(from: Exclude<BrowserChoice, { kind: "off" }>): Promise<BrowserTier> {
    const { connectTimeoutMs, totalTimeoutMs } = limits;
    const isRemote = from.kind === "remote";
    const seenFrom = isRemote ? { listenOn: await addressTowards(from.address, connectTimeoutMs) } : {};
    const proxy = await startEgressProxy({ opened, resolve, connectTimeoutMs, ...seenFrom });
    const pool = openBrowserPool({ choice: from, proxy, limits: { ...defaultBrowserLimits, ...o.browserLimits } });
    const renderLimits = { ...defaultRenderLimits, ...o.browserLimits };
    const mayTypeSecrets = !isRemote || isPrivateWay(from.address);
    return { pool, proxy, limits: renderLimits, totalTimeoutMs, mayTypeSecrets };
  }

  /** What could not be started is tried again for the next page. */
  async function browserTier(from: Exclude<BrowserChoice, { kind: "off" }>): Promise<BrowserTier> {
    if (isClosed) throw new BrowserUnavailable("closed");
    starting ??= startBrowserTier(from).catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  return {
    fetchPage(url, request = {}) {
      const browser = choice.kind === "off" ? null : () => browserTier(choice);
      const isBehindLogin = request.login !== undefined || request.session !== undefined;
      const read = async (address: string): Promise<FetchResult> => {
        const scrape = (mayVisit?: MayVisit): Promise<FetchResult> =>
          isBehindLogin
            ? scrapeBehindLogin(address, context, browser, { ...request, attempts })
            : scrapePage(address, context, browser, { ...request, mayVisit });
        const target = o.polite ? checkUrl(address, opened) : null;
        return target?.ok ? visitPolitely(target.target.url, politeness, request, scrape) : scrape();
      };
      return request.orPlain && !isBehindLogin ? tryPlain(url, read) : read(url);
    },
    async close() {
      isClosed = true;
      const browser = await starting?.catch(() => null);
      await Promise.all([dispatcher.destroy(), browser?.pool.close(), browser?.proxy.close()]);
    },
  };
}
