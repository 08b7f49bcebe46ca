import { lookup } from "node:dns/promises";
import { Agent } from "undici";
import { connectChecked } from "./connect-checked.ts";
import { openHosts } from "./egress.ts";
import { fetchPage } from "./fetch-page.ts";
import type { FetchResult } from "./fetch-page.ts";
import { defaultScrapeLimits } from "./scrape-limits.ts";
import type { ScrapeLimits } from "./scrape-limits.ts";

export type { FetchResult, ScrapeLimits };
export { defaultScrapeLimits };
export { readPageFile } from "./read-page-file.ts";

export type Scraper = {
  /** One page as a snapshot, or the reason why not. Rejects only when `signal` aborts, with its reason. */
  fetchPage(url: string, o?: { signal?: AbortSignal }): Promise<FetchResult>;
  /** Ends running fetches and closes idle connections. */
  close(): Promise<void>;
};

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * A scraper with connections of its own.
 * `allow`: `host:port` pairs that may be reached although private; a RangeError names an entry that is none.
 * `userAgent`: names the product and a contact. `resolve`: IP addresses of a name, the system's resolver by default.
 */
export function createScraper(o: {
  allow: readonly string[];
  userAgent: string;
  resolve?: (host: string) => Promise<string[]>;
  limits?: Partial<ScrapeLimits>;
}): Scraper {
  const limits = { ...defaultScrapeLimits, ...o.limits };
  const opened = openHosts(o.allow);
  const dispatcher = new Agent({
    connect: connectChecked({
      opened,
      resolve: o.resolve ?? resolveBySystem,
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
  return {
    fetchPage: (url, options) => fetchPage(url, context, options?.signal),
    close: () => dispatcher.destroy(),
  };
}
