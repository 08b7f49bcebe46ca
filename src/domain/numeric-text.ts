/** The sign that separates whole and fraction in a text. */
export type DecimalSign = "," | ".";

const scales: readonly [RegExp, number][] = [
  [/^(?:mil millones|mil m|mil mm|billions?|bn|b|mm?m?d)\b\.?/i, 1e9],
  [/^(?:billones|billón|billon|trillions?)\b\.?/i, 1e12],
  [/^(?:millones|millón|millon|millions?|mill|mio|mln|mn)\b\.?/i, 1e6],
  [/^(?:M)\b\.?/, 1e6],
  [/^(?:mil|thousand|k)\b\.?/i, 1e3],
];
/** Of money only: elsewhere these are tonnes, metres and millimetres. */
const scalesOfMoney: readonly [RegExp, number][] = [
  [/^tn\b\.?/i, 1e12],
  [/^mm?(?![\p{L}\p{N}])\.?/iu, 1e6],
];
const currencySigns = "[$€£¥₡₲₱₹₩₽₺]";
const currencyCodes = "USD|EUR|GBP|MXN|ARS|CLP|COP|PEN|BRL|UYU|BOB|PYG|CRC|GTQ|DOP|CAD|AUD|JPY|CNY|CHF";
/** In capitals only: in small letters some are words, such as "try" and "mad". */
const otherCurrencyCodes =
  "VES|HNL|NIO|PAB|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|UAH|TRY|INR|PKR|BDT|LKR|KRW|HKD|SGD|TWD|THB|IDR|MYR|PHP|VND|" +
  "ZAR|EGP|MAD|TND|NGN|KES|GHS|AED|SAR|QAR|KWD|BHD|OMR|ILS";
const knownCurrency = new RegExp(
  String.raw`^(?:(?:US|MX|AR|CL|CO|R|S\/|Bs|C|A|NZ|HK|B\/)?\.?${currencySigns}|S\/\.?|R\$|Bs\.?|${currencyCodes})(?![\p{L}])`,
  "iu",
);
const otherCurrency = new RegExp(`^(?:${otherCurrencyCodes})(?![\\p{L}])`, "u");
const money = new RegExp(`${currencySigns}|(?<!\\p{L})(?:${currencyCodes}|${otherCurrencyCodes})(?!\\p{L})`, "u");
const withoutCurrency = (text: string): string => text.replace(knownCurrency, "").replace(otherCurrency, "");
const approximately =
  /^(?:~|≈|±|>=?|<=?|≥|≤|aprox(?:imadamente)?\.?|approx(?:imately)?\.?|ca?\.|circa|cerca de|about|around|unos|más de|mas de|over|hasta|up to)\s*/iu;
const digits = /^(\d{1,3}(?:[.,'’   ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(e[+-]?\d{1,3})?/i;
const unit = /^(?:%|°\s?[CF]?|[\p{L}µ²³.]{1,14}(?:\s?\/\s?[\p{L}²³]{1,12})?|\/\s?[\p{L}²³]{1,12})$/u;

/**
 * The number that a text states, or null when it states none: `"$1,200,000"` → 1200000, `"2,89 mil millones"` → 2.89e9,
 * `"1.2–1.5 USD/kg"` → 1.35 (a range counts as its midpoint), `"-1.234,56 €"` → -1234.56.
 * `decimal` decides texts that both styles could have written, such as `"1.234"`; without it they are whole numbers.
 * Telephone numbers, dates and codes with leading zeros are not numbers.
 */
export function parseNumericText(text: string, decimal: DecimalSign | null = null): number | null {
  const trimmed = text.trim().replace(approximately, "").replace(/−/g, "-");
  if (trimmed.length === 0 || trimmed.length > 60 || !/\d/.test(trimmed)) return null;
  const range = /^(.*?\d.*?)\s*(?:–|—|-|\s(?:a|to|hasta)\s)\s*([^-–—]*\d.*)$/iu.exec(trimmed.replace(/^-/, "\u2212"));
  if (range) return midpoint(range[1]!, range[2]!, decimal);
  return parseSingle(trimmed, decimal)?.value ?? null;
}

/** Which sign separates the fraction in these texts, or null when none of them tells. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | null {
  let comma = 0;
  let point = 0;
  for (const text of texts) {
    const both = /\d([.,])\d{3}([.,])\d/.exec(text);
    const sign =
      both && both[1] !== both[2]
        ? both[2]
        : (/(?<![\d.,])0([.,])\d/.exec(text)?.[1] ?? /\d([.,])(?:\d{1,2}|\d{4,})(?![\d.,])/.exec(text)?.[1]);
    const grouped = /\d([.,])\d{3}\1\d{3}/.exec(text)?.[1];
    if (sign === "," || grouped === ".") comma++;
    else if (sign === "." || grouped === ",") point++;
  }
  if (comma === point) return null;
  return comma > point ? "," : ".";
}

function midpoint(from: string, to: string, decimal: DecimalSign | null): number | null {
  const high = parseSingle(to, decimal);
  const low = parseSingle(from.replace("\u2212", "-"), decimal);
  if (!high || !low) return null;
  const start = low.scale === 1 ? low.value * high.scale : low.value;
  return start <= high.value ? (start + high.value) / 2 : null;
}

function parseSingle(text: string, decimal: DecimalSign | null): { value: number; scale: number } | null {
  let rest = text.trim();
  const negative = /^(?:-|\u2212)|^\(.*\)$/.test(rest);
  const plus = rest.startsWith("+");
  rest = rest.replace(/^[-+\u2212(]\s*/, "").replace(/\)$/, "");
  const isMoney = knownCurrency.test(rest) || money.test(rest);
  rest = withoutCurrency(rest).trimStart().replace(/^-/, "");
  const matched = digits.exec(rest);
  if (!matched) return null;
  const number = matched[1]!;
  if (/^0\d/.test(number) || (plus && number.replace(/\D/g, "").length > 8)) return null;
  let tail = rest.slice(matched[0].length).replace(/^[    ]+/, "");
  if (/^[\d:/'’-]/.test(tail) && !/^\/\s?\p{L}/u.test(tail)) return null;
  const [word, scale] = [...scales, ...(isMoney ? scalesOfMoney : [])].find(([scaled]) => scaled.test(tail)) ?? [
    /^/,
    1,
  ];
  tail = tail.replace(word, "").trim();
  tail = withoutCurrency(tail.replace(/^de\s+/i, "")).trim();
  if (tail !== "" && !unit.test(tail)) return null;
  const value = Number(`${plain(number, decimal)}${matched[2] ?? ""}`) * scale;
  return Number.isFinite(value) ? { value: negative ? -value : value, scale } : null;
}

/** Digits with at most one point, as `Number` reads them. */
function plain(number: string, decimal: DecimalSign | null): string {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return number.replace(/\D/g, "");
  const lastAt = number.lastIndexOf(last);
  const groups = number.length - lastAt - 1 === 3;
  const unlike = marks.some((mark) => mark !== last);
  const isDecimal = unlike || (marks.length === 1 && (!groups || /^0[.,]/.test(number) || decimal === last));
  const whole = (isDecimal ? number.slice(0, lastAt) : number).replace(/\D/g, "");
  return isDecimal ? `${whole}.${number.slice(lastAt + 1)}` : whole;
}
