import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { inPage, settlePage } from "./settle-page.ts";
import type { NavigationWatch } from "./watch-navigation.ts";

const betweenScreensMs = 40;
const maxPanels = 20;

/** Opens `details`, and presses the tabs and switches of this document whose panel is still empty; no links. */
function openPanels(max: number): number {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const controls = [...document.querySelectorAll<HTMLElement>("[role=tab],button[aria-expanded=false]")];
  const pressed = controls
    .filter((control) => {
      const panel = document.getElementById(control.getAttribute("aria-controls") ?? "");
      const href = control.getAttribute("href") ?? "#";
      return panel !== null && panel.textContent.trim() === "" && href.startsWith("#") && !control.closest("nav,form");
    })
    .slice(0, max);
  for (const control of pressed) control.click();
  return pressed.length;
}

export async function revealPanels(page: Page, navigation: NavigationWatch, settleMs: number): Promise<void> {
  const pressed = await inPage(page, openPanels, maxPanels, 0);
  if (pressed > 0) await settlePage(page, navigation, settleMs);
}

type Extent = { atEnd: boolean; isOneScreen: boolean; height: number; elements: number };

/** Scrolls down by one screen; answers whether the end is reached, and how much there is. */
const scrollOneScreen = (): Extent => {
  const { scrollHeight } = document.documentElement;
  const before = scrollY;
  scrollBy({ top: innerHeight, behavior: "instant" });
  return {
    atEnd: scrollY === before || scrollY + innerHeight >= scrollHeight - 2,
    isOneScreen: scrollHeight <= innerHeight,
    height: scrollHeight,
    elements: document.getElementsByTagName("*").length,
  };
};

/** Scrolls to what a page loads late, until nothing more comes. Returns the screens scrolled. */
export async function scrollThrough(
  page: Page,
  navigation: NavigationWatch,
  o: { maxScreens: number; maxMs: number },
): Promise<number> {
  const until = performance.now() + o.maxMs;
  const end = { atEnd: true, isOneScreen: true, height: 0, elements: 0 };
  let screens = 0;
  let seen = await inPage(page, scrollOneScreen, null, end);
  if (seen.isOneScreen) return 0;
  while (screens < o.maxScreens && performance.now() < until) {
    if (seen.height > 0) screens++;
    if (seen.atEnd) {
      await settlePage(page, navigation, Math.max(0, until - performance.now()));
      const next = await inPage(page, scrollOneScreen, null, end);
      if (next.height <= seen.height && next.elements <= seen.elements) break;
      seen = next;
    } else {
      await wait(betweenScreensMs);
      seen = await inPage(page, scrollOneScreen, null, end);
    }
  }
  return screens;
}

const press = (selector: string): boolean => {
  const control = document.querySelector<HTMLElement>(selector);
  if (control === null || control.matches(":disabled,[aria-disabled=true],[hidden]")) return false;
  if (/^(https?:|\/|\?|\.)/i.test(control.getAttribute("href") ?? "")) return false;
  control.click();
  return true;
};

/** Presses "load more" until it is gone, at most so many times. Returns the presses. */
export async function loadMore(
  page: Page,
  navigation: NavigationWatch,
  o: { selector: string; times: number; settleMs: number },
): Promise<number> {
  for (let pressed = 0; pressed < o.times; pressed++) {
    if (!(await inPage(page, press, o.selector, false))) return pressed;
    await settlePage(page, navigation, o.settleMs);
  }
  return o.times;
}
