import type { Scalar } from "../../domain/plan.ts";
import type { ValueType } from "../../domain/survey.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { findDate } from "./date.ts";
import { decodeProtectedEmail, emailOfLink, emailOfProtectedLink, findEmail } from "./email.ts";
import { parseNumber } from "./number.ts";
import { readPeriod } from "./period.ts";
import { findPhone, phoneOfChatLink, phoneOfLink } from "./phone.ts";
import { parsePrice } from "./price.ts";
import { shortCount } from "./text.ts";

const firstNumber = (text: string, locale: PageLocale): number | null => {
  const written = /[-−]?\d[\d.,' ]*/.exec(text)?.[0];
  return written === undefined ? null : parseNumber(written.trim(), locale.decimalMark);
};

/** Filled stars; half ones count a half. */
const countStars = (text: string): number | null => {
  const full = text.match(/[★⭐\uf005]/gu)?.length ?? 0;
  const half = text.match(/[½⯨\uf089]/gu)?.length ?? 0;
  return full + half > 0 ? full + half / 2 : null;
};

/** `1.1K`, `3,4 mil`: one mark is that of decimals. */
function readShortCount(text: string): number | null {
  const figure = shortCount.exec(text)?.groups?.figure;
  return figure === undefined ? null : Math.round(Number(figure.replace(",", ".")) * 1_000);
}

/** A state that the vocabulary of schema.org has an address for: `https://schema.org/InStock`. */
const schemaState = /^https?:\/\/(?:www\.)?schema\.org\/([A-Z]\w+)$/;

/** How long something takes, by ISO 8601 as schema.org has it: `PT1H30M`. */
const isoDuration = /^P(?:(\d+)D)?T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/;

/** `1 h 30 min`; null where nothing is said, or that it takes no time. */
function readDuration(text: string): string | null {
  const [whole, days, hours, minutes, seconds] = isoDuration.exec(text) ?? [];
  if (whole === undefined) return null;
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes, "min"],
    [seconds, "s"],
  ].flatMap(([amount, unit]) => (Number(amount ?? 0) > 0 ? `${Number(amount)} ${unit}` : []));
  return parts.length > 0 ? parts.join(" ") : null;
}

const readers: Readonly<Record<ValueType, (raw: string, locale: PageLocale) => Scalar | null>> = {
  text: (raw) => schemaState.exec(raw)?.[1] ?? readDuration(raw) ?? raw,
  address: (raw) => raw,
  identifier: (raw) => raw,
  number: (raw, locale) => readShortCount(raw) ?? parseNumber(raw.replace(/^[#(]|\)$/g, ""), locale.decimalMark),
  price: (raw, locale) => parsePrice(raw, locale.decimalMark)?.amount ?? null,
  date: (raw, locale) => (findDate(raw, locale) ?? readPeriod(raw, locale.lang))?.iso ?? null,
  email: (raw) =>
    emailOfLink(raw) ?? emailOfProtectedLink(raw) ?? decodeProtectedEmail(raw) ?? findEmail(raw)?.address ?? null,
  phone: (raw, locale) =>
    phoneOfLink(raw, locale.phoneCountry) ??
    phoneOfChatLink(raw) ??
    findPhone(raw, locale.phoneCountry)?.number ??
    null,
  url: (raw, locale) => URL.parse(/^www\./i.test(raw) ? `https://${raw}` : raw, locale.baseUrl)?.href ?? null,
  image: (raw, locale) => URL.parse(raw.split(/,?\s/)[0] ?? "", locale.baseUrl)?.href ?? null,
  rating: (raw, locale) => firstNumber(raw, locale) ?? countStars(raw),
  percentage: firstNumber,
  measure: firstNumber,
  boolean: (raw) => /^(yes|sí|si|true|verdadero|✓|✔)$/i.test(raw),
};

/** The normalised value of the characters `raw`: a number for a price, `YYYY-MM-DD` for a date, an absolute address for a link. Text that does not read as its type stays text. */
export const readValue = (raw: string, type: ValueType, locale: PageLocale): Scalar =>
  readers[type](raw, locale) ?? raw;
