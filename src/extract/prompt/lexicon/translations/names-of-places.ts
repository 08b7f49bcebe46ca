import { once } from "../../../remember.ts";
import { wordsOf } from "../words.ts";
import { regions } from "./regions.ts";

const locales = "es en pt fr de it ca nl pl sv da nb fi cs ro hu tr ru uk el ja zh ko".split(" ");
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const languages = "es en pt fr de it ca nl pl ru uk sv nb da fi tr cs hu ro el he ar hi ja zh ko vi".split(" ");
const also: Readonly<Record<string, string>> = {
  US: "eeuu, usa, estados unidos de america, estados unidos de norteamerica, united states of america",
  GB: "uk, gran bretana, great britain, inglaterra, england",
  NL: "holanda, holland",
  CZ: "republica checa, czech republic, tschechische republik",
};
/** Signs that cars of a country have, which pages write in brackets: `Bayern (D)`. */
const carSigns: Readonly<Record<string, string>> = {
  DE: "D",
  AT: "A",
  ES: "E",
  FR: "F",
  IT: "I",
  PT: "P",
  BE: "B",
  HU: "H",
};

const keyOf = (text: string): string => wordsOf(text).join(" ");

type Country = { readonly code: string; readonly names: ReadonlySet<string> };

/** Countries by each of their names, and languages likewise. */
const countries = once((): ReadonlyMap<string, Country> => {
  const displays = locales.map((locale) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" }));
  const known = new Map<string, Country>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (displays[1]?.of(code) === undefined || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
    const names = new Set([...displays.map((one) => one.of(code) ?? ""), ...(also[code]?.split(", ") ?? [])]);
    const country = { code, names };
    for (const name of names) if (name !== "" && !known.has(keyOf(name))) known.set(keyOf(name), country);
  }
  return known;
});

const namesOfLanguages = once((): ReadonlyMap<string, ReadonlySet<string>> => {
  const displays = locales.map((locale) => new Intl.DisplayNames([locale], { type: "language", fallback: "none" }));
  const known = new Map<string, ReadonlySet<string>>();
  for (const code of languages) {
    const names = new Set(displays.map((one) => one.of(code) ?? ""));
    for (const name of names) if (name !== "") known.set(keyOf(name), names);
  }
  return known;
});

/** What a country or a language is called in other languages; none for other words. */
export const foreignNamesOf = (text: string): readonly string[] => {
  const key = keyOf(text);
  return [...(countries().get(key)?.names ?? namesOfLanguages().get(key) ?? [])].filter((name) => name !== "");
};

type Region = { readonly letters: string; readonly names: ReadonlySet<string> };

const allRegions = once((): readonly Region[] =>
  regions
    .flatMap((ofCountry) => ofCountry.split("; "))
    .map((region) => {
      const [short = "", names = ""] = region.split(": ");
      return { letters: short, names: new Set(names.split(", ")) };
    }),
);

/** Letters behind a town, before a postcode, in brackets or alone. */
const standing = (short: readonly string[]): RegExp =>
  new RegExp(`(?:^|[,;/(|–-]\\s*)(?:${short.join("|")})\\.?(?=\\s*$|\\s*[),;/|–-]|\\s+\\d{4})`, "u");

/** Where a value has the letters that stand for the state or country that words name, capitals as they are; null for other words. */
export function lettersOf(words: string): ((value: string) => string | null) | null {
  const key = keyOf(words.replace(/^(?:estado|state|provincia|province|canton|region)\s+(?:de|of)\s+/iu, ""));
  const code = countries().get(key)?.code;
  const ofRegion = allRegions().flatMap((region) => (region.names.has(key) ? [region.letters] : []));
  const patterns = [
    ...(ofRegion.length > 0 ? [standing(ofRegion)] : []),
    ...(code ? [new RegExp(`^${code}$`, "u")] : []),
    ...(code && carSigns[code] ? [new RegExp(`\\(${carSigns[code]}\\)`, "u")] : []),
  ];
  if (patterns.length === 0) return null;
  return (value) =>
    patterns.map((pattern) => pattern.exec(value.trim())?.[0]).find((found) => found !== undefined) ?? null;
}
