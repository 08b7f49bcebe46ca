// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot reach outside itself
import type { Page } from "playwright-core";
import { inPage } from "./settle-page.ts";

/** What was done about a cookie wall; null: there was none. */
export type CookieWallOutcome = "refused" | "accepted" | "removed" | null;

/** Words of buttons in Spanish and English, most private first, and what a wall known by its text alone does not hold. */
const wording = {
  maxParts: 5_000,
  /** Of characters: a whole page lies over nothing. */
  maxText: 2_900,
  content: "main,[role=main],article,table,nav",
  topic: "cookie|galleta|consent|gdpr|rgpd|privacidad|privacy",
  frame: "consent|cookie|gdpr|cmp|sp_message|trustarc|didomi|onetrust|quantcast|usercentrics",
  refuse:
    "^(rechazar|rechazo|denegar|no acept|solo (las )?(necesarias|esenciales|técnicas)|sólo (las )?(necesarias|esenciales|técnicas)|continuar sin|reject|decline|deny|refuse|only (necessary|essential)|necessary only|essential only|continue without|no,? thanks|no,? gracias|disagree)",
  accept:
    "^(aceptar|acepto|permitir|consentir|de acuerdo|estoy de acuerdo|entendido|vale|ok\\b|okay|accept|allow|agree|i agree|i accept|got it|understood|continue|continuar|seguir|cerrar|close|×|✕)",
};

/**
 * Presses the wall's button for refusing, else the one for accepting, else takes the wall away. A wall is a part that
 * is called after cookies or consent, or speaks of them and of no more, and lies over the page. Links are never followed.
 */
function clearWall(words: typeof wording): CookieWallOutcome {
  const topic = new RegExp(words.topic, "i");
  const nameOf = (element: Element): string =>
    `${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("aria-label") ?? ""}`;
  const liesOver = (element: Element): boolean => {
    if (element.matches("dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]")) return true;
    const { position, display, visibility } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && display !== "none" && visibility !== "hidden";
  };
  const parts = [...document.querySelectorAll("div,section,aside,dialog,form,footer,[role=dialog]")].slice(
    0,
    words.maxParts,
  );
  const wall = parts.find((element) => {
    const text = (element.textContent ?? "").slice(0, words.maxText);
    const isCalled = topic.test(nameOf(element));
    if (text.length === words.maxText || !(isCalled || topic.test(text)) || !liesOver(element)) return false;
    return isCalled || element.querySelector(words.content) === null;
  });
  const freePage = (): void => {
    for (const element of [document.documentElement, document.body]) {
      element?.style.setProperty("overflow", "auto", "important");
      element?.style.setProperty("position", "static", "important");
    }
  };
  const frames = [...document.querySelectorAll("iframe")].filter((frame) =>
    new RegExp(words.frame, "i").test(`${nameOf(frame)} ${frame.getAttribute("src") ?? ""} ${frame.title}`),
  );
  if (wall === undefined) {
    for (const frame of frames) frame.remove();
    if (frames.length > 0) freePage();
    return frames.length > 0 ? "removed" : null;
  }
  const buttons = [
    ...wall.querySelectorAll<HTMLElement>("button,[role=button],input[type=button],input[type=submit],a"),
  ]
    .filter((button) => !/^(https?:|\/|\?|\.)/i.test(button.getAttribute("href") ?? ""))
    .map((button) => ({
      button,
      says: (button.textContent || button.getAttribute("value") || button.getAttribute("aria-label") || "").trim(),
    }));
  for (const [outcome, pattern] of [
    ["refused", words.refuse],
    ["accepted", words.accept],
  ] as const) {
    const found = buttons.find(({ says }) => new RegExp(pattern, "i").test(says));
    if (found === undefined) continue;
    found.button.click();
    return outcome;
  }
  wall.remove();
  freePage();
  return "removed";
}

/** Clears what hides a page until something is agreed to. */
export const clearCookieWall = (page: Page): Promise<CookieWallOutcome> => inPage(page, clearWall, wording, null);
