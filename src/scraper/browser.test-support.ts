import { resolve } from "node:path";
import { createScraper } from "./index.ts";
import type { BrowserChoice, Scraper } from "./index.ts";

/** Where this checkout keeps the browser of its tests. */
export const testBrowser: BrowserChoice = {
  kind: "auto",
  folder: resolve(import.meta.dirname, "../../build/chromium"),
};

export const browserScraper = (allow: string[], o: Partial<Parameters<typeof createScraper>[0]> = {}): Scraper =>
  createScraper({ allow, userAgent: "Sondeo/test (+mailto:test@example.com)", browser: testBrowser, ...o });
