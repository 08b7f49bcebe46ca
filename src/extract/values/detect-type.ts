import { commonestOf, countEach } from "../counts.ts";
import type { ValueType } from "../../domain/survey.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { looksLikeAddress } from "./address.ts";
import { hasValidCheckDigit } from "./check-digits.ts";
import { remember } from "../remember.ts";
import { weekdayPatternIn } from "./calendar-words.ts";
import { findDate, isMonth } from "./date.ts";
import { findEmail } from "./email.ts";
import { addressIn, dateIn, priceIn } from "./found-once.ts";
import { oncePerPage } from "./once-per-page.ts";
import { readPeriod } from "./period.ts";
import { findPhones } from "./phone.ts";
import { isFree } from "./price.ts";
import {
  areaPattern,
  booleanPattern,
  looksLikeIdentifier,
  measurePattern,
  numberPattern,
  percentagePattern,
  ratingPattern,
  shortCount,
} from "./text.ts";

const minShare = 0.7;
/** One number in ten has a control digit that fits by chance: so many are needed unless letters or a label say more. */
const minNumbers = 4;
const numberLabel =
  /^(?:n?\.?i\.?f|c\.?i\.?f|nie|ruc|rfc|c\.?u\.?i\.?[tl]|r\.?u\.?t|nit|cnpj|cpf|ean|gtin|upc|isbn|issn|iban|vat|iva|p\.? ?iva|ust|tva)(?![\p{L}\d])/iu;
const maxTested = 60;
const mailLink = /^mailto:/i;
const phoneLink = /^(tel|callto):/i;
const webAddress = /^(?:https?:\/\/|www\.[^\s.]+\.)\S+$/i;
const figure = /\d/;
const linkAttributes = new Set(["href"]);
const imageAttributes = new Set(["src", "data-src", "data-original", "data-lazy-src"]);

const maxWordsBeforePrice = 20;
/** Of what is set apart by a dash, more than a word or two names the thing. */
const maxPartedWords = 8;
const partedName = /\p{L}{3,}\s+[-–—|·]\s/u;

