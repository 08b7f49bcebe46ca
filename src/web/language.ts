import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Language } from "../i18n/index.ts";
import { createStoredChoice } from "./stored-choice.ts";
import { findPublicPage } from "./public-paths.ts";

const choice = createStoredChoice<Language>("sondeo.language", ["es", "en"], "es");

export const chooseLanguage = choice.write;
export const readLanguage = choice.read;

/** Takes the language of a page that was read as this device's, where none was chosen. */
export const proposeLanguage = choice.propose;

/** The address decides on public pages and on wrong addresses below `/en`, the device's setting everywhere else. */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const chosen = useSyncExternalStore(choice.subscribe, choice.read, choice.readDefault);
  return findPublicPage(pathname)?.language ?? (pathname.startsWith("/en/") ? "en" : chosen);
}

/** One area of the catalogue in the language of the screen. */
export function useText<T>(area: Readonly<Record<Language, T>>): T {
  return area[useLanguage()];
}
