import type { Page, Response } from "@playwright/test";
import { pageAliveEvent } from "../../src/contract/public-config.ts";

declare global {
  interface Window {
    isAlive?: true;
  }
}

const listening = new WeakSet<Page>();

/** Opens a page and waits until its scripts answer: it is shown long before, and what is pressed then does nothing yet. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  if (!listening.has(page)) {
    await page.addInitScript((event) => {
      document.addEventListener(event, () => (window.isAlive = true), { once: true });
    }, pageAliveEvent);
    listening.add(page);
  }
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() => window.isAlive);
  return answer;
}
