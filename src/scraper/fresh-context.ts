import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { comesWithin, unlessAborted } from "./deadline.ts";

export type PageOptions = { readonly userAgentSuffix: string; readonly locale: string };

/** Higher than a usual screen: what loads in sight comes in fewer steps. */
const viewport = { width: 1_280, height: 1_200 };
const closeWithinMs = 3_000;

/** Runs in every page before its scripts: what they write to the console would all be kept in this process. */
function silenceConsole(): void {
  const methods = console as unknown as Record<string, unknown>;
  for (const [name, method] of Object.entries(methods))
    if (typeof method === "function") methods[name] = new Proxy(method, { apply: () => undefined });
}

async function openPage(context: BrowserContext, enter: (page: Page) => Promise<void>): Promise<Page> {
  await context.addInitScript(silenceConsole);
  const page = await context.newPage();
  await enter(page);
  context.on("page", (another) => void another.close().catch(() => undefined));
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  return page;
}

/**
 * Runs `work` in a page of a context of its own, which keeps nothing and opens no further page. `enter` has the page
 * first. Where a page hangs its context does not close, nor open where the browser does: `onStuck` hears of it.
 */
export async function inFreshContext<T>(
  browser: Browser,
  o: PageOptions & {
    readonly signal: AbortSignal;
    readonly proxy?: BrowserContextOptions["proxy"];
    readonly enter: (page: Page) => Promise<void>;
    readonly onStuck: () => void;
  },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const [version] = browser.version().split(".");
  const opening = browser.newContext({
    acceptDownloads: false,
    serviceWorkers: "block",
    locale: o.locale,
    viewport,
    ...(o.proxy && { proxy: o.proxy }),
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 ${o.userAgentSuffix}`,
  });
  try {
    const page = await unlessAborted(
      opening.then((context) => openPage(context, o.enter)),
      o.signal,
    );
    const crashed = new Promise<never>((_resolve, reject) => {
      page.on("crash", () => reject(new Error("the page crashed")));
    });
    return await Promise.race([work(page), crashed]);
  } finally {
    const closing = opening.then((context) => context.close()).catch(() => undefined);
    if (!(await comesWithin(closing, closeWithinMs))) o.onStuck();
  }
}
