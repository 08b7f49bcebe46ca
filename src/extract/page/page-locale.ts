import type { CountryCode } from "libphonenumber-js/min";
import { type DateOrder, decideDateOrder } from "../values/date.ts";
import { type DecimalMark, decideDecimalMark } from "../values/number.ts";
import { phoneCountry } from "../values/phone.ts";

/** The languages in which columns are named where the page itself gives no name. */
export type NameLanguage = "es" | "en";

/** What reading the values of a page depends on. */
export type PageLocale = {
  /** Base of relative addresses. */
  readonly baseUrl: string;
  readonly capturedAt: string;
  readonly lang: string;
  readonly order: DateOrder;
  readonly decimalMark: DecimalMark | null;
  readonly phoneCountry: CountryCode | null;
  /** Of names that the page itself does not give. */
  readonly nameLanguage: NameLanguage;
  /** The year of days that are written without one, where the page tells it. */
  readonly yearOf?: (month: number) => number | null;
};

const spanishWord = /(?<![\p{L}])(?:de|la|el|los|las|para|con|por|una|del)(?![\p{L}])/giu;
const englishWord = /(?<![\p{L}])(?:the|of|and|for|with|to|is|your|by|on)(?![\p{L}])/giu;

/** Spanish where the page says so, or says nothing and has more of its small words than of English ones. */
function nameLanguage(lang: string, text: string): NameLanguage {
  if (lang !== "") return /^es\b/i.test(lang) ? "es" : "en";
  const sample = text.slice(0, 10_000);
  return (sample.match(spanishWord)?.length ?? 0) > (sample.match(englishWord)?.length ?? 0) ? "es" : "en";
}

/** Decides how the page writes dates and numbers from its own text, language and host. */
export function decideLocale(page: { baseUrl: string; capturedAt: string; lang: string; text: string }): PageLocale {
  const host = URL.parse(page.baseUrl)?.hostname ?? "";
  const text = page.text.slice(0, 200_000);
  return {
    baseUrl: page.baseUrl,
    capturedAt: page.capturedAt,
    lang: page.lang,
    order: decideDateOrder(text.match(/(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/g) ?? [], page.lang, host),
    decimalMark: decideDecimalMark(text.match(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$]/g) ?? []),
    phoneCountry: phoneCountry(host, page.lang, text),
    nameLanguage: nameLanguage(page.lang, text),
  };
}
