import { type DecimalMark, parseNumber } from "./number.ts";

export type Price = {
  readonly amount: number;
  readonly currency: string | null;
  readonly span: readonly [number, number];
};

const codes =
  "USD|EUR|GBP|JPY|CNY|RMB|MXN|COP|ARS|CLP|PEN|BRL|UYU|BOB|PYG|VES|GTQ|CRC|DOP|HNL|NIO|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|RUB|UAH|TRY|INR|KRW|HKD|SGD|TWD|THB|IDR|MYR|PHP|VND|ZAR|EGP|MAD|NGN|KES|AED|SAR|QAR|KWD|BHD|OMR|ILS|PKR|BDT|LKR|PAB|TND|DZD|JOD|XOF|XAF|FCFA|CFA|GHS|UGX|TZS|RSD|MKD|BAM|KZT|тг|тенге|UZS|AZN|MDL|BYN|ISK|TL|DT|CLF|UF|UTM|PTE|ESP|KD|Dhs?|Rs|Rp|RM|Kč|kr|zł|Ft|lei|лв|руб|грн|pesos?|euros?|евро|(?:US )?dollars?|d[óo]lares|soles|złotych|kronor|kroner|рубл(?:ь|я|ей)|złoty";
const symbols =
  "(?:(?<!\\p{L})MN(?=\\s?\\d{1,3}(?:,\\d{3})+(?!\\d))|(?<!\\p{L})(?:US|MX|CA?|AU?|NZ|HK|NT|R|S|AR|CL|COL|COP|Bs|C|RD|CUC)\\s?\\$|U\\$[SD]|\\$U(?!\\p{L})|[SB]/\\.?|(?<![\\p{L}\\d])Q\\.?(?=\\s?\\d[\\d.,]*[.,]\\d{2}(?!\\d))|[$€£¥￥₹₩₽₺₪₫฿₱₦₴₡₲₵₸〒₼₾₿৳]|Bs\\.?|Gs\\.?|(?<![\\p{L}\\d])R(?=\\s\\d{1,3}(?:[ \\u00a0]\\d{3})+(?!\\d)|\\d{1,3}(?:[ \\u00a0]\\d{3}){2,}(?!\\d))|(?<=^(?:\\p{L}+\\s?:)?\\s*|(?:from|now|was|only)\\s)R(?=\\d{1,3}[ \\u00a0]\\d{3}(?!\\d)))";
const isCode = new RegExp(`^(?:${codes}|M\\.N\\.)$`, "u");
const currency = `(?:${symbols}|(?<![\\p{L}])(?:${codes})(?![\\p{L}])\\.?)`;
const amount =
  "\\d{1,3}(?:[ \\u00a0\\u202f’'.,]\\d{3})+(?:[.,] ?\\d{1,2}(?!\\d)| [.,]\\d{2}(?!\\d)|[.,]\\d{1,4})?|\\d+(?: ?[.,] \\d{2}(?!\\d)| [.,]\\d{2}(?!\\d)|[.,]\\d+)?|[.,]\\d{1,2}(?!\\d)";
/** What a written amount is multiplied by: `12,5 mil`, `3 millones de`, and letters that stand right at the figures (`1,5M`). */
const magnitude =
  "(?:\\s?(?:mil\\smillones|billions?|bn|mill(?:ones|[oó]n|ions?|\\.)|mil|thousand|mm)|k|m|b)(?:\\sde(?=\\s))?(?![\\p{L}\\d²³])";
