import { isMonth } from "./date.ts";

const start = "(?:^|[,;:|\\n(]\\s?|\\s[-–]\\s)";
const house = "\\s\\d{1,4}(?!\\d)";
const anyOf = (words: string): string => words.replaceAll(".", "\\.").replaceAll(" ", "|");

/** Words for a street that stand behind its name, in one word with it. */
const joined = anyOf(
  "straße strasse str. gasse weg platz allee damm ufer chaussee straat laan plein gracht singel kade dijk dreef " +
    "gatan vägen gränd torget backen gata gaten veien vegen plassen vej stræde plads katu kuja ntie tänav",
);
/** The same in a word of their own, where names before them have a capital. */
const apart = anyOf(
  "Straße Strasse Str. Weg Platz Allee Damm Ufer Gasse Chaussee gate gata vei veg plass allé Allé plads utca u. út útja tér tere körút",
);
/** Words for a street before its name. */
const before = anyOf(
  "rue boulevard bd bld blvd chemin impasse faubourg ul. ulica al. aleja aleje os. osiedle plac pl. nám. náměstí třída str. strada bulevardul calea șos. șoseaua aleea",
);
/** After a number, more words tell a street. */
const afterNumber = `${before}|av\\.?|avenue|place|route|cours|passage|quai|allée|résidence|lotissement`;
const cyrillic = anyOf(
  "ул улица пр просп проспект пр-т пр-кт пер переулок ш шоссе наб набережная бул б-р бульвар пл площадь проезд пр-д мкр тупик аллея вул вулиця пров провулок",
);
const turkish = "[Cc]ad(?:desi|\\.)|[Ss]ok(?:ak|ağı|\\.)|[Mm]ah(?:allesi|\\.)|[Bb]ulvarı|[Cc]d\\.";

/** Streets with their number as other countries than those of `find-address.ts` write them, each with what all of them have, seen much sooner. */
const streets: readonly (readonly [hint: RegExp, street: RegExp])[] = [
  [
    new RegExp(`(?:${joined}|gade)\\s\\d`, "iu"),
    new RegExp(`${start}(?:[\\p{L}.'’-]+\\s){0,3}[\\p{L}-]{2,}(?:${joined}|(?<!bri)gade)${house}`, "iu"),
  ],
  [
    new RegExp(`\\s(?:${apart})\\s\\d`, "u"),
    new RegExp(`${start}(?:\\p{Lu}[\\p{L}.'’-]*\\s){1,3}(?:${apart})${house}`, "u"),
  ],
  [
    new RegExp(`\\d\\s?[a-z]{0,3},?\\s(?:${afterNumber})\\s`, "iu"),
    new RegExp(`${start}\\d{1,4}(?:\\s?(?:bis|ter|[a-d]))?,?\\s(?:${afterNumber})\\s\\p{L}{2}`, "iu"),
  ],
  [
    new RegExp(`(?:${before})\\s`, "iu"),
    new RegExp(`${start}(?:${before})\\s[^\\d\\n]{2,40},?\\s(?:n[.º°]*\\s?)?\\d{1,5}(?!\\d)`, "iu"),
  ],
  [
    /[\u0400-\u04ff]/,
    new RegExp(
      `(?<![\\p{L}\\d-])(?:${cyrillic})(?:\\.|(?=[\\s,]))(?:\\s?(?:\\d+-\\p{L}{1,3}\\s)?\\p{Lu}[^,\\d]{0,40})?,?\\s?(?:д\\.?\\s?|дом\\s|буд\\.?\\s)?\\d{1,4}(?!\\d)`,
      "u",
    ),
  ],
  [
    /\s\d{1,4}\s?[a-zA-Z]?,?\s(?:[A-Z]{1,2}-)?\d{4,5}\s/,
    /^\p{Lu}[^\d]{2,40}\s\d{1,4}\s?[a-zA-Z]?,?\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}\p{Ll}/u,
  ],
  [new RegExp(turkish), new RegExp(`(?<![\\p{L}])(?:${turkish})(?![\\p{L}]).*\\d`, "u")],
  [/[都道府県目地〒]/, /(?:[都道府県].{1,8}[市区郡町村]|\d\s?丁目|\d\s?番地)(?=.*\d)|〒\s?\d{3}-?\d{4}/u],
  [/[路街道巷弄]/, /[省市区區縣县].{1,20}[路街道巷弄].{0,10}\d+\s?[号號弄]/u],
  [/[시도구군]/, /(?:시|도|구|군)\s.{0,20}(?:로|길|동|읍|면|리|가)\s?\d/u],
];

/** `May 3, 2023 Meeting`: a day and its year, which a street, its number and a postcode are written like. */
const isLedByDay = (text: string): boolean =>
  isMonth(/(\p{L}+)\.?\s\d{1,2},?\s(?:19|20)\d{2}\s/u.exec(text)?.[1] ?? "");

/** Whether a text has a street with its number in one of the languages of Europe or East Asia. */
export const hasWorldStreet = (text: string): boolean =>
  streets.some(([hint, street]) => hint.test(text) && street.test(text) && !isLedByDay(text));

/** A postcode and its town, the way the countries write them that have letters or two groups in it, or five figures: `1053 VM Amsterdam`, `00-950 Warszawa`. */
const codeAndTown =
  /^(?:[A-Z]{1,3}-)?(?:\d{4}\s?[A-Z]{2}|\d{5}(?:-\d{3})?|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4}-\d{3}|\d{6}|(?!19|20)\d{4}),?\s(?=\p{Lu}\p{L}*\p{Ll}|\p{Lu}{4})[\p{L}'’.-]+(?:[\s/-][\p{L}'’./()-]+){0,6}$/u;
const townAndCode =
  /^\p{Lu}[\p{L}'’. -]+,?\s(?:[A-Z]{2}\.?,?\s)?(?:\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d)$/u;

/** Whether a text is a postcode with its town and no more than what it lies in. */
export const isPostcodeWithTown = (text: string): boolean =>
  text.length <= 80 && (codeAndTown.test(text) || townAndCode.test(text));
