import { isTimeOfDay } from "./time-of-day.ts";

/** A docket, tender, article or tax number: letters and digits with marks, short, mostly digits, no running text. */
export const looksLikeIdentifier = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 40 &&
  /\d/.test(text) &&
  !/\p{L}{7}/u.test(text) &&
  /^[\p{L}\d][\p{L}\d\-–./_:#(), ]*$/u.test(text) &&
  identifierShape.test(text) &&
  !monthOrTime.test(text) &&
  !isTimeOfDay(text) &&
  !codeAndTown.test(text) &&
  !ordinalName.test(text) &&
  !gameScore.test(text) &&
  !counter.test(text) &&
  !numberedName.test(text) &&
  !countedThing.test(text) &&
  !shortCountBehindWord.test(text) &&
  !linkingWord.test(text);

/** `6-person`, `20 F`, `45 عرض`, `2.5 to 3 lbs` */
const countedThing = /^\d+(?:[.,]\d+)?(?:-\p{Ll}{3,}|\s\p{L}|\s\p{Lo}+|\s(?:to|a|bis)\s\d.*)$/u;

/** `Views 1.2K`, `조회 3.32K` */
const shortCountBehindWord = /^\p{L}{2,}:?\s\d+[.,]\d+\s?[kKmM]$/u;

/** `enero 2026`, `2019-2021` and `10:30` are no numbers of a thing, nor is a postcode with its town. */
const monthOrTime =
  /^(?:\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:h|hs|hrs|[ap]m))?|(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)\p{L}*\.?\s(?:19|20)\d{2}|(?:19|20)\d{2}\s?[-–—]\s?(?:19|20)\d{2})$/iu;
const codeAndTown = /^\d{5}\s\p{Lu}\p{Ll}{2,}$/u;

/** `4ª Vara Cível`, `2.ª Sala`: one of several of a kind. */
const ordinalName = /^\d{1,3}\.?[ªº°]\s\p{L}{3}/u;

/** `iPhone 15 Pro`, `Sala 3`: a name with a small number in it. */
const numberedName = /^(?:\p{L}*\p{Ll}{4}\p{L}*|\p{Lu}\p{Ll}{3}) \d{1,2}(?: \p{Lu}\p{Ll}+)*$/u;

