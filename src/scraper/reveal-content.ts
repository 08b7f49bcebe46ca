import type { Page } from "playwright-core";
import { inPage, settlePage } from "./settle-page.ts";
import type { NavigationWatch } from "./watch-navigation.ts";

/** Loaders that watch the scroll position answer at once, if only with a request. */
const quietMs = 150;
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

type Extent = { screens: number; atEnd: boolean; isOneScreen: boolean; height: number; elements: number };

/** Scrolls down screen by screen, each shown for a frame; answers how far it came and how much there is. */
async function scrollDown(maxScreens: number): Promise<Extent> {
  const { documentElement } = document;
  const isOneScreen = documentElement.scrollHeight <= innerHeight;
  let screens = 0;
  let atEnd = isOneScreen;
  while (!atEnd && screens < maxScreens) {
    const before = scrollY;
    scrollBy({ top: innerHeight, behavior: "instant" });
    await new Promise((shown) => {
      requestAnimationFrame(shown);
      setTimeout(shown, 50);
    });
    screens++;
    atEnd = scrollY === before || scrollY + innerHeight >= documentElement.scrollHeight - 2;
  }
  const elements = document.getElementsByTagName("*").length;
  return { screens, atEnd, isOneScreen, height: documentElement.scrollHeight, elements };
}

const nothing: Extent = { screens: 0, atEnd: true, isOneScreen: true, height: 0, elements: 0 };

/** Scrolls to what a page loads late, until nothing more comes. Returns the screens scrolled. */
export async function scrollThrough(
  page: Page,
  navigation: NavigationWatch,
  o: { maxScreens: number; maxMs: number },
): Promise<number> {
  const until = performance.now() + o.maxMs;
  let { screens, ...seen } = await inPage(page, scrollDown, o.maxScreens, nothing);
  if (seen.isOneScreen) return 0;
  while (screens < o.maxScreens && performance.now() < until) {
    await settlePage(page, navigation, Math.max(0, until - performance.now()), quietMs);
    const { screens: more, ...next } = await inPage(page, scrollDown, o.maxScreens - screens, nothing);
    if (more === 0 || (next.height <= seen.height && next.elements <= seen.elements)) break;
    screens += more;
    seen = next;
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
