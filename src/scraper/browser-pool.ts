import type { Browser, BrowserContext, Page } from "playwright-core";
import type { EgressProxy } from "./egress-proxy.ts";
import { findBrowser } from "./find-browser.ts";
import type { BrowserChoice } from "./find-browser.ts";
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

/** No browser on this machine, or none that starts. */
export class BrowserUnavailable extends Error {
  override readonly name = "BrowserUnavailable";
}

export type PageOptions = { readonly userAgentSuffix: string; readonly locale: string };

export type BrowserPool = {
  /**
   * Runs `work` with a page of a fresh context, closed afterwards whatever happens. Throws BrowserUnavailable.
   * `signal` also ends the waiting for a free place.
   */
  withPage<T>(o: PageOptions & { signal: AbortSignal }, work: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Higher than a usual screen: what loads in sight comes in fewer steps. */
const viewport = { width: 1_280, height: 1_200 };
const closeWithinMs = 3_000;

/** Everything of ours that Chromium is started with. Nothing leaves past the proxy, not even to loopback or by UDP. */
const browserArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--proxy-bypass-list=<-loopback>",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-domain-reliability",
  "--dns-prefetch-disable",
  "--no-pings",
  "--block-new-web-contents",
  "--no-first-run",
  "--mute-audio",
  "--js-flags=--max-old-space-size=384",
];

type Running = { readonly browser: Browser; opened: number; open: number; retired: boolean };

export function openBrowserPool(o: {
  choice: Exclude<BrowserChoice, { kind: "off" }>;
  proxy: EgressProxy;
  limits: BrowserLimits;
}): BrowserPool {
  const { limits } = o;
  let endWatch: (() => void) | null = null;
  let current: Promise<Running> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let busy = 0;
  let isClosed = false;
  const waiting: (() => void)[] = [];

  async function launch(): Promise<Running> {
    const { chromium } = await import("playwright-core");
    const program = await findBrowser(o.choice);
    if (program === null) throw new BrowserUnavailable("no Chromium that runs with its sandbox on");
    const browser = await chromium.launch({
      executablePath: program.executable,
      env: program.environment,
      chromiumSandbox: true,
      proxy: { server: o.proxy.url },
      args: browserArguments,
      timeout: limits.launchTimeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return { browser, opened: 0, open: 0, retired: false };
  }

  async function take(): Promise<Running> {
    if (isClosed) throw new BrowserUnavailable("closed");
    clearTimeout(idle);
    const launching = (current ??= launch());
    let running: Running;
    try {
      running = await launching;
    } catch (error) {
      if (current === launching) current = null;
      throw new BrowserUnavailable(error instanceof BrowserUnavailable ? error.message : "the browser does not start");
    }
    if (running.browser.isConnected() && !running.retired) {
      running.open++;
      running.opened++;
      return running;
    }
    if (current === launching) current = null;
    return take();
  }

  function giveBack(running: Running): void {
    running.open--;
    running.retired ||= running.opened >= limits.pagesPerBrowser;
    if (running.open > 0) return;
    if (running.retired) void running.browser.close().catch(() => undefined);
    else {
      clearTimeout(idle);
      idle = setTimeout(() => retire(running), limits.idleMs);
      idle.unref();
    }
  }

  function retire(running: Running): void {
    running.retired = true;
    if (running.open === 0) void running.browser.close().catch(() => undefined);
  }

  async function takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (busy < limits.pages) {
      busy++;
      endWatch ??= watchRenderers(limits.rendererBytes);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", leave, { once: true });
      waiting.push(start);
    });
  }

  function freePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else if (--busy === 0) {
      endWatch?.();
      endWatch = null;
    }
  }

  /** A context whose page hangs does not close; its browser is given up with all it holds. */
  async function closeContext(context: BrowserContext, running: Running): Promise<void> {
    const late = Symbol("late");
    const timer = new Promise<typeof late>((resolve) => {
      setTimeout(() => resolve(late), closeWithinMs).unref();
    });
    const closed = await Promise.race([context.close().catch(() => undefined), timer]);
    if (closed === late) retire(running);
  }

  return {
    async withPage({ signal, userAgentSuffix, locale }, work) {
      await takePlace(signal);
      try {
        const running = await take();
        try {
          const context = await running.browser.newContext({
            acceptDownloads: false,
            serviceWorkers: "block",
            locale,
            viewport,
            userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${running.browser.version().split(".")[0]}.0.0.0 Safari/537.36 ${userAgentSuffix}`,
          });
          try {
            const page = await context.newPage();
            page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
            const crashed = new Promise<never>((_resolve, reject) => {
              page.on("crash", () => reject(new Error("the page crashed")));
            });
            return await Promise.race([work(page), crashed]);
          } finally {
            await closeContext(context, running);
          }
        } finally {
          giveBack(running);
        }
      } finally {
        freePlace();
      }
    },
    async close() {
      isClosed = true;
      endWatch?.();
      clearTimeout(idle);
      const running = await current?.catch(() => null);
      await running?.browser.close().catch(() => undefined);
    },
  };
}