/** `3コメント`, `23時5分`: what a figure counts stands at it without a space. */
const counter = /\d[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** `2 : 1`: what two sides have, no number of a thing. */
const gameScore = /^\d{1,3}(?:\s[:–—-]\s|:)\d{1,3}(?:\s?\(\d{1,3}\s?[:–—-]\s?\d{1,3}\))?$/u;

/** Words that join the words of a name, never the parts of a number. */
const linkingWord = /\s(?:de|del|con|para|y|of|the|and|for|with)\s/iu;

const identifierShape =
  /^(?:[\p{L}]{1,6}[ .\-–/_:#]{0,2}){0,4}\(?\d[\d\p{L}\-–./_:]*(?:,\d{3}[\d\p{L}\-–./_:]*)?(?:[ .\-–/_:()]{1,3}(?:[\p{L}]{1,6}|\d[\d\p{L}\-–./_:]*)){0,4}\)?$/u;

const identifierInText =
  /(?<![\p{L}\d.,$€£/:-])(?!(?:[01]?\d|2[0-3]):[0-5]\d(?![\d-]))(?:[A-Z]{1,5}[ -]?)?\d{1,4}[-–:][A-Z\d]{1,10}(?:[-–][A-Z\d]{1,10}){0,4}(?![\p{L}\d]|\/[\dA-Z])|(?<![\p{L}\d]|[\p{L}\d]-)(?:[A-Z]{1,5}-){0,3}[A-Z]{1,4}-?\d{4,10}(?:-[A-Z\d]{1,16})*(?![\p{L}\d]|-[\p{L}\d])|(?<![\p{L}\d.,/-])\d{3,6}\/(?:19|20)\d{2}(?![\d/])|(?<![\p{L}\d.,/-])(?!\d{1,2}\/(?:19|20)\d{2}(?!\d))\d{1,3}\/\d{3,6}(?![\p{L}\d/.,])/u;

/** The first identifier-like token (`23-1701`, `S-19249`, `2:24-cv-00123`, `17/4836`) within a longer text. */
export function findIdentifier(text: string): { span: readonly [number, number] } | null {
  const match = identifierInText.exec(text);
  return match ? { span: [match.index, match.index + match[0].length] } : null;
}

const citationInText =
  /(?<![\p{L}\d])(?:19|20)\d{2}(?: (?:[A-Z][A-Za-z.]{0,7} ?){1,4}|-[A-Z][a-z]{1,9}-)\d{1,5}(?![\d/])/u;

/** The first neutral citation (`2021 S.D. 69`, `2024 UT App 163`) within a longer text. */
export function findCitation(text: string): { span: readonly [number, number] } | null {
  const match = citationInText.exec(text);
  return match ? { span: [match.index, match.index + match[0].length] } : null;
}

/** A written share, also one taken off a price: `12,5 %`, `72% off`, `hasta 20 % de descuento`. */
export const percentagePattern =
  /^%\s?\d+(?:[.,]\d+)?$|^(?:(?:up to|save|hasta|ahorra|ahorro|até|jusqu['’]à|bis zu|fino al?)\s)?[+\-−–]?\s?\d+(?:[.,]\d+)?\s?%(?:\s(?:(?:d[ei]\s)?(?:descuento|dto\.?|desconto|réduction|remise|sconto)|off|discount|rabatt|reduziert|menos|less))?$/i;

/** A rating: `4,5/5`, `4.5 out of 5`, `9.3`, `★★★★`. */
export const ratingPattern =
  /(?<![\d.,])\d(?:[.,]\d{1,2})?\s?(?:\/|de|sobre|out of|von|su)\s?(?:5|10)(?!\d)|\d(?:[.,]\d{1,2})?\s*(?:estrellas|stars|★)|^\d[.,]\d{1,2}\s?\(\d[\d.,]*\)$|[★⭐]{2,}/iu;

/** A quantity with a unit, or a range of it: `2,5 kg`, `120 m²`, `5-22 lbs`. */
export const measurePattern =
  /^(?:\d[\d.,]*\s?(?:cm|mm|m|in|"|″)?\s?[×x]\s?){0,2}(?:\d[\d.,]*\s?(?:[-–—]|\s(?:to|a|bis)\s)\s?)?(?:\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?|[\d.,]*\d)\s?(?:kg|g|mg|lb|lbs|oz|ton|t|km|m|cm|mm|in|ft|mi|m²|m2|ft²|sq\.?\s?ft\.?|sq\.?\s?m|acres?|ha|l|ml|cl|gal|kw|kwh|w|v|kva|cv|hp|bar|dba?|lm|rpm|cc|m³|m3|mah|ah|gb|tb|mb|kb|k|ghz|mhz|hz|h|min|km\/h|mph|px|"|″|°c|°f|кг|г|т|мм|см|м|км|м²|м2|га|л|мл|キログラム|グラム|メートル|キロメートル|リットル)$|^\d{1,3}\s?(?:h|hrs?|horas?|hours?)\.?\s?(?:y |and )?\d{1,2}\s?(?:m|min(?:s|ut[eo]s)?)?\.?$/iu;

/** An area with words for what it is of: `2.500 m² área bruta`. */
export const areaPattern = /^\d[\d.,]*\s?(?:m²|m2|km²|ft²|sq\.?\s?ft\.?|sqft)\s\p{L}[\p{L}. ]{1,28}$/u;

/** A count cut short: `1.1K`, `3,4 mil`. */
export const shortCount = /^[+(]?(?<figure>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:[kK]|mil|[Tt]sd\.?|тыс\.?)\+?\)?$/u;

export const numberPattern = /^[+\-−#(]?\s?\.?\d[\d.,\s’']*\)?$/;
export const booleanPattern = /^(yes|no|sí|si|true|false|verdadero|falso|✓|✔|✗|✘)$/i;
