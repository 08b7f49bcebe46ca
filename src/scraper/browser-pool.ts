import type { Page } from "playwright-core";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { unlessAborted } from "./deadline.ts";
import type { EgressProxy } from "./egress-proxy.ts";
import { mainProcessOf } from "./end-browser.ts";
import type { StartedBrowser } from "./end-browser.ts";
import type { BrowserChoice } from "./find-browser.ts";
import { inFreshContext } from "./fresh-context.ts";
import type { PageOptions } from "./fresh-context.ts";
import { launchBrowser } from "./launch-browser.ts";
import { openPlaces } from "./places.ts";
import { connectBrowser, enterProxy, throughProxy } from "./remote-browser.ts";
import { keepBrowsers } from "./running-browsers.ts";
import { watchRenderers } from "./watch-renderers.ts";

export type BrowserLimits = {
  /** Pages open at the same time; further ones wait. */
  readonly pages: number;
  /** A renderer above this is killed. */
  readonly rendererBytes: number;
  /** A browser without pages is closed after this. */
  readonly idleMs: number;
  /** A browser is replaced after this many pages. */
  readonly pagesPerBrowser: number;
  readonly launchTimeoutMs: number;
};

export const defaultBrowserLimits: BrowserLimits = {
  pages: 4,
  rendererBytes: 512 * 1024 * 1024,
  idleMs: 60_000,
  pagesPerBrowser: 200,
  launchTimeoutMs: 20_000,
};

export type BrowserPool = {
  /**
   * Runs `work` with a page of a fresh context, closed afterwards whatever happens. Throws BrowserUnavailable.
   * `signal` also ends the waiting for a free place.
   */
  withPage<T>(o: PageOptions & { signal: AbortSignal }, work: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type PoolOptions = {
  readonly choice: Exclude<BrowserChoice, { kind: "off" }>;
  readonly proxy: EgressProxy;
  readonly limits: BrowserLimits;
};

async function startBrowser({ choice, proxy, limits: { launchTimeoutMs } }: PoolOptions): Promise<StartedBrowser> {
  if (choice.kind === "remote")
    return { browser: await connectBrowser(choice.address, proxy, launchTimeoutMs), pid: null };
  const browser = await launchBrowser(choice, proxy, launchTimeoutMs);
  return { browser, pid: await mainProcessOf(browser) };
}

/** How a page gets to our proxy: a remote browser was started without it. */
const wayOut = ({ choice, proxy, limits }: PoolOptions) =>
  choice.kind === "remote"
    ? {
        ...throughProxy(proxy),
        async enter(page: Page): Promise<void> {
          if (!(await enterProxy(page, proxy, limits.launchTimeoutMs)))
            throw new BrowserUnavailable("the remote browser reaches our proxy no more");
        },
      }
    : { enter: async () => {} };

export function openBrowserPool(o: PoolOptions): BrowserPool {
  const { limits } = o;
  const places = openPlaces(limits.pages, () => watchRenderers(limits.rendererBytes));
  const browsers = keepBrowsers(() => startBrowser(o), limits);
  const way = wayOut(o);
  return {
    async withPage(options, work) {
      const { signal } = options;
      await places.take(signal);
      try {
        const taking = browsers.take();
        const running = await unlessAborted(taking, signal).catch((error: unknown) => {
          taking.then(browsers.giveBack, () => undefined);
          throw error;
        });
        try {
          const onStuck = (): void => browsers.retire(running);
          return await inFreshContext(running.browser, { ...options, ...way, onStuck }, work);
        } finally {
          browsers.giveBack(running);
        }
      } finally {
        places.free();
      }
    },
    async close() {
      places.close();
      await browsers.close();
    },
  };
}