const before = new RegExp(
  `(?!peso\\s?:)(?<sign>${currency})\\s?:?\\s?(?:\\.(?=\\d{3}|\\.\\d|\\d{1,2}[.,]\\d))?(?<digits>-?(?:${amount}))(?![\\d%])(?<times>${magnitude})?`,
  "iu",
);
const after = new RegExp(
  `(?<![\\d.,])(?<digits>-?(?:${amount}))(?:[.,]-+|,—)?(?:\\s?(?<times>${magnitude}|m|k)(?=[\\s\\p{Sc}])|\\s?(?<myriads>[万億亿만억]))?\\s?(?<sign>${currency}|円|元|원)(?!(?<=\\s(?:\\p{L}{0,3}\\p{Sc}\\p{L}?|[SB]/\\.?))\\d)`,
  "iu",
);
/** What every currency has, seen sooner. */
const signOfCurrency = new RegExp(
  `[$€£¥￥₹₩₽₺₪₫฿₱₦₴₡₲₵₸〒₼₾₿৳円元원]|[sb]/|[bg]s|mn\\s?\\d|[qr]\\.?\\s?\\d|(?<![a-z])(?:${codes})(?![a-z])`,
  "iu",
);
/** `$1,2 M`; after a price with two decimals or none, the letter is as often a size. */
const inMillions = /^\sM(?![\p{L}\d.²³])/u;
const oneDecimal = /^\d{1,3}[.,]\d$/;
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:mil millones|b)/i, 1e9],
  [/^(?:mil(?!l)|k|thousand)/i, 1e3],
  [/^m/i, 1e6],
  [/^[万만]/, 1e4],
  [/^[億亿억]/, 1e8],
];
/** A code beside a sign says whose sign it is: `CLP $1.990.000`, `$350.00 M.N.` */
const codeBefore = new RegExp(`(?<![\\p{L}])(?:${codes})\\s?$`, "u");
const codeAfter = /^\s?(?:\([A-Z]{3}\)|[A-Z]{3}(?![\p{L}])|M\.\s?N\.)/u;
/** The lower end of a range that has its sign at the upper end only: `de 26 a 50 €`, `26 – 50 €`. */
const lowerEnd = new RegExp(
  `(?:(?<![\\p{L}])(?:de|desde|from|entre|between)\\s(${amount})\\s(?:to|a|hasta|y|and)\\s|^\\s*(${amount})\\s?[-–—]\\s?)$`,
  "iu",
);
const bare = new RegExp(`(?<![\\d.,])(${amount})(?!\\s?%|\\d)`, "u");

const isoBySymbol: Readonly<Record<string, string>> = {
  $: "USD",
  us$: "USD",
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "¥": "JPY",
  "￥": "JPY",
  円: "JPY",
  元: "CNY",
  원: "KRW",
  евро: "EUR",
  usdollar: "USD",
  usdollars: "USD",
  złoty: "PLN",
  złotych: "PLN",
  рубль: "RUB",
  рубля: "RUB",
  рублей: "RUB",
  "₸": "KZT",
  "〒": "KZT",
  тг: "KZT",
  тенге: "KZT",
  "₹": "INR",
  rs: "INR",
  r: "ZAR",
  "₩": "KRW",
  "₽": "RUB",
  "₺": "TRY",
  "₪": "ILS",
  "₫": "VND",
  "฿": "THB",
  "৳": "BDT",
  "₱": "PHP",
  "₴": "UAH",
  mx$: "MXN",
  ca$: "CAD",
  c$: "CAD",
  au$: "AUD",
  a$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  nt$: "TWD",
  r$: "BRL",
  "s/": "PEN",
  "s/.": "PEN",
  soles: "PEN",
  ar$: "ARS",
  cl$: "CLP",
  col$: "COP",
  zł: "PLN",
  kč: "CZK",
  ft: "HUF",
  uf: "CLF",
  rd$: "DOP",
  u$s: "USD",
  u$d: "USD",
  $u: "UYU",
  q: "GTQ",
  "b/": "PAB",
  "b/.": "PAB",
  "₡": "CRC",
  "₲": "PYG",
  gs: "PYG",
  "m.n.": "MXN",
  mn: "MXN",
  dt: "TND",
  tl: "TRY",
  fcfa: "XOF",
  cfa: "XOF",
};

/** ISO 4217 code of a currency as written, or null when the sign is shared and nothing decides it. */
function currencyCode(sign: string): string | null {
  const key = sign.toLowerCase().replace(/\s/g, "");
  return isoBySymbol[key] ?? isoBySymbol[key.replace(/\.$/, "")] ?? (/^[a-z]{3}$/.test(key) ? key.toUpperCase() : null);
}

/** Forints are written `Ft`: `6ft` are feet. */
const inFeet = /^(?:ft|FT)\.?$/;

/** Crowns are written `kr`: `KR800` is a model. */
const isModel = /^KR\d/;

/** Currencies divided into thousandths. */
const threeDecimals = /^(?:KD|KWD|BHD|OMR|JOD|TND|DT|LYD)\.?$/i;
const joinCents = (written = ""): string => written.replace(/\s*([.,])\s*(?=\d{1,2}$)/, "$1");

