import { remember } from "../remember.ts";

const middlesOfMonths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 15)));
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2025, 5, 1 + day)));
const monthForms: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { month: "long", day: "numeric" },
  { month: "short", day: "numeric", year: "numeric" },
];
const spokenWidely = ["es", "en", "pt", "fr", "de", "it", "nl", "ca"];

/** The language, and its country, that a page says it is in, where there are calendar words for it. */
function knownLanguage(lang: string): string | null {
  const [, language, region] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?![a-z\d])/i.exec(lang) ?? [];
  if (language === undefined) return null;
  const tag = region === undefined ? language : `${language}-${region.toUpperCase()}`;
  return Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0 ? tag : null;
}

/** What each of several dates is called. */
function namesOf(
  tag: string,
  type: "month" | "weekday",
  options: Intl.DateTimeFormatOptions,
  dates: readonly Date[],
): string[][] {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return dates.map((date) =>
    format
      .formatToParts(date)
      .flatMap((part) =>
        part.type === type && /^\p{L}[\p{L}\p{M} ’'-]*\.?$/u.test(part.value) ? [part.value.replace(/\.$/, "")] : [],
      ),
  );
}

/** The names of the months in the language of a page, whole and cut short, without a full stop, with their numbers from 1 on. */
export const monthNamesIn = remember((lang): readonly (readonly [name: string, month: number])[] => {
  const tag = knownLanguage(lang);
  if (tag === null) return [];
  const forms = monthForms.map((options) => namesOf(tag, "month", options, middlesOfMonths));
  return middlesOfMonths.flatMap((_, month) =>
    forms.flatMap((names) => names[month] ?? []).map((name) => [name, month + 1] as const),
  );
});

const daysIn = (tag: string, width: "long" | "short"): string[] =>
  namesOf(tag, "weekday", { weekday: width }, daysOfWeek).flat();

const alternatives = (names: readonly string[]): string =>
  [...new Set(names)].sort((a, b) => b.length - a.length).join("|");

const widelySpokenDays = remember(() => alternatives(spokenWidely.flatMap((tag) => daysIn(tag, "long"))));

/** What matches the days of the week: those of widely spoken languages in full, those of the language of a page also cut short. */
export const weekdayPatternIn = remember((lang): { readonly whole: string; readonly short: string } => {
  const tag = knownLanguage(lang);
  const own = tag === null ? "" : alternatives(daysIn(tag, "long"));
  return {
    whole: own === "" ? widelySpokenDays("") : `${own}|${widelySpokenDays("")}`,
    short: tag === null ? "" : alternatives(daysIn(tag, "short")),
  };
});
