import { europeanStreets } from "./european-streets.ts";

type Span = readonly [number, number];
export type FoundAddress = {
  readonly span: Span;
  /** The town, where it stands beside a postcode or before a state. */
  readonly city: Span | null;
};

/** Words as written in lower case, with a capital, and in capitals: a pattern that ignores case could not tell names by theirs. */
const anyCase = (words: string): string =>
  words
    .split(" ")
    .flatMap((word) => [
      word,
      word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
      word.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
      word.toUpperCase(),
    ])
    .map((word) => word.replaceAll(".", "\\.").replaceAll("_", "\\s"))
    .sort((a, b) => b.length - a.length)
    .join("|");

/** A word with a capital, or an initial before one. */
export const capital = "\\p{Lu}(?:\\p{L}{0,3}\\.(?=\\s\\p{Lu})|[\\p{L}'’-]*\\p{L})?";
const small = "(?:de|del|la|las|los|el|y|e|da|do|dos|am|sur|of|the|and|DE|DEL|LA|LAS|LOS|Y)";
const name = `${capital}(?:\\s(?:${small}\\s){0,2}(?:D\\.\\s?[CF]\\.|${capital})){0,4}`;
/** The number of a postal district: `Lima 33`. */
const zone = "(?:\\s\\d{1,2}(?![\\d.,]))?";
const spanishWays =
  "c/ calle cl. avda. avda avd. av. avenida bulevar blvd. boulevard paseo p.º pº plaza pza. pza plz. carretera ctra. camino ronda " +
  "travesía polígono polígono_industrial pol._ind. p.i. jr. jirón pasaje psje. carrera cra. cra kra. diagonal transversal " +
  "calzada cerrada privada prolongación rambla gran_vía malecón rúa carrer avinguda";
const spanishWay = `(?:${anyCase(spanishWays)})`;
const englishWays =
  "street st avenue ave road rd boulevard blvd lane ln drive dr court ct place pl square sq highway hwy parkway pkwy way terrace " +
  "circle cir trail turnpike pike crescent quay row";
const englishWay = anyCase(englishWays);
const postcode =
  "(?:(?:C\\.?\\s?P\\.?:?\\s?)?(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d{4}[A-Z]{3}|\\d{4}-\\d{3}|\\d{5}-\\d{3}|\\d{4}\\s[A-Z]{2}(?![\\p{L}])|[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|\\d{7}|\\d{6})|C\\.?P\\.?\\s?\\d{4})";
const unit =
  "(?:,?\\s(?:piso|planta|local|oficina|ofi?\\.|dpto\\.?|depto\\.?|departamento|int\\.?|interior|esc\\.?|nave|puerta|pta\\.?|bajo|torre|bloque|edificio|edif?\\.|apto\\.?|casa|bodega|zona|suite|ste\\.?|unit|apt\\.?|floor|fl\\.?|room|#)(?:\\s?(?:[\\p{L}\\d-]{0,6}\\d[\\p{L}\\d-]{0,3}|[\\p{L}](?![\\p{L}])))?(?![\\p{L}\\d])|,?\\s\\d{1,2}\\.?[ºª°](?:\\s?(?:[A-Z]\\b|izq(?:da|uierda)?\\.?|d(?:er|cha|erecha)\\.?))?|,?\\s#\\s?\\d+)";
const district = `(?:,?\\s(?:col(?:onia|\\.)|urb(?:anización|\\.)|barrio|fracc(?:ionamiento|\\.)|sector|distrito)\\s${name})`;

const anyOf = (words: string): string => words.replaceAll(".", "\\.").replaceAll("_", "\\s").replaceAll(" ", "|");
const spanishWord = new RegExp(`(?<![a-z\\d])(?:${anyOf(spanishWays)})`, "i");
const englishWord = new RegExp(`\\s(?:${anyOf(englishWays)})(?![a-z\\d])`, "i");