/** The first price in a text: amount, currency where written, and the span of both. Without a currency sign it is null. */
export function findPrice(text: string, decimalMark: DecimalMark | null = null): Price | null {
  if (!/\d/.test(text) || !signOfCurrency.test(text)) return null;
  const named = before.exec(text);
  const first = isModel.test(named?.[0] ?? "") || inFeet.test(named?.groups?.sign ?? "") ? null : named;
  const behind = after.exec(text);
  const second = inFeet.test(behind?.groups?.sign ?? "") ? null : behind;
  const match = first && (!second || first.index <= second.index) ? first : second;
  if (!match) return null;
  const { digits, sign = "", myriads, times = myriads } = match.groups ?? {};
  const lower = match === second ? lowerEnd.exec(text.slice(0, match.index)) : null;
  const value = parseNumber(
    joinCents(lower?.[1] ?? lower?.[2] ?? digits),
    threeDecimals.test(sign) ? "." : decimalMark,
  );
  if (value === null) return null;
  const end = match.index + match[0].length;
  const millions =
    times === undefined && match === first && oneDecimal.test(digits ?? "") ? inMillions.exec(text.slice(end)) : null;
  const scale = times ?? millions?.[0];
  const amount = scale === undefined ? value : Number((value * scaleOf(scale)).toPrecision(15));
  const start = lower ? lower.index + (/\d/.exec(lower[0])?.index ?? 0) : match.index;
  const span = [start, end + (millions?.[0].length ?? 0)] as const;
  return withNeighbouringCode({ amount, currency: currencyCode(sign), span }, sign, text);
}

const scaleOf = (times: string): number => scales.find(([word]) => word.test(times.trim()))?.[1] ?? 1;

function withNeighbouringCode(price: Price, sign: string, text: string): Price {
  if (!/[$]/.test(sign)) return price;
  const [start, end] = price.span;
  const leading = codeBefore.exec(text.slice(0, start));
  if (leading) return { ...price, currency: currencyCode(leading[0].trim()), span: [leading.index, end] };
  const trailing = codeAfter.exec(text.slice(end, end + 8));
  const code = trailing?.[0].replace(/[\s()]/g, "") ?? "";
  if (!trailing || !isCode.test(code)) return price;
  return { ...price, currency: currencyCode(code), span: [start, end + trailing[0].length] };
}

/** Words before the price that holds when an older one stands before it. */
const reduced =
  /(?<![\p{L}])(?:now|ahora|sale|oferta|nuestro precio|our price|(?:precio|price|pre[çc]o|prezzo) (?:actual|web|final|oferta|attuale|atual)|current price|jetzt|maintenant|adesso|agora|por(?=\sR?[$€]))(?![\p{L}])(?=\D{0,12}\d)/giu;
/** Words before a price that no longer holds, where the one that does follows it: `UVP 49,99 € 39,99 €`. */
const outdated =
  /^\P{L}*(?:antes|was|statt|uvp|pvpr|rrp|msrp|list price|old price|(?:precio|preço|prezzo) (?:anterior|original|normal|habitual|de lista|regular|recomendado|tachado)|(?:regular|original) price|au lieu de|prix conseill[ée]|invece di|antigo)(?!\p{L})/iu;
/** French and Latin American tags write the cents after the sign: `35€ 99`. */
const centsAfterSign = /(?<![\d.,])(\d+)\s?([€$£])\s?(\d{2})\s*$/u;
/** Cents set high, without a mark: `$2,299 95`, `64 99 €`. */
const centsSetApart =
  /(?<![\d.,])(?:(?<sign>[€$£])\s?(?<whole>\d{1,3}(?:[.,]\d{3})+|\d+) (?<cents>\d{2})|(?<wholeFirst>\d{1,3}(?:[.,]\d{3})+|\d+) (?<centsFirst>\d{2})\s?(?<signLast>[€$£]))\s*$/u;
const dateLike = /^\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s*$|^\s*\d{1,2}[/-]0\d\s*$|^\s*\p{L}{3,10},? (?:19|20)\d{2}\s*$/u;
const lengthOrWeight =
  /^\s*\d[\d.,]*\s?(?:ft|in|mm|cm|m|km|mg|g|kg|lbs?|oz|ml|cl|l|litros?|unidades|uds?\.?|pcs)\.?\s*$/u;
/** The amount is the least order that is sent for nothing, not what the thing costs. */
const shippingThreshold = /(?:free (?:shipping|delivery)|env[íi]os? (?:gratis|gratuitos?))(?=\D{0,40}\d)/iu;

