import { useMemo, useSyncExternalStore } from "react";
import type { Language } from "../domain/report.ts";
import { useLanguage } from "./language.ts";
import { createNumberWriter, type NumberWriter } from "./number-writer.ts";
import { createStoredChoice } from "./stored-choice.ts";
import { useHydrated } from "./use-hydrated.ts";

export const numberFormats = ["auto", "es", "es-MX", "en"] as const;
export type NumberFormat = (typeof numberFormats)[number];

const choice = createStoredChoice<NumberFormat>("sondeo.number-format", numberFormats, "auto");

export const chooseNumberFormat = choice.write;
export const useNumberFormatChoice = (): NumberFormat =>
  useSyncExternalStore(choice.subscribe, choice.read, choice.readDefault);

/** Spanish-speaking regions that write 1,234.5. */
const pointRegions = new Set(["MX", "PE", "PR", "DO", "GT", "HN", "SV", "NI", "PA", "US", "419"]);

const regionOf = (tag: string): string => /^es-(?:\w{4}-)?(\w{2,3})\b/i.exec(tag)?.[1]?.toUpperCase() ?? "";

/** The locale that numbers are written in: the person's choice, else what the browser's region does. */
export function resolveNumberLocale(chosen: NumberFormat, language: Language, browser: readonly string[]): string {
  if (chosen !== "auto") return chosen;
  if (language === "en") return "en";
  return browser.some((tag) => pointRegions.has(regionOf(tag))) ? "es-MX" : "es";
}

/** Where a built page comes alive it first says what was built, whatever the browser's region writes. */
export function useNumberLocale(): string {
  const chosen = useNumberFormatChoice();
  const language = useLanguage();
  const isHydrated = useHydrated();
  return resolveNumberLocale(chosen, language, isHydrated ? navigator.languages : []);
}

/** Writes numbers the way this person reads them. */
export function useNumberWriter(): NumberWriter {
  const language = useLanguage();
  const locale = useNumberLocale();
  return useMemo(() => createNumberWriter(locale, language), [locale, language]);
}
