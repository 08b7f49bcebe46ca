import type { Page, Request, Response } from "playwright-core";

/** What the network of a page does, and where its main frame has come to. */
export type NavigationWatch = {
  /** For how long no request has been under way. */
  quietForMs(): number;
  /** The last response to a navigation of the main frame. */
  lastDocument(): Response | null;
  /** Address of the last navigation that the main frame asked for. */
  lastAsked(): string;
  /** What the browser said of it when it came to nothing. */
  lastError(): string | null;
  /** Begins to count the navigations anew; `tooMany` is called by the one that is over `max`. */
  count(max: number, tooMany: () => void): void;
  navigations(): number;
};

/** Kinds that stay open for as long as the page lives. */
const endless = new Set(["websocket", "eventsource", "media", "ping", "beacon"]);
/** What has not been answered for this long is waited for by the page, not by us. */
const patienceMs = 4_000;

export function watchNavigation(page: Page): NavigationWatch {
  const underWay = new Map<Request, number>();
  let quietSince = performance.now();
  let document: Response | null = null;
  let asked = "";
  let error: string | null = null;
  let navigations = 0;
  let limit = { max: Infinity, tooMany: (): void => undefined };
  const isMain = (request: Request): boolean => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const ended = (request: Request): void => {
    if (underWay.delete(request)) quietSince = performance.now();
  };
  page.on("request", (request) => {
    if (isMain(request)) {
      asked = request.url();
      error = null;
      underWay.clear();
      if (++navigations === limit.max + 1) limit.tooMany();
    }
    if (!endless.has(request.resourceType())) underWay.set(request, performance.now());
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", (request) => {
    ended(request);
    if (isMain(request) && request.url() === asked) error = request.failure()?.errorText ?? null;
  });
  page.on("response", (response) => {
    if (isMain(response.request())) document = response;
  });
  return {
    quietForMs() {
      const now = performance.now();
      const isBusy = [...underWay.values()].some((startedAt) => now - startedAt < patienceMs);
      return isBusy ? 0 : now - quietSince;
    },
    lastDocument: () => document,
    lastAsked: () => asked,
    lastError: () => error,
    count(max, tooMany) {
      navigations = 0;
      limit = { max, tooMany };
    },
    navigations: () => navigations,
  };
}
