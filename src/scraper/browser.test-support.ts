import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "./find-browser.ts";
import type { LocalBrowser } from "./find-browser.ts";
import { createScraper } from "./index.ts";
import type { Scraper } from "./index.ts";

/** Where this checkout keeps the browser of its tests. */
export const testBrowser: LocalBrowser = {
  kind: "auto",
  folder: resolve(import.meta.dirname, "../../build/chromium"),
};

type ScraperOptions = Parameters<typeof createScraper>[0];

/** With more time than the product gives: a busy machine may take it, where the time itself is not what is tried. */
export const browserScraper = (allow: string[], o: Partial<ScraperOptions> = {}): Scraper =>
  createScraper({
    allow,
    userAgent: "Sondeo/test (+mailto:test@example.com)",
    browser: testBrowser,
    ...o,
    limits: { totalTimeoutMs: 90_000, loginTimeoutMs: 90_000, ...o.limits },
    browserLimits: { launchTimeoutMs: 60_000, navigationTimeoutMs: 60_000, scrollMs: 30_000, ...o.browserLimits },
  });

export type RemoteBrowser = { readonly address: string; close(): Promise<void> };

async function testProgram() {
  const program = await findBrowser(testBrowser);
  if (program === null) throw new Error("there is no browser here");
  return program;
}

/** The browser of the tests, which once asked for does not start before it is let. */
export async function heldBrowser() {
  const { executable, environment } = await testProgram();
  const folder = mkdtempSync(join(tmpdir(), "held-"));
  const path = join(folder, "chromium.sh");
  const asked = join(folder, "asked");
  const allowed = join(folder, "allowed");
  const variables = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
  const holding = `touch '${asked}'\nuntil [ -e '${allowed}' ]; do sleep 0.05; done\n`;
  writeFileSync(path, `#!/bin/sh\n${variables.join("")}${holding}exec '${executable}' "$@"\n`, { mode: 0o700 });
  const browser: LocalBrowser = { kind: "executable", path, folder };
  return {
    browser,
    isAsked: () => existsSync(asked),
    letStart: () => writeFileSync(allowed, ""),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** WebRTC kept from going past a proxy, as operators are told to start a remote browser. */
export const proxiedUdpOnly = "--force-webrtc-ip-handling-policy=disable_non_proxied_udp";

/** A Chromium with DevTools on a port of loopback, as an operator would start it. */
export async function startDevTools(args: readonly string[]): Promise<RemoteBrowser> {
  const { executable, environment } = await testProgram();
  const profile = mkdtempSync(join(tmpdir(), "devtools-"));
  const own = ["--headless", "--disable-gpu", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = spawn(executable, [...own, ...args], { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(browser, "exit");
  let said = "";
  for await (const chunk of browser.stderr) {
    said += String(chunk);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    const close = async (): Promise<void> => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    return { address, close };
  }
  throw new Error(`Chromium ended: ${said}`);
}

/** A Playwright server, on an address that other machines could reach. */
export async function startPlaywrightServer(host: string): Promise<RemoteBrowser> {
  const { executable, environment } = await testProgram();
  const server = await chromium.launchServer({
    executablePath: executable,
    env: environment,
    chromiumSandbox: true,
    args: ["--disable-gpu", proxiedUdpOnly],
    host,
  });
  return { address: server.wsEndpoint(), close: () => server.close() };
}
