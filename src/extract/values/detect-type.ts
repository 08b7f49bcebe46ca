import type { ValueType } from "../../domain/survey.ts";
import type { PageLocale } from "../page-locale.ts";
import { looksLikeAddress } from "./address.ts";
import { hasValidCheckDigit } from "./check-digits.ts";
import { findDate } from "./date.ts";
import { findEmail } from "./email.ts";
import { findPhone } from "./phone.ts";
import { findPrice } from "./price.ts";
import {
  booleanPattern,
  looksLikeIdentifier,
  measurePattern,
  numberPattern,
  percentagePattern,
  ratingPattern,
} from "./text.ts";

const minShare = 0.7;
/** One number in ten has a control digit that fits by chance: so many are needed unless letters or a label say more. */
const minNumbers = 4;
const numberLabel = /^(?:n?\.?i\.?f|c\.?i\.?f|nie|ruc|rfc|cuit|cuil|rut|nit|ean|gtin|upc|isbn)\b/i;
const maxTested = 60;
const linkAttributes = new Set(["href"]);
const imageAttributes = new Set(["src", "data-src", "data-original", "data-lazy-src"]);

const maxWordsBeforePrice = 20;

const mediaFile = /\.(?:mp3|mp4|m4a|m4v|wav|ogg|webm|mov|wma|pdf)(?:$|[?#])/i;

const covers = (text: string, found: { span: readonly [number, number] } | null, share: number): boolean =>
  found !== null && found.span[1] - found.span[0] >= text.length * share;

const phoneLabel = /^(tel|tfno|tlf|m[oó]vil|celular|phone|mobile|cell|fax|whatsapp)/i;
const digits = (text: string): number => text.replace(/\D/g, "").length;

const isPhone = (text: string, locale: PageLocale): boolean =>
  digits(text) >= 7 &&
  digits(text) <= 16 &&
  text.length < 60 &&
  /\d[\s().\-/]+\d|\+\d/.test(text) &&
  !/^\d{1,3}(?:[.,]\d{3})+$/.test(text) &&
  covers(text, findPhone(text, locale.phoneCountry), 0.5);

/** A price with few words about it ("desde 35 € al mes"), not a line that names a thing and ends with its price. */
function isPriceText(text: string, locale: PageLocale): boolean {
  const price = text.length < 60 ? findPrice(text, locale.decimalMark) : null;
  if (!price || !covers(text, price, 0.15)) return false;
  return text.slice(0, price.span[0]).replace(/[^\p{L}\d]/gu, "").length <= maxWordsBeforePrice;
}

/** Tests of one value, in the order in which types are tried. */
const tests: readonly (readonly [ValueType, (text: string, locale: PageLocale) => boolean])[] = [
  ["email", (text) => text.length < 120 && covers(text, findEmail(text), 0.5)],
  ["date", (text, locale) => text.length < 80 && covers(text, findDate(text, locale), 0.7)],
  ["price", isPriceText],
  ["phone", isPhone],
  ["percentage", (text) => percentagePattern.test(text)],
  ["rating", (text) => text.length < 60 && ratingPattern.test(text)],
  ["measure", (text) => text.length < 20 && measurePattern.test(text)],
  ["number", (text) => text.length < 20 && numberPattern.test(text)],
  ["boolean", (text) => booleanPattern.test(text)],
  ["identifier", looksLikeIdentifier],
  ["address", looksLikeAddress],
];

/** The type that at least 70 % of the values have; `text` when none. Types a link or image attribute by its scheme. */
export function detectType(values: readonly string[], attr: string | null, locale: PageLocale, label = ""): ValueType {
  if (attr === "data-cfemail") return "email";
  if (attr === "datetime") return "date";
  const step = Math.max(1, Math.floor(values.length / maxTested));
  const sample = values.filter((_, i) => i % step === 0).slice(0, maxTested);
  const share = (test: (text: string) => boolean): number => sample.filter(test).length / Math.max(1, sample.length);
  if (attr !== null && imageAttributes.has(attr))
    return share((text) => mediaFile.test(text)) >= minShare ? "url" : "image";
  if (attr !== null && linkAttributes.has(attr)) {
    if (share((text) => /^mailto:/i.test(text)) >= minShare) return "email";
    return share((text) => /^(tel|callto):/i.test(text)) >= minShare ? "phone" : "url";
  }
  if (share((text) => /^https?:\/\/\S+$/i.test(text)) >= minShare) return "url";
  if (
    (sample.length >= minNumbers || numberLabel.test(label) || sample.some((text) => /\p{L}/u.test(text))) &&
    share(hasValidCheckDigit) >= minShare
  )
    return "identifier";
  if (phoneLabel.test(label) && share((text) => digits(text) >= 6 && digits(text) <= 18) >= minShare) return "phone";
  for (const [type, test] of tests) {
    if (share((text) => test(text, locale)) >= minShare) return type;
  }
  return "text";
}