const mediaFile = /\.(?:mp3|mp4|m4a|m4v|wav|ogg|webm|mov|wma|pdf)(?:$|[?#])/i;

const covers = (text: string, found: { span: readonly [number, number] } | null, share: number): boolean =>
  found !== null && found.span[1] - found.span[0] >= text.length * share;

const phoneLabel = /^(tel|tfno|tlf|m[oó]vil|celular|cel\b|phone|mobile|cell|fax|whatsapp|wsp|central telef|ll[aá]m)/i;
/** What such a column holds is a number even where it could be a date: `Case No. 1-21-08`. */
const codeLabel =
  /(?<!\p{L})(?:n[oº°]\.?|n[úu]m(?:ero|\.)?|number|#|c[óo]d(?:igo|\.)?|code|ref(?:erencia|erence|\.)?|expediente|exp\.?|docket|sku|id)(?!\p{L})/iu;
const shortDate = /(?<![\d-])\d{1,2}-\d{1,2}-\d{2}(?![\d-])/;
/** Whether a text has so many digits, at least and at most. */
function hasDigits(text: string, least: number, most: number): boolean {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) count++;
  }
  return count >= least && count <= most;
}

/** Tax numbers written as their country writes them: `76.123.456-7`, `30-71234567-1`, `900.123.456-7`. */
const taxNumber =
  /^(?:(?:RUT|RUC|NIT|CUI[TL]|RFC|C\.?I\.?F|N\.?I\.?[EF])\b.*|\d{1,3}(?:\.\d{3}){2}-[\dkK]|\d{2}-\d{8}-\d)$/i;
const aboutPhones = /\([^()\d]*\)|\p{L}{3,}[.:]?/gu;
const lengthOf = (found: readonly { span: readonly [number, number] }[]): number =>
  found.reduce((sum, { span }) => sum + span[1] - span[0], 0);

/** A name or place that stands beside something else on a line: `San Isidro – (01) 610-7000`. */
const wordsBeside = /(?:^|\s[-–—|·]\s)[^\d:–—|·]*\p{L}{3}[^\d:–—|·]*(?:\s[-–—|·]\s|$)/u;

const markedFigures = /\d[\s().\-/]+\d|\+\d/;
const inGroups = /^\d{1,3}(?:[.,]\d{3})+$/;

/** `vom 25.08.2015` */
const dottedDate = /\p{L}{2}\s(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d(?!\d)/u;

const isPhone = (text: string, locale: PageLocale): boolean =>
  text.length < 60 &&
  hasDigits(text, 7, 32) &&
  markedFigures.test(text) &&
  !inGroups.test(text) &&
  !taxNumber.test(text) &&
  !wordsBeside.test(text) &&
  !dottedDate.test(text) &&
  lengthOf(findPhones(text, locale.phoneCountry)) >= text.replace(aboutPhones, "").length * 0.5;

/** What an element apart holds of the price before it: `.90 KES`. */
const centsOnly = /^\s*[.,]\d{2}(?!\d)\s*\P{Sc}/u;

/** A price with few words about it ("desde 35 € al mes"), not a line that names a thing and ends with its price. */
const isPriceText = oncePerPage((text, locale) => {
  const price = text.length < 60 && !centsOnly.test(text) ? priceIn(text, locale) : null;
  if (!price || !covers(text, price, 0.15)) return false;
  const before = text.slice(0, price.span[0]);
  const words = before.replace(/[^\p{L}\d]/gu, "").length;
  return words <= (partedName.test(before) ? maxPartedWords : maxWordsBeforePrice);
});

const clockTime =
  /T?(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:h(?:oras|rs?\.?|s\.?)?|[ap]\.?\s?m\.?)?(?:\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?(?![\p{L}\d])/giu;
const aboutDates =
  /(?<!\p{L})(?:a las|el|em|del?|al?|desde|hasta|y|on|at|from|to|until|by|since|due|posted|published|updated|filed|last|fecha|date|publicad[oa]|actualizad[oa]|vence|plazo|fin|inicio|cierre|apertura|lun|mar|mi[ée]|miercoles|jue|vie|s[áa]b|sabado|dom|mon|tues?|wed|thur?s?|fri|sat|sun)(?!\p{L})/giu;
/** The days of the week in the language of the page, and whole in those that are widely spoken. */
const weekdaysIn = remember((lang) => {
  const { whole, short } = weekdayPatternIn(lang);
  return new RegExp(`(?<!\\p{L})(?:${whole}${short === "" ? "" : `|${short}`})(?!\\p{L})`, "giu");
});

const isChecked = oncePerPage(hasValidCheckDigit);

/** A date, or two, with its time, its day of the week and words that date things ("publicado el"). */
function isDateText(text: string, locale: PageLocale): boolean {
  const first = text.length < 80 ? dateIn(text, locale) : null;
  if (!first) return readPeriod(text, locale.lang) !== null;
  const after = text.slice(first.span[1]);
  const second = /\d/.test(after) ? findDate(after, locale) : null;
  const rest = `${text.slice(0, first.span[0])} ${second ? `${after.slice(0, second.span[0])} ${after.slice(second.span[1])}` : after}`;
  return (
    rest
      .replace(clockTime, "")
      .replace(aboutDates, "")
      .replace(weekdaysIn(locale.lang), "")
      .replace(/[^\p{L}\d]/gu, "").length <=
    text.length * 0.3
  );
}

/** What every rating has, seen sooner. */
const figureOrStar = /[\d★⭐]/;

/** `[GX-204-B]` */
const inBrackets = /^\[([^[\]]+)\]$/;

const isMeasure = (text: string): boolean =>
  (text.length < 20 && measurePattern.test(text) && !shortCount.test(text)) || areaPattern.test(text);

/** Tests of one value, in the order in which types are tried. */
const tests: readonly (readonly [ValueType, (text: string, locale: PageLocale) => boolean])[] = [
  ["email", (text) => text.length < 120 && covers(text, findEmail(text), 0.5)],
  ["date", oncePerPage(isDateText)],
  ["price", isPriceText],
  ["phone", oncePerPage(isPhone)],
  ["percentage", (text) => percentagePattern.test(text)],
  ["rating", (text) => text.length < 60 && figureOrStar.test(text) && ratingPattern.test(text)],
  ["measure", isMeasure],
  ["number", (text) => text.length < 20 && (numberPattern.test(text) || shortCount.test(text))],
  ["boolean", (text) => booleanPattern.test(text)],
  [
    "address",
    (text, locale) =>
      /^(?:\p{L}{1,9}[.\s/].*\d|\d{1,5}\s\p{Lu}\p{L})/u.test(text) &&
      text.length <= 220 &&
      covers(text, addressIn(text, locale), 0.6),
  ],
  ["identifier", (text) => looksLikeIdentifier(inBrackets.exec(text)?.[1] ?? text)],
  ["address", oncePerPage(looksLikeAddress)],
];

/** A code of letters: what such a column holds is no word where its label says so. */
const capitals = /^(?:[A-Z]{2,8}:\s?)?[A-Z][A-Z.\-/]{1,14}$/;
const inThousands = /^\d{1,3}(?: \d{3})+$/;

/** Numbers in groups of three (`1 409 670`, `334 914`), of differing lengths as telephone numbers are not. */
function areInThousands(sample: readonly string[]): boolean {
  const grouped = sample.filter((text) => inThousands.test(text));
  return grouped.length >= sample.length * minShare && new Set(grouped.map((text) => text.length)).size > 1;
}

const minPriceShare = 0.3;

/** Prices among which some things cost nothing: `24,00 €`, `Gratis`. */
function arePricesOrFree(sample: readonly string[], locale: PageLocale): boolean {
  const free = sample.filter(isFree).length;
  if (free === 0) return false;
  const prices = sample.filter((text) => isPriceText(text, locale)).length;
  return prices >= sample.length * minPriceShare && free + prices >= sample.length * minShare;
}

/** Types whose tests only texts with a figure can pass. */
const typesOfFigures = new Set<ValueType>([
  "price",
  "phone",
  "percentage",
  "measure",
  "number",
  "identifier",
  "address",
]);

/** A count of something: `3 habitaciones`, `1,4 km away`, `12 Colors`, `4 amb.` */
const quantity =
  /^\+?\d[\d.,]*\s(?!avg|average|rating|stars?|estrellas|puntos|points)(\p{L}\p{Ll}{2,})(?:\.|(?:\s\p{Ll}+){0,2})$/u;

/** The same where words are not set apart: `3コメント`, `12名`, no `2016年`. */
const closedQuantity =
  /^\d[\d.,]*(?![年月日時时분시월일])([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]{1,8})$/u;

const countedIn = (text: string): string | undefined => (quantity.exec(text) ?? closedQuantity.exec(text))?.[1];

/** Whether most of the counts are of the same thing, in the singular or the plural. */
function hasUsualUnit(sample: readonly string[], lang: string): boolean {
  const units = sample.flatMap((text) => {
    const word = countedIn(text);
    return word === undefined || isMonth(word, lang) ? [] : word.slice(0, 4).toLowerCase();
  });
  const [, most] = commonestOf(countEach(units)) ?? ["", 0];
  return most >= sample.length * minShare;
}

/** What counts of one thing are: days (`3 días`), money (`12 euros`), or a measure. */
function countsAs(most: (test: (text: string) => boolean) => boolean, locale: PageLocale): ValueType {
  if (most((text) => isDateText(text, locale))) return "date";
  return most((text) => isPriceText(text, locale)) ? "price" : "measure";
}

/** The type that at least 70 % of the values have; `text` when none. Types a link or image attribute by its scheme. */
export function detectType(values: readonly string[], attr: string | null, locale: PageLocale, label = ""): ValueType {
  if (attr === "data-cfemail") return "email";
  if (attr === "datetime") return "date";
  const step = Math.max(1, Math.floor(values.length / maxTested));
  const sample = step === 1 ? values.slice(0, maxTested) : values.filter((_, i) => i % step === 0).slice(0, maxTested);
  const share = (test: (text: string) => boolean): number => sample.filter(test).length / Math.max(1, sample.length);
  const most = (test: (text: string) => boolean): boolean => {
    let misses = 0;
    for (const text of sample) if (!test(text) && (sample.length - ++misses) / sample.length < minShare) return false;
    return sample.length > 0;
  };
  if (attr !== null && imageAttributes.has(attr)) return most((text) => mediaFile.test(text)) ? "url" : "image";
  if (attr !== null && linkAttributes.has(attr)) {
    if (most((text) => mailLink.test(text))) return "email";
    return most((text) => phoneLink.test(text)) ? "phone" : "url";
  }
  if (most((text) => webAddress.test(text))) return "url";
  const areFigures = most((text) => figure.test(text));
  if (
    areFigures &&
    (sample.length >= minNumbers || numberLabel.test(label) || sample.some((text) => /\p{L}/u.test(text))) &&
    most((text) => isChecked(text, locale))
  )
    return "identifier";
  if (phoneLabel.test(label) && most((text) => hasDigits(text, 6, 18))) return "phone";
  if (areFigures && areInThousands(sample)) return "number";
  if (
    areFigures
      ? most((text) => /^\d{4,}(?:\.\d{2})*$/.test(text)) && sample.some((text) => text.startsWith("0"))
      : codeLabel.test(label) && most((text) => capitals.test(text))
  )
    return "identifier";
  if (
    areFigures &&
    !codeLabel.test(label) &&
    share((text) => countedIn(text) !== undefined) >= minShare &&
    hasUsualUnit(sample, locale.lang)
  )
    return countsAs(most, locale);
  const isNumbered = codeLabel.test(label);
  if (arePricesOrFree(sample, locale)) return "price";
  for (const [type, test] of tests) {
    if (!areFigures && typesOfFigures.has(type)) continue;
    if (type === "date" && isNumbered && share((text) => shortDate.test(text)) > 1 - minShare) continue;
    if (most((text) => test(text, locale))) return type;
  }
  return "text";
}
