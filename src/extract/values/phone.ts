import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export type FoundPhone = { readonly number: string; readonly span: readonly [number, number] };

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

/** The country that national phone numbers of a page belong to: by top-level domain, then by language (`es-MX`, `es`). */
export function phoneCountry(host: string, lang: string): CountryCode | null {
  const domain = host.split(".").at(-1)?.toLowerCase() ?? "";
  if (domain === "uk") return "GB";
  if (["gov", "edu", "mil"].includes(domain)) return "US";
  const fromDomain = domain.toUpperCase();
  if (!genericDomains.has(domain) && isSupportedCountry(fromDomain)) return fromDomain;
  const [language = "", region = ""] = lang.split(/[-_]/);
  if (region !== "" && isSupportedCountry(region.toUpperCase())) return region.toUpperCase() as CountryCode;
  return countryOfLanguage[language.toLowerCase()] ?? null;
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
  const digits = written.replace(/[^\d+]/g, "");
  return parsed?.isPossible() ? parsed.number : digits.length >= 5 ? digits : null;
}
