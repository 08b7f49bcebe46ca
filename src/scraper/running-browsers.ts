import { BrowserUnavailable } from "./browser-unavailable.ts";
import { endBrowser } from "./end-browser.ts";
import type { StartedBrowser } from "./end-browser.ts";

export type RunningBrowser = StartedBrowser & {
  /** Pages that it was given in all, and those that are open. */
  opened: number;
  open: number;
  /** It gets no more pages and ends with its last one. */
  isRetired: boolean;
  ended: Promise<void> | null;
};

/** One browser at a time for all pages, replaced when it has died or has had enough of them. */
export type RunningBrowsers = {
  /** A browser for one more page, started where none runs. Throws BrowserUnavailable. */
  take(): Promise<RunningBrowser>;
  readonly giveBack: (running: RunningBrowser) => void;
  readonly retire: (running: RunningBrowser) => void;
  close(): Promise<void>;
};

export function keepBrowsers(
  start: () => Promise<StartedBrowser>,
  limits: { readonly idleMs: number; readonly pagesPerBrowser: number },
): RunningBrowsers {
  let current: Promise<RunningBrowser> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const all = new Set<RunningBrowser>();

  async function open(): Promise<RunningBrowser> {
    const running: RunningBrowser = { ...(await start()), opened: 0, open: 0, isRetired: false, ended: null };
    all.add(running);
    return running;
  }

  async function take(): Promise<RunningBrowser> {
    if (isClosed) throw new BrowserUnavailable("closed");
    clearTimeout(idle);
    const launching = (current ??= open());
    let running: RunningBrowser;
    try {
      running = await launching;
    } catch (error) {
      if (current === launching) current = null;
      throw new BrowserUnavailable(error instanceof BrowserUnavailable ? error.message : "the browser does not start");
    }
    if (running.browser.isConnected() && !running.isRetired) {
      running.open++;
      running.opened++;
      return running;
    }
    if (current === launching) current = null;
    return take();
  }

  function retire(running: RunningBrowser): void {
    running.isRetired = true;
    if (running.open === 0) void end(running);
  }

  function end(running: RunningBrowser): Promise<void> {
    return (running.ended ??= endBrowser(running).finally(() => all.delete(running)));
  }

  return {
    take,
    giveBack(running) {
      running.open--;
      running.isRetired ||= running.opened >= limits.pagesPerBrowser;
      if (running.open > 0) return;
      if (running.isRetired) void end(running);
      else {
        clearTimeout(idle);
        idle = setTimeout(() => retire(running), limits.idleMs);
        idle.unref();
      }
    },
    retire,
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await current?.catch(() => null);
      await Promise.all([...all].map(end));
    },
  };
}
