import type { Page } from "playwright-core";
import type { Snapshot } from "../domain/snapshot.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { classifyBrowserError } from "./classify-browser-error.ts";
import { startDeadline } from "./deadline.ts";
import type { EgressProxy } from "./egress-proxy.ts";
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
