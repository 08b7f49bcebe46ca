import { connect } from "node:net";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import { unlessAborted } from "./deadline.ts";
import type { EgressProxy } from "./egress-proxy.ts";

const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/;
/** Without a network, the first connection of a browser that has just started may never end its search; the next one does. */
const udpTries = { times: 5, withinMs: 2_000 };

/** Whether what is typed on the way to this browser can be read by nobody else. */
export const isPrivateWay = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "wss:" || loopback.test(hostname);
};

/** The address of this machine that a remote browser sees: the one from which it is reached. Throws BrowserUnavailable. */
export async function addressTowards(browserAddress: string, timeoutMs: number): Promise<string> {
  const { hostname, port, protocol, host } = new URL(browserAddress);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (protocol === "wss:" ? 443 : 80)),
    timeout: timeoutMs,
  });
  try {
    return await new Promise<string>((resolve, reject) => {
      socket.once("connect", () => resolve(socket.localAddress ?? ""));
      socket.once("timeout", () => reject(new Error("timeout")));
      socket.once("error", reject);
    });
  } catch {
    throw new BrowserUnavailable(`the remote browser at ${host} does not answer`);
  } finally {
    socket.destroy();
  }
}

/**
 * DevTools where the address has no path, or one below `/devtools/`; any other path is a Playwright server's.
 * Without a path Chromium is asked over HTTP for the address of its DevTools.
 */
async function openConnection(address: string, timeout: number): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const { pathname } = new URL(address);
  if (pathname.startsWith("/devtools/")) return chromium.connectOverCDP(address, { timeout });
  if (pathname !== "/") return chromium.connect(address, { timeout });
  return chromium.connectOverCDP(address.replace(/^ws/, "http"), { timeout });
}

/** Every context of a remote browser is given the proxy: the browser itself was started without it. */
export const throughProxy = ({ url, credentials }: EgressProxy): Pick<BrowserContextOptions, "proxy"> => ({
  proxy: { server: url, ...(credentials && { username: credentials.user, password: credentials.password }) },
});

/**
 * Makes the proxy known to a page of a new context, and proves it: only the proxy answers its own page. The credentials
 * are taken back at once, because the driver would give them to any site that asks for some.
 */
export async function enterProxy(page: Page, proxy: EgressProxy, timeout: number): Promise<boolean> {
  const answer = await page.goto(proxy.ownPage, { timeout }).catch(() => null);
  await page.context().setHTTPCredentials(null);
  return answer?.status() === 200;
}

/** Whether a page finds a way past the proxy by WebRTC; null where the browser has not looked to the end in time. */
async function findsWayByUdp({ times, withinMs }: typeof udpTries): Promise<boolean | null> {
  for (let time = 0; time < times; time++) {
    const connection = new RTCPeerConnection();
    const answer = new Promise<boolean | null>((resolve) => {
      setTimeout(() => resolve(null), withinMs);
      connection.addEventListener("icecandidate", ({ candidate }) => resolve(candidate !== null));
    });
    connection.createDataChannel("way");
    await connection.setLocalDescription(await connection.createOffer());
    const isFound = await answer;
    connection.close();
    if (isFound !== null) return isFound;
  }
  return null;
}

/** Why the egress rule would not hold in this browser, or null: seen from a page that only the proxy can answer. */
async function findGap(browser: Browser, proxy: EgressProxy, timeout: number): Promise<string | null> {
  const context = await browser.newContext(throughProxy(proxy));
  try {
    const page = await context.newPage();
    if (!(await enterProxy(page, proxy, timeout))) return `does not reach our proxy at ${new URL(proxy.url).host}`;
    const isOpen = await page.evaluate(findsWayByUdp, udpTries);
    if (isOpen === null) return "does not tell whether it sends UDP past our proxy";
    return isOpen
      ? "sends UDP past our proxy: start it with --force-webrtc-ip-handling-policy=disable_non_proxied_udp"
      : null;
  } finally {
    await context.close();
  }
}

/** The browser at a ws:// or wss:// address, tried before it is given a page. Throws BrowserUnavailable. */
export async function connectBrowser(address: string, proxy: EgressProxy, timeoutMs: number): Promise<Browser> {
  const name = `the remote browser at ${new URL(address).host}`;
  const browser = await openConnection(address, timeoutMs).catch(() => {
    throw new BrowserUnavailable(`${name} does not answer, or is a Playwright server of another version`);
  });
  const late = AbortSignal.timeout(timeoutMs);
  const gap = await unlessAborted(findGap(browser, proxy, timeoutMs), late).catch(() =>
    late.aborted ? "does not answer any more" : "closed while it was tried",
  );
  if (gap === null) return browser;
  browser.close().catch(() => undefined);
  throw new BrowserUnavailable(`${name} ${gap}`);
}
