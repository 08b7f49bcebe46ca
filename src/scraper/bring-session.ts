import type { CDPSession, Page } from "playwright-core";
import type { SiteSession } from "./site-login.ts";

type Header = { readonly name: string; readonly value: string };
type Paused = { readonly requestId: string; readonly request: { readonly url: string; readonly headers: object } };

/** Chromium takes cookies from its jar only. */
export function cookiesOf({ cookies = [], headers = {} }: SiteSession): Header[] {
  const written = Object.entries(headers).find(([name]) => name.toLowerCase() === "cookie")?.[1] ?? "";
  const pairs = written.split(";").map((pair) => pair.trim().split("="));
  return [...cookies, ...pairs.flatMap(([name, ...value]) => (name ? [{ name, value: value.join("=") }] : []))];
}

/** What a browser says of each request by itself, and takes from nobody; people copy them along with the rest. */
const ownOfBrowser =
  /^(?:host|content-length|connection|keep-alive|transfer-encoding|te|trailer|upgrade|cookie2?|expect|proxy-.*)$/;

function headersOf({ headers = {}, basic }: SiteSession): Header[] {
  const given = Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
  const sent = given.filter(({ name }) => !ownOfBrowser.test(name));
  if (basic === undefined) return sent;
  const value = `Basic ${Buffer.from(`${basic.user}:${basic.password}`).toString("base64")}`;
  return [...sent.filter(({ name }) => name !== "authorization"), { name: "authorization", value }];
}

/** The headers of a request with ours in the place of those of the same name. */
function withHeaders(own: object, ours: readonly Header[]): Header[] {
  const names = new Set(ours.map(({ name }) => name));
  const kept = Object.entries(own).map(([name, value]) => ({ name, value: String(value) }));
  return [...kept.filter(({ name }) => !names.has(name.toLowerCase())), ...ours];
}

/**
 * Each hop of a redirect is looked at anew. The driver's own routes are not used: what they add to a request goes along
 * wherever that is redirected.
 */
async function addHeaders(devTools: CDPSession, origin: string, ours: readonly Header[]): Promise<void> {
  devTools.on("Fetch.requestPaused", ({ requestId, request }: Paused) => {
    const isOwn = URL.parse(request.url)?.origin === origin;
    const headers = isOwn ? { headers: withHeaders(request.headers, ours) } : {};
    devTools
      .send("Fetch.continueRequest", { requestId, ...headers })
      .catch(() => devTools.send("Fetch.failRequest", { requestId, errorReason: "Failed" }))
      // A request whose page has gone meanwhile needs no answer.
      .catch(() => undefined);
  });
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
}

/** Sends a person's session along with requests to the page's own origin, and to no other. */
export async function bringSession(page: Page, url: URL, session: SiteSession): Promise<void> {
  const cookies = cookiesOf(session);
  if (cookies.length > 0) {
    await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: url.origin })));
  }
  const headers = headersOf(session);
  if (headers.length > 0) await addHeaders(await page.context().newCDPSession(page), url.origin, headers);
}
