import { setTimeout as wait } from "node:timers/promises";
import type { Frame, Page } from "playwright-core";
import { answerWithin } from "./deadline.ts";
import type { NavigationWatch } from "./watch-navigation.ts";

const lookEveryMs = 50;
const usualQuietMs = 300;
const answerWithinMs = 3_000;

/**
 * Runs a function in the page; `otherwise` when the page navigates away meanwhile or its own scripts leave no time.
 * The function travels as text: it may use its argument and the page's globals only.
 */
export async function inPage<A, T>(
  page: Page | Frame,
  run: (argument: A) => T | Promise<T>,
  argument: A,
  otherwise: T,
): Promise<T> {
  const evaluate = page.evaluate as (run: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  return answerWithin(evaluate.call(page, run, argument), answerWithinMs, otherwise);
}

/** How much there is, without laying anything out. */
const measure = (): string => {
  const { body, readyState } = document;
  return `${readyState === "loading"} ${location.href} ${document.getElementsByTagName("*").length} ${body?.textContent.length}`;
};

/** Waits until neither the network nor the document has changed for `quietMs`, at most `maxMs`. */
export async function settlePage(
  page: Page,
  navigation: NavigationWatch,
  maxMs: number,
  quietMs = usualQuietMs,
): Promise<void> {
  const until = performance.now() + maxMs;
  let size = "";
  let sameSince = performance.now();
  while (performance.now() < until && !page.isClosed()) {
    const now = await inPage(page, measure, null, "");
    if (now === "" || now !== size || now.startsWith("true")) {
      size = now;
      sameSince = performance.now();
    }
    if (performance.now() - sameSince >= quietMs && navigation.quietForMs() >= quietMs) return;
    await wait(lookEveryMs);
  }
}