const freeWords =
  /^[\s¡!(]*(?:(?:entrada|acceso|entry|admission|entrée|ingresso|eintritt|envío|inscripción) )?(?:free|gratis|gr[áa]tis|gratuit[oae]?s?|libre|kostenlos|kostenfrei|frei|sin cost[oe]|free of charge|no charge|free entry|free admission)[\s!.)]*$/iu;
/** Whether a text says that a thing costs nothing. */
export const isFree = (text: string): boolean => text.length <= 30 && freeWords.test(text);
/** What every word about a price has, seen sooner. */
const word = /\p{L}{3}/u;
const wordyRemark = /\([^()]*\p{L}[^()]*\)/gu;

/** The amount of a text known to be a price, with or without a currency sign; `free` and `gratis` are 0. */
export function parsePrice(text: string, decimalMark: DecimalMark | null = null): Price | null {
  if (dateLike.test(text) || lengthOrWeight.test(text)) return null;
  const isSigned = /[€$£]/.test(text);
  const cents = isSigned ? centsAfterSign.exec(text) : null;
  if (cents) {
    const amount = Number(`${cents[1]}.${cents[3]}`);
    return { amount, currency: currencyCode(cents[2] ?? ""), span: [cents.index, text.trimEnd().length] };
  }
  const apart = isSigned ? centsSetApart.exec(text) : null;
  if (apart?.groups) {
    const { sign, whole, cents: high, wholeFirst, centsFirst, signLast } = apart.groups;
    const amount = Number(`${(whole ?? wholeFirst ?? "").replace(/[.,]/g, "")}.${high ?? centsFirst}`);
    return { amount, currency: currencyCode(sign ?? signLast ?? ""), span: [apart.index, text.trimEnd().length] };
  }
  const signed = findHoldingPrice(text, decimalMark);
  if (signed) return shippingThreshold.test(text.slice(0, signed.span[1])) ? null : signed;
  if (isFree(text)) return { amount: 0, currency: null, span: [0, text.length] };
  const match = bare.exec(text.replace(wordyRemark, (remark) => " ".repeat(remark.length)));
  const value = match?.[1] ? parseNumber(joinCents(match[1]), decimalMark) : null;
  return match && value !== null
    ? { amount: value, currency: null, span: [match.index, match.index + match[0].length] }
    : null;
}

/** The reduced price where a text has an older one too ("antes 20 €, ahora 15 €"); one of zero is a placeholder. */
function findHoldingPrice(text: string, decimalMark: DecimalMark | null): Price | null {
  if (!word.test(text)) return findPrice(text, decimalMark);
  const offset = [...text.matchAll(reduced)].at(-1)?.index ?? (outdated.test(text) ? endOfFirst(text, decimalMark) : 0);
  const current = findPrice(text.slice(offset), decimalMark);
  if (!current || (current.amount === 0 && offset > 0)) return findPrice(text, decimalMark);
  return { ...current, span: [current.span[0] + offset, current.span[1] + offset] };
}

const endOfFirst = (text: string, decimalMark: DecimalMark | null): number =>
  findPrice(text, decimalMark)?.span[1] ?? 0;

/** A currency as a text writes it. Two that are the same have the same key; a bare `$` is its own, since whose it is is not said. */
export type WrittenCurrency = { readonly key: string; readonly sign: string };

const anyCurrency = new RegExp(currency, "giu");
const onlyCurrency = new RegExp(`^${currency}$`, "iu");
const namedInFull = /^(?:pesos?|d[óo]lares|dollars?)$/i;

/** The currency of the price in a text, or of a text that is nothing but a currency; null where none is written. */
export function findCurrency(text: string): WrittenCurrency | null {
  const trimmed = text.trim();
  if (onlyCurrency.test(trimmed))
    return currencyCode(trimmed) !== null || namedInFull.test(trimmed) ? writtenCurrency([trimmed]) : null;
  const price = parsePrice(trimmed);
  return price ? writtenCurrency(trimmed.slice(...price.span).match(anyCurrency) ?? []) : null;
}

function writtenCurrency(signs: readonly string[]): WrittenCurrency | null {
  const [first, ...more] = signs.map((sign) => sign.trim());
  if (first === undefined) return null;
  const sign = first === "$" ? (more.find((one) => one !== "$") ?? first) : first;
  return { sign, key: sign === "$" ? sign : (currencyCode(sign) ?? sign.toLowerCase()) };
}
