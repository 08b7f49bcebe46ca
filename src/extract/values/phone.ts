import { commonestOf, countEach } from "../counts.ts";
import {
  type CountryCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  searchPhoneNumbersInText,
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
  const countries = [...text.matchAll(international)].flatMap(
    ([written]) => parsePhoneNumberFromString(written.replace(/^00\s?/, "+"))?.country ?? [],
  );
  return commonestOf(countEach(countries))?.[0] ?? null;
}

/** The first phone number in a text as E.164, with its span. */
export function findPhone(text: string, country: CountryCode | null): FoundPhone | null {
  for (const phone of searchPhones(text, country)) return phone;
  return null;
}

/** Every phone number in a text, in order. */
export const findPhones = (text: string, country: CountryCode | null): FoundPhone[] => [...searchPhones(text, country)];

function* searchPhones(text: string, country: CountryCode | null): Generator<FoundPhone> {
  if (!mayHoldPhone(text, country)) return;
  for (const found of searchPhoneNumbersInText(text, { defaultCountry: country ?? undefined, extended: true }))
    if (!isOfOtherKind(text, found.startsAt, found.endsAt))
      yield { number: found.number.number, span: [found.startsAt, found.endsAt] };
}

/** A day (`2025-12-16`, `13.11.2015`), years (`1998-2015`), a number with a year in it (`19/2025/01361`), or the rest of a code of letters (`RP/01/2025/01362`). */
const dayOrYears =
  /^(?:(?:19|20)\d{2}-\d{2}-\d{2}|(?:0?[1-9]|[12]\d|3[01])([-.])(?:0?[1-9]|1[0-2])\1(?:19|20)\d{2}|(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2})$/;
const withYear = /(?:^|\/)(?:19|20)\d{2}\/|\/(?:19|20)\d{2}$/;
const codeBefore = /\p{Lu}{1,6}[/-](?:[\d/-]*[/-])?$/u;

function isOfOtherKind(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  return (
    dayOrYears.test(written) || withYear.test(written) || codeBefore.test(text.slice(Math.max(0, start - 20), start))
  );
}

/** Figures of a number dialled with the prefix for calls abroad: the prefix, a country and the shortest number there is. */
const leastDialledAbroad = 9;
const leastFigures = new Map<CountryCode, number>();

function leastFiguresOf(country: CountryCode): number {
  let least = leastFigures.get(country);
  if (least === undefined) {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    least = Math.min(leastDialledAbroad, ...(metadata.numberingPlan?.possibleLengths() ?? []));
    leastFigures.set(country, least);
  }
  return least;
}

/** Whether the search for numbers, which is slow, can find one: six figures near each other, and a plus sign or as many in a row as the country's numbers have. */
function mayHoldPhone(text: string, country: CountryCode | null): boolean {
  if (!/\d(?:\D{0,3}\d){5}/.test(text)) return false;
  return /[+＋]/.test(text) || (country !== null && longestRow(text) >= leastFiguresOf(country));
}

const maxMarks = 4;
const isFigure = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 0x660 && code <= 0x6f9) || (code >= 0xff10 && code <= 0xff19);
/** Marks that may stand between the figures of a number; beyond ASCII, all but Latin letters are taken for some. */
const marks = new Set(Array.from(" -/.()[]~\u00a0\u00ad", (mark) => mark.charCodeAt(0)));

/** The most figures that stand in a row with at most four marks between two of them. */
function longestRow(text: string): number {
  let longest = 0;
  let row = 0;
  let gap = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isFigure(code)) {
      row++;
      gap = 0;
      if (row > longest) longest = row;
    } else if (row > 0 && (!(marks.has(code) || code > 0x250) || ++gap > maxMarks)) {
      row = 0;
      gap = 0;
    }
  }
  return longest;
}

const chatLink =
  /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,15})(?!\d)/i;

/** The number of a link that opens a chat (`https://wa.me/51987654321`) as E.164, or null. */
export function phoneOfChatLink(href: string): string | null {
  const digits = chatLink.exec(href)?.[1];
  return digits ? `+${digits}` : null;
}

/** The number of a `tel:` link as E.164 where it can be told, otherwise its digits; null for other links. */
export function phoneOfLink(href: string, country: CountryCode | null): string | null {
  if (!/^(tel|callto):/i.test(href)) return null;
  const written = withoutEscapes(href.slice(href.indexOf(":") + 1));
  const parsed = parsePhoneNumberFromString(written, country ?? undefined);
  if (parsed?.isPossible()) return parsed.number;
  const digits = written.replace(/[^\d+]/g, "");
  return findPhone(written, country)?.number ?? (digits.length >= 5 && digits.length <= 15 ? digits : null);
}

/** `05212%203949` as it is dialled; what is no sequence of escapes stays as it is. */
export function withoutEscapes(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
