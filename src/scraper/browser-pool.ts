import type { BrowserContext, Page } from "playwright-core";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { comesWithin, unlessAborted } from "./deadline.ts";
import type { EgressProxy } from "./egress-proxy.ts";
import { endBrowser, mainProcessOf } from "./end-browser.ts";
import type { StartedBrowser } from "./end-browser.ts";
import type { BrowserChoice } from "./find-browser.ts";
import { launchBrowser } from "./launch-browser.ts";
import { connectBrowser, enterProxy, throughProxy } from "./remote-browser.ts";
import { openPlaces } from "./places.ts";
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

/** Runs in every page before its scripts: what they write to the console would all be kept in this process. */
function silenceConsole(): void {
  const methods = console as unknown as Record<string, unknown>;
  for (const [name, method] of Object.entries(methods))
    if (typeof method === "function") methods[name] = new Proxy(method, { apply: () => undefined });
}

type Running = StartedBrowser & { opened: number; open: number; retired: boolean; ended: Promise<void> | null };

export function openBrowserPool(o: {
  choice: Exclude<BrowserChoice, { kind: "off" }>;
  proxy: EgressProxy;
  limits: BrowserLimits;
}): BrowserPool {
  const { limits } = o;
  const isRemote = o.choice.kind === "remote";
  let current: Promise<Running> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const places = openPlaces(limits.pages, () => watchRenderers(limits.rendererBytes));
  const all = new Set<Running>();

  async function open(): Promise<Running> {
    const { choice, proxy } = o;
    const browser =
      choice.kind === "remote"
        ? await connectBrowser(choice.address, proxy, limits.launchTimeoutMs)
        : await launchBrowser(choice, proxy, limits.launchTimeoutMs);
    const pid = isRemote ? null : await mainProcessOf(browser);
    const running: Running = { browser, pid, opened: 0, open: 0, retired: false, ended: null };
    all.add(running);
    return running;
  }

  async function take(): Promise<Running> {
    if (isClosed) throw new BrowserUnavailable("closed");
    clearTimeout(idle);
    const launching = (current ??= open());
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
    if (running.retired) void end(running);
    else {
      clearTimeout(idle);
      idle = setTimeout(() => retire(running), limits.idleMs);
      idle.unref();
    }
  }

  function retire(running: Running): void {
    running.retired = true;
    if (running.open === 0) void end(running);
  }

  function end(running: Running): Promise<void> {
    return (running.ended ??= endBrowser(running).finally(() => all.delete(running)));
  }

  /** Where a page hangs its context does not close, nor open where the browser does: that is given up with all it holds. */
  async function closeContext(opening: Promise<BrowserContext>, running: Running): Promise<void> {
    const closing = opening.then((context) => context.close()).catch(() => undefined);
    if (!(await comesWithin(closing, closeWithinMs))) retire(running);
  }

  async function openPage(context: BrowserContext): Promise<Page> {
    await context.addInitScript(silenceConsole);
    const page = await context.newPage();
    if (isRemote && !(await enterProxy(page, o.proxy, limits.launchTimeoutMs)))
      throw new BrowserUnavailable("the remote browser reaches our proxy no more");
    context.on("page", (another) => void another.close().catch(() => undefined));
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
    return page;
  }

  async function workInContext<T>(
    running: Running,
    { signal, userAgentSuffix, locale }: PageOptions & { signal: AbortSignal },
    work: (page: Page) => Promise<T>,
  ): Promise<T> {
    const [version] = running.browser.version().split(".");
    const opening = running.browser.newContext({
      acceptDownloads: false,
      serviceWorkers: "block",
      locale,
      viewport,
      ...(isRemote && throughProxy(o.proxy)),
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 ${userAgentSuffix}`,
    });
    try {
      const page = await unlessAborted(opening.then(openPage), signal);
      const crashed = new Promise<never>((_resolve, reject) => {
        page.on("crash", () => reject(new Error("the page crashed")));
      });
      return await Promise.race([work(page), crashed]);
    } finally {
      await closeContext(opening, running);
    }
  }

  return {
    async withPage(options, work) {
      const { signal } = options;
      await places.take(signal);
      try {
        const taking = take();
        const running = await unlessAborted(taking, signal).catch((error: unknown) => {
          taking.then(giveBack, () => undefined);
          throw error;
        });
        try {
          return await workInContext(running, options, work);
        } finally {
          giveBack(running);
        }
      } finally {
        places.free();
      }
    },
    async close() {
      isClosed = true;
      places.close();
      clearTimeout(idle);
      await current?.catch(() => null);
      await Promise.all([...all].map(end));
    },
  };
}
