import type { Browser } from "playwright-core";
import { comesWithin } from "./deadline.ts";

const closeWithinMs = 3_000;
const tellWithinMs = 3_000;

/** A browser and its main process, where that is one of this machine. */
export type StartedBrowser = { readonly browser: Browser; readonly pid: number | null };

/** The main process of a browser that was just started; null where it does not tell in time. */
export async function mainProcessOf(browser: Browser): Promise<number | null> {
  let pid: number | null = null;
  const asking = async (): Promise<void> => {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    pid = processInfo.find(({ type }) => type === "browser")?.id ?? null;
    await session.detach();
  };
  await comesWithin(asking(), tellWithinMs);
  return pid;
}

/** Closes a browser; one that does not answer any more is killed with all that it started. */
export async function endBrowser({ browser, pid }: StartedBrowser): Promise<void> {
  const isClosed = await comesWithin(browser.close(), closeWithinMs);
  if (isClosed || pid === null) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}