/** `Calle 12 # 34-56` */
const numberOfCorner = /(?:#|n[oº°]\.?|núm\.?)\s?\d{1,3}\s?[A-Z]?(?:\s?bis)?\s?[-–]\s?\d/i;

/** Ways to write a street with its number, each with what all such streets have, seen much sooner: most are never made. */
const streets: readonly (readonly [hint: Pick<RegExp, "test">, street: RegExp])[] = [
  [
    { test: (text) => numberOfCorner.test(text) && spanishWord.test(text) },
    new RegExp(
      `(?<![\\p{L}\\d])(?:${spanishWay}\\s?){1,2}\\d{1,3}\\s?[A-Z]?(?:\\s[Bb]is)?(?:\\s(?:Sur|Norte|Este|Oeste))?\\s(?:#|[Nn][oº°]\\.?|[Nn]úm\\.?)\\s?\\d{1,3}\\s?[A-Z]?(?:\\s?[Bb]is)?\\s?[-–]\\s?\\d{1,3}`,
      "gu",
    ),
  ],
  [
    /(?:Avenida|Av\.|Calle)\s(?:[A-Z]\s)?\d/,
    /(?<![\p{L}\d])\d{1,2}[ªa.]{0,2}\s(?:Avenida|Av\.|Calle)\s(?:[A-Z]\s)?\d{1,2}-\d{1,3}/gu,
  ],
  [/Mz|Manzana/, /(?<![\p{L}\d])(?:Mz|Mza|Manzana)\.?\s?[A-Z\d]{1,3},?\s(?:Lt|Lte|Lote)\.?\s?\d{1,3}[A-Z]?/gu],
  [
    spanishWord,
    new RegExp(
      `(?<![\\p{L}\\d])${spanishWay}\\s?(?:${small}\\s){0,2}(?:(?:${capital}|${small}|\\d{1,2}(?:[ªº]|\\sde)?|[A-Z]{1,2}-\\d{1,4})(?:\\s|(?=,))){1,7}?(?:,\\s?)?(?:[Nn][º°o.]{1,3}\\s?|[Nn]úm\\.?\\s|#\\s?|[Kk]m\\.?\\s?|(?:[Nn]ave|[Pp]arcela|[Ll]ote)\\s)?(?:\\d{1,5}(?:[.,]\\d)?(?:\\s?[-–/]\\s?\\d{1,5})?[a-z]?(?![\\p{L}\\d])|s/n)`,
      "gu",
    ),
  ],
  [
    englishWord,
    new RegExp(
      `(?<![\\p{L}\\d.,#-])\\d{1,6}(?:[-–]\\d{1,6})?[A-Z]?,?\\s(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\.?\\s)?(?:(?:\\d{1,3}(?:st|nd|rd|th)|${capital})\\s){1,4}(?:${englishWay})(?![\\p{L}\\d])\\.?(?:\\s(?:N|S|E|W|NE|NW|SE|SW)(?![\\p{L}.])\\.?)?`,
      "gu",
    ),
  ],
  [
    /box|apartado|apdo|casilla/i,
    /(?<![\p{L}\d])(?:P\.?\s?O\.?\s?Box|Apartado(?: de correos| postal)?|Apdo\.?(?: postal)?|Casilla(?: de correos?| postal)?)\s(?:n[º°o.]{1,3}\s?)?\d{1,6}/giu,
  ],
  ...europeanStreets,
];
const englishStart = new RegExp(`^\\d[^\\n]*\\s(?:${englishWay})(?![\\p{L}\\d])|^P\\.?\\s?O`, "u");

/** What every street with a number has. */
const figure = /\d|s\/n/;
/** What every postcode has. */
const postcodeFigures = /\d{4}|\d[A-Z\d]?\s?\d[A-Z]{2}/;

const tailUnits = new RegExp(`^(?:${unit}|${district}){0,4}`, "iu");
const gap = "[\\s,.;·|–-]{1,4}";
const codeThenCity = new RegExp(`^${gap}(?:[A-Z]-)?${postcode}(?:${gap}(?<city>${name}))?`, "u");
const cityThenCode = new RegExp(
  `^${gap}(?:${name},\\s){0,1}?(?<city>${name})(?:,?\\s(?:[A-Z]{2}|${name}))??(?:,?\\s(?:[A-Z]{2}\\.?))?${gap}${postcode}(?![\\d-])`,
  "u",
);
const cityThenState = new RegExp(`^,?\\s(?<city>${name}),\\s(?:[A-Z]{2}(?![\\p{L}])|${name}${zone})`, "u");
const cityOnly = new RegExp(`^(?:,|\\s[-–])\\s(?<city>${name})${zone}(?![\\p{L}:@])`, "u");
const region = new RegExp(`^(?:\\s?\\(\\s?${name}\\s?\\)|(?:,|\\s[-–])\\s${name}${zone}(?![\\p{L}:@]))`, "u");
const beforeRegion = /^(?:\s?\(|,\s|\s[-–]\s)/;
const notTown = /^(?:tel|tfno|tlf|phone|fax|e-?mail|correo|m[óo]vil|web|horario|hours|open|call|contact)/iu;

/** The two letters of an Italian province behind its town: `20124 Milano MI`. */
export const provinceMark = /(?<=\p{Ll})\s[A-Z]{2}$/u;

/**
 * The first postal address in running text: street and number in the Spanish, Mexican, Colombian, Argentine, Chilean, Peruvian or
 * English way, or as those of `european-streets.ts`, with floor, district, postcode, town and region as far as they follow. Null when there is no street with a number.
 */
export function findAddress(text: string, from = 0): FoundAddress | null {
  if (!figure.test(text)) return null;
  let first: RegExpExecArray | null = null;
  for (const [hint, street] of streets) {
    if (!hint.test(text)) continue;
    street.lastIndex = from;
    const match = street.exec(text);
    if (match && (!first || match.index < first.index)) first = match;
  }
  if (!first) return null;
  let end = first.index + first[0].length;
  end += tailUnits.exec(text.slice(end))?.[0].length ?? 0;
  const rest = text.slice(end, end + 120);
  const isSpanish = !englishStart.test(first[0]);
  const place = findPlace(rest, isSpanish);
  const town = place?.groups?.city?.replace(provinceMark, "");
  if (!place || (town !== undefined && notTown.test(town))) return { span: [first.index, end], city: null };
  const at = town === undefined ? -1 : end + place[0].lastIndexOf(town);
  end += place[0].length;
  const next = text.slice(end, end + 60);
  const after = beforeRegion.test(next) ? region.exec(next) : null;
  if (after && isSpanish && !notTown.test(after[0].replace(/^[\s,(]+/, ""))) end += after[0].length;
  return { span: [first.index, end], city: town === undefined ? null : [at, at + town.length] };
}

/** What tells the town behind a street: its postcode, before or behind it, its state, or a comma alone. */
function findPlace(rest: string, isSpanish: boolean): RegExpExecArray | null {
  const byCode = postcodeFigures.test(rest) ? (codeThenCity.exec(rest) ?? cityThenCode.exec(rest)) : null;
  return (
    byCode ??
    (/^,?\s[^,]+,\s/.test(rest) ? cityThenState.exec(rest) : null) ??
    (isSpanish && /^(?:,|\s[-–])\s/.test(rest) ? cityOnly.exec(rest) : null)
  );
}
