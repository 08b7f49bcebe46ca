import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { variables } from "./src/server/config-variables.ts";
import { chromiumPath } from "./tests/chromium.ts";

// Workers read this file too: what the first reading chose reaches them through the environment.
// Ports below those that Linux hands out by itself.
const freePort = () => String(20_000 + Math.floor(Math.random() * 12_000));
process.env.E2E_PORT ??= freePort();
process.env.E2E_PAGES_PORT ??= freePort();
if (!process.env.E2E_DATA_DIR) {
  const dataFolder = mkdtempSync(join(tmpdir(), "sondeo-e2e-"));
  process.env.E2E_DATA_DIR = dataFolder;
  process.once("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
}
// The server under test sees nothing of what the developer's shell has set, a database least of all.
const unset = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, ""]));
const appUrl = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/chromium.ts",
  outputDir: "test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may cost one try; the list then names the test as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL: appUrl,
    locale: "es-ES",
    // What fades in or out has other colours meanwhile, and the checks of contrast would meet it so.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromiumPath,
      // Our own pages only are opened here, and as root Chromium cannot make its sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--disable-background-networking", "--disable-quic", "--no-first-run"],
    },
  },
  webServer: {
    command: `"${process.execPath}" src/server/main.ts`,
    url: `${appUrl}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      ...unset,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ALLOWED_EMAILS: "@example.test",
      EGRESS_ALLOW: `127.0.0.1:${process.env.E2E_PAGES_PORT}`,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      NEWS_URL: "off",
    },
  },
});
