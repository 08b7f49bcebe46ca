import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

type FoundPhone = { readonly number: string; readonly span: readonly [number, number] };

const genericDomains = new Set([
  "com",
  "net",
  "org",
  "info",
  "biz",
  "io",
  "co",
  "edu",
  "gov",
  "mil",
  "app",
  "dev",
  "shop",
  "online",
]);
const countryOfLanguage: Readonly<Record<string, CountryCode>> = {
  es: "ES",
  en: "US",
  fr: "FR",
  de: "DE",
  it: "IT",
  pt: "PT",
  ca: "ES",
  gl: "ES",
  eu: "ES",
  nl: "NL",
  pl: "PL",
  ja: "JP",
};

const international = /(?<![\d+])(?:\+|00)\s?[1-9][\d\s().-]{7,18}\d/g;
const american = /(?<![\d-])(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?![\d-])/;

/**
 * The country that national phone numbers of a page belong to: by top-level domain, then by language with region, then by the
 * international numbers in its text, by language alone, and by numbers written in the American way.
 */
export function phoneCountry(host: string, lang: string, text = ""): CountryCode | null {
  const domain = host.split(".").at(-1)?.toLowerCase() ?? "";
  if (domain === "uk") return "GB";
  if (["gov", "edu", "mil"].includes(domain)) return "US";
  const fromDomain = domain.toUpperCase();
  if (!genericDomains.has(domain) && isSupportedCountry(fromDomain)) return fromDomain;
  const [language = "", region = ""] = lang.split(/[-_]/);
  if (region !== "" && isSupportedCountry(region.toUpperCase())) return region.toUpperCase() as CountryCode;
  return mostFrequentCountry(text) ?? countryOfLanguage[language.toLowerCase()] ?? (american.test(text) ? "US" : null);
}

function mostFrequentCountry(text: string): CountryCode | null {
  const counts = new Map<CountryCode, number>();
  for (const [written] of text.matchAll(international)) {
    const country = parsePhoneNumberFromString(written.replace(/^00\s?/, "+"))?.country;
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The first phone number in a text as E.164, with its span. */
export function findPhone(text: string, country: CountryCode | null): FoundPhone | null {
  return findPhones(text, country)[0] ?? null;
}

/** Every phone number in a text, in order. */
export function findPhones(text: string, country: CountryCode | null): FoundPhone[] {
  if (!/\d(?:\D{0,3}\d){5}/.test(text)) return [];
  return findPhoneNumbersInText(text, { defaultCountry: country ?? undefined, extended: true }).map((found) => ({
    number: found.number.number,
    span: [found.startsAt, found.endsAt],
  }));
}

/** The number of a `tel:` link as E.164 where it can be told, otherwise its digits; null for other links. */
export function phoneOfLink(href: string, country: CountryCode | null): string | null {
  if (!/^(tel|callto):/i.test(href)) return null;
  const written = href.slice(href.indexOf(":") + 1);
  const parsed = parsePhoneNumberFromString(written, country ?? undefined);
  if (parsed?.isPossible()) return parsed.number;
  const digits = written.replace(/[^\d+]/g, "");
  return findPhone(written, country)?.number ?? (digits.length >= 5 && digits.length <= 15 ? digits : null);
}
