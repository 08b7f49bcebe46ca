import { expect, test } from "vitest";
import { decideLocale, type PageLocale } from "../page/page-locale.ts";
import { detectType } from "./detect-type.ts";
import { readValue } from "./read-value.ts";

const pages = {
  "es-ES": "es",
  "es-MX": "mx",
  "en-US": "com",
  "en-GB": "co.uk",
  "pt-BR": "com.br",
  "pt-PT": "pt",
  "fr-FR": "fr",
  "fr-CH": "ch",
  "de-DE": "de",
  "de-AT": "at",
  "it-IT": "it",
  "ja-JP": "jp",
  "pl-PL": "pl",
  "sv-SE": "se",
  "nl-NL": "nl",
  "ru-RU": "ru",
  "tr-TR": "com.tr",
} as const;
type Language = keyof typeof pages;
const languages = Object.keys(pages) as Language[];
const ownCurrency: Partial<Record<Language, string>> = {
  "es-MX": "MXN",
  "en-US": "USD",
  "en-GB": "GBP",
  "pt-BR": "BRL",
  "fr-CH": "CHF",
  "ja-JP": "JPY",
  "pl-PL": "PLN",
  "sv-SE": "SEK",
  "ru-RU": "RUB",
  "tr-TR": "TRY",
};

const localeOf = (lang: Language, texts: readonly string[]): PageLocale =>
  decideLocale({
    baseUrl: `https://lista.${pages[lang]}/`,
    capturedAt: "2026-06-15T12:00:00Z",
    lang,
    text: texts.join("\n"),
  });

/** What a page in a language shows of values of a type, and what the engine reads back. */
function readBack(
  lang: Language,
  texts: readonly string[],
  type: "date" | "price",
): { type: string; values: unknown[] } {
  const locale = localeOf(lang, texts);
  return { type: detectType(texts, null, locale), values: texts.map((text) => readValue(text, type, locale)) };
}

const days = Array.from(
  { length: 24 },
  (_, i) => new Date(Date.UTC(2019 + (i % 7), (i * 5) % 12, 1 + ((i * 11) % 28), 12)),
);
const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

const dateStyles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: "short" },
  { dateStyle: "medium" },
  { dateStyle: "long" },
  { dateStyle: "full" },
  { weekday: "short", year: "numeric", month: "short", day: "numeric" },
  { dateStyle: "medium", timeStyle: "short" },
  { dateStyle: "long", timeStyle: "short" },
];

test.each(languages)("reads the dates that a browser writes in %s", (lang) => {
  for (const style of dateStyles) {
    const format = new Intl.DateTimeFormat(lang, { ...style, timeZone: "UTC" });
    const texts = days.map((day) => format.format(day));
    expect({ style, ...readBack(lang, texts, "date") }).toEqual({ style, type: "date", values: days.map(isoOf) });
  }
});

test.each(languages)("reads the months that a browser writes in %s", (lang) => {
  const format = new Intl.DateTimeFormat(lang, { year: "numeric", month: "long", timeZone: "UTC" });
  const texts = days.map((day) => format.format(day));
  expect(readBack(lang, texts, "date")).toEqual({
    type: "date",
    values: days.map((day) => `${isoOf(day).slice(0, 8)}01`),
  });
});

test.each(languages)("reads the days without a year that a browser writes in %s as those of the capture", (lang) => {
  const format = new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const ofYear = days.map((day) => new Date(Date.UTC(2026, day.getUTCMonth(), day.getUTCDate())));
  const texts = ofYear.map((day) => format.format(day));
  expect(readBack(lang, texts, "date")).toEqual({ type: "date", values: ofYear.map(isoOf) });
});

test.each(languages)("reads the prices that a browser writes in %s", (lang) => {
  const currency = ownCurrency[lang] ?? "EUR";
  for (const currencyDisplay of ["symbol", "code", "narrowSymbol"] as const) {
    const format = new Intl.NumberFormat(lang, { style: "currency", currency, currencyDisplay });
    const places = format.resolvedOptions().maximumFractionDigits ?? 2;
    const amounts = days.map((_, i) => Number(((i + 1) ** 4 * 3.37).toFixed(places)));
    const texts = amounts.map((amount) => format.format(amount));
    expect({ currencyDisplay, ...readBack(lang, texts, "price") }).toEqual({
      currencyDisplay,
      type: "price",
      values: amounts,
    });
  }
});

test.each<[Language, string, string]>([
  ["fr-FR", "il y a 3 j", "2026-06-12"],
  ["de-DE", "vor 5 Std.", "2026-06-15"],
  ["en-US", "2 hr. ago", "2026-06-15"],
  ["it-IT", "3 gg fa", "2026-06-12"],
  ["pl-PL", "2 tyg. temu", "2026-06-01"],
  ["pl-PL", "przedwczoraj", "2026-06-13"],
  ["ru-RU", "3 дн. назад", "2026-06-12"],
  ["nl-NL", "4 dgn geleden", "2026-06-11"],
  ["sv-SE", "för 2 tim sedan", "2026-06-15"],
  ["ja-JP", "一昨日", "2026-06-13"],
])("reads days ago cut short: %s %s", (lang, text, iso) => {
  expect(readValue(text, "date", localeOf(lang, []))).toBe(iso);
});

test("takes the short name of a month that only some languages have in pages of those alone", () => {
  expect(readValue("21 ara 2025", "date", localeOf("tr-TR", []))).toBe("2025-12-21");
  expect(readValue("21 ara 2025", "date", localeOf("es-ES", []))).toBe("21 ara 2025");
  expect(readValue("que tem 3 quartos", "date", localeOf("pt-BR", []))).toBe("que tem 3 quartos");
});

test("takes a day of the week beside two figures for a sign that they are a day and a month", () => {
  expect(readValue("3/14 Mon", "date", localeOf("en-US", []))).toBe("2026-03-14");
  expect(readValue("7/8(水)", "date", localeOf("ja-JP", []))).toBe("2026-07-08");
  expect(detectType(["3/14 Mon", "3/15 Tue", "4/2 Fri"], null, localeOf("en-US", []))).toBe("date");
});

test.each([
  ["1.234,50 euros", 1_234.5],
  ["350 US dollars", 350],
  ["1,980円(税込)", 1_980],
  ["￥4,531", 4_531],
  ["25万円", 250_000],
  ["3億円", 300_000_000],
])("reads the amount of %s", (text, amount) => {
  expect(readValue(text, "price", localeOf("es-ES", []))).toBe(amount);
});

test("takes counts of money for prices, not for measures", () => {
  expect(detectType(["12,50 euros", "8 euros", "1.200 euros"], null, localeOf("es-ES", []))).toBe("price");
  expect(detectType(["3 habitaciones", "2 habitaciones"], null, localeOf("es-ES", []))).toBe("measure");
});
