import { isUtf8 } from "node:buffer";
import type { Dispatcher } from "undici";
import { request } from "undici";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { acceptedCodings } from "./decode-body.ts";
import type { OpenedHosts } from "./egress.ts";
import { checkUrl } from "./egress.ts";
import { createHopCookies } from "./hop-cookies.ts";
import type { ScrapeLimits } from "./scrape-limits.ts";

export type Response = Dispatcher.ResponseData;

export type FetchContext = {
  readonly dispatcher: Dispatcher;
  readonly opened: OpenedHosts;
  readonly userAgent: string;
  readonly limits: ScrapeLimits;
};

/** How far a fetch came; every failure is reported with it. */
export type Trace = { host: string; status: number | null };

/** Where a chain of redirects ended. */
export type Followed =
  | { readonly ok: true; readonly url: URL; readonly response: Response; readonly redirects: number }
  | { readonly ok: false; readonly reason: ScrapeFailureReason; readonly detail: string };

/** Why an address that a page leads to may not be asked for, or null. */
export type MayVisit = (url: URL) => Promise<{ readonly reason: ScrapeFailureReason; readonly detail: string } | null>;

const redirectStatus = new Set([301, 302, 303, 307, 308]);

/** The first value of a response header, or an empty string. */
export const headerOf = (response: Response, name: string): string => [response.headers[name] ?? ""].flat()[0] ?? "";

/** Header bytes arrive as one character each; a Location with letters beyond ASCII is UTF-8 on the wire. */
function locationOf(response: Response): string {
  const location = headerOf(response, "location");
  const bytes = Buffer.from(location, "latin1");
  return isUtf8(bytes) ? bytes.toString("utf8") : location;
}

/** Closes a response whose body nobody reads on. */
export function discard(response: Response): void {
  response.body.on("error", () => {}).destroy();
}

const withoutFragment = (url: URL): string => url.href.slice(0, url.href.length - url.hash.length);

/**
 * Requests `address` and what it redirects to, each address checked before it is requested, until a response is no
 * redirect; `mayVisit` is asked about the addresses that it redirects to. `trace` is kept up to date on the way. Rejects with the HTTP client's errors and with the signal's reason.
 */
export async function followRedirects(
  address: string,
  context: FetchContext,
  o: { signal: AbortSignal; trace: Trace; mayVisit?: MayVisit | undefined },
): Promise<Followed> {
  const cookies = createHopCookies();
  const visited = new Set<string>();
  let base: URL | undefined;
  let location = address;
  for (let redirects = 0; redirects <= context.limits.redirects; redirects++) {
    const checked = checkUrl(location, context.opened, base);
    if (!checked.ok) return { ok: false, reason: "unsafe-url", detail: checked.detail };
    const { url } = checked.target;
    if (url.hash === "" && base) url.hash = base.hash;
    const cookie = cookies.headerFor(url);
    const visit = `${withoutFragment(url)} ${cookie ?? ""}`;
    if (visited.has(visit)) {
      return { ok: false, reason: "redirect-loop", detail: `${url.host} redirects in a circle` };
    }
    visited.add(visit);
    o.trace.host = url.host;
    const refusal = redirects > 0 && o.mayVisit ? await o.mayVisit(url) : null;
    if (refusal !== null) return { ok: false, reason: refusal.reason, detail: refusal.detail };
    const response = await request(url, {
      dispatcher: context.dispatcher,
      signal: o.signal,
      headers: {
        "user-agent": context.userAgent,
        accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
        "accept-language": "es,en;q=0.7,*;q=0.3",
        "accept-encoding": acceptedCodings,
        ...(cookie === null ? {} : { cookie }),
      },
    });
    o.trace.status = response.statusCode;
    location = redirectStatus.has(response.statusCode) ? locationOf(response) : "";
    if (location === "") return { ok: true, url, response, redirects };
    cookies.store(url, [response.headers["set-cookie"] ?? []].flat());
    discard(response);
    base = url;
  }
  return { ok: false, reason: "redirect-loop", detail: `more than ${context.limits.redirects} redirects` };
}
