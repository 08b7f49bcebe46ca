import type { Browser } from "playwright-core";
import { BrowserUnavailable } from "./browser-unavailable.ts";
import type { EgressProxy } from "./egress-proxy.ts";
import { findBrowser } from "./find-browser.ts";
import type { LocalBrowser } from "./find-browser.ts";

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

/** A browser of this machine with its sandbox on and the proxy as its only way out. Throws BrowserUnavailable. */
export async function launchBrowser(choice: LocalBrowser, proxy: EgressProxy, timeoutMs: number): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const program = await findBrowser(choice);
  if (program === null) throw new BrowserUnavailable("no Chromium that runs with its sandbox on");
  return chromium.launch({
    executablePath: program.executable,
    env: program.environment,
    chromiumSandbox: true,
    proxy: { server: proxy.url },
    args: browserArguments,
    timeout: timeoutMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
