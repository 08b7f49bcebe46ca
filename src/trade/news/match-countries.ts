import { fold } from "../../domain/text.ts";
import type { Country } from "../countries.ts";

/** Languages that headlines about trade are written in, by the names the Unicode locale data gives to countries. */
const languages = new Set("es en pt fr de it nl ca pl tr id ru uk ar vi".split(" "));
/** Their names of countries are understood in a headline of any language. */
const everywhere = ["es", "en"];

/** What headlines call countries, beyond their names. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  USA: ["US", "U.S.", "USA", "EEUU", "EE.UU.", "EE. UU.", "America"],
  GBR: ["UK", "U.K.", "Britain", "Great Britain", "Gran Bretaña", "Northern Ireland", "Irlanda del Norte"],
  ARE: ["UAE", "Emiratos"],
  NLD: ["Holland", "Holanda"],
  CHN: ["Inner Mongolia", "Mongolia Interior"],
  CZE: ["Czech Republic", "República Checa"],
  TUR: ["Turkey", "Turquía"],
  KOR: ["South Korea", "Corea del Sur"],
  CIV: ["Ivory Coast", "Côte d'Ivoire", "Costa de Marfil"],
  VNM: ["Viet Nam"],
  MAC: ["Macau"],
  MMR: ["Burma", "Birmania"],
};

/** Places and goods that bear a country's name and are not of it, however they begin. */
const otherNames =
  "New Mexico, Nuevo México, Gulf of Mexico, Golfo de México, New Jersey, Nueva Jersey, New Guinea, Nueva Guinea, " +
  "Gulf of Guinea, Golfo de Guinea, Lake Chad, Reunión de, Reunión del, Brazil nut, Brazil nuts, nuez de Brasil, " +
  "nueces de Brasil, castaña de Brasil, castañas de Brasil, Panama disease, mal de Panamá, Panama hat, Panama hats, " +
  "sombrero de Panamá, sombreros de Panamá, Guinea fowl, Guinea pig, Guinea pigs, gallina de Guinea, " +
  "gallinas de Guinea, Jersey cow, Jersey cows, Jersey cattle, Chile pepper, Chile peppers, Chile powder, green Chile, " +
  "red Chile, Hatch Chile, Chile verde, Chile seco, Chile habanero, Chile jalapeño, Chile poblano, Turkey meat, " +
  "Turkey breast, Turkey farm, Turkey farms, Turkey farmers";

type SharedName = {
  readonly names: readonly string[];
  /** Beginnings of folded words beside which the name is the country's. */
  readonly beside: readonly string[];
};

/** Names that better-known places or goods bear too: a State of the USA, cities of Spain and of Latin America, a fruit. */
const sharedNames: Readonly<Record<string, SharedName>> = {
  GEO: { names: ["Georgia"], beside: ["tbilisi", "tiflis", "batumi", "georgian", "caucas", "kakheti", "kajeti"] },
  GRD: { names: ["Granada"], beside: ["carib", "antill"] },
  MAF: { names: ["San Martín", "Saint Martin", "St. Martin"], beside: ["carib", "antill", "marigot"] },
  SXM: { names: ["San Martín"], beside: ["carib", "antill", "philipsburg"] },
  GLP: { names: ["Guadalupe"], beside: ["carib", "antill", "frances", "martinica"] },
  LCA: { names: ["Santa Lucía"], beside: ["carib", "antill", "castries"] },
  SHN: { names: ["Santa Elena"], beside: ["britanic", "napoleon", "ascension"] },
  BLM: { names: ["San Bartolomé"], beside: ["carib", "antill", "frances"] },
  MSR: { names: ["Montserrat"], beside: ["carib", "antill"] },
};

const longestName = 6;
const capital = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

/** The articles that French and Italian leave out a letter of (`l'Allemagne`), and the English genitive (`Peru's`). */
const elision = /(?<!\p{L})(?:l|d|all|dall|dell|nell)['’](?=\p{L})|['’]s(?!\p{L})/giu;

const wordsOf = (text: string): string[] =>
  text.replaceAll(elision, " ").match(/[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*\.?/gu) ?? [];
const keyOf = (words: readonly string[]): string =>
  fold(words.join(" "))
    .replaceAll(/[.’']/g, "")
    .replaceAll("-", " ");

const isInitials = (name: string): boolean => name === name.toUpperCase();

/** ISO3 by folded name; null for a place that is no country. */
type Names = ReadonlyMap<string, string | null>;

const byKey = (named: readonly { readonly iso3: string | null; readonly name: string }[]): Names =>
  new Map(named.map(({ iso3, name }) => [keyOf(wordsOf(name)), iso3] as const).filter(([key]) => key.length > 1));

function namesIn(language: string, countries: readonly Country[]): Names {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return byKey(countries.map(({ iso3, iso2 }) => ({ iso3, name: names.of(iso2) ?? "" })));
}

/** ISO3 codes of the countries that a headline in a language names, in order of appearance. */
export type MatchCountries = (headline: string, language: string) => string[];

/**
 * Finds the countries that a headline names: in Spanish, in English and, of fifteen languages, in its own ("Island" is
 * Iceland in German only). A name begins with a capital (chile is also a pepper), initials are capitals throughout (US is
 * not us), the longest name wins (Guinea-Bissau is not Guinea), and a name that the country shares counts only beside a
 * word of that country (Georgia is a State too).
 */
export function indexCountryNames(countries: ReadonlyMap<string, Country>): MatchCountries {
  const all = [...countries.values()];
  const listed = Object.entries(aliases).flatMap(([iso3, names]) => names.map((name) => ({ iso3, name })));
  const initials = byKey(listed.filter(({ name }) => isInitials(name)));
  const shared = new Set(
    Object.entries(sharedNames).flatMap(([iso3, { names }]) => names.map((name) => `${iso3} ${keyOf(wordsOf(name))}`)),
  );
  const byLanguage = new Map<string, Names>();
  const namesOf = (language: string): Names => {
    const known = byLanguage.get(language) ?? namesIn(language, all);
    byLanguage.set(language, known);
    return known;
  };
  const own = byKey([
    ...all.flatMap(({ iso3, nameEs, nameEn }) => [nameEs, nameEn].map((name) => ({ iso3, name }))),
    ...listed.filter(({ name }) => !isInitials(name)),
    ...otherNames.split(", ").map((name) => ({ iso3: null, name })),
  ]);

  return (headline, language) => {
    const words = wordsOf(headline);
    const folded = words.map(fold);
    const isOwn = (iso3: string, key: string): boolean =>
      !shared.has(`${iso3} ${key}`) ||
      (sharedNames[iso3]?.beside ?? []).some((beginning) => folded.some((word) => word.startsWith(beginning)));
    const spoken = languages.has(language) ? [...everywhere, language] : everywhere;
    const find = (at: number, length: number): string | null | undefined => {
      const name = words.slice(at, at + length);
      const key = keyOf(name);
      if (!capital.test(name[0] ?? "")) return own.get(key) === null ? null : undefined;
      const known = [own, ...spoken.map(namesOf)].map((names) => names.get(key)).find((iso3) => iso3 !== undefined);
      if (typeof known === "string" && !isOwn(known, key)) return null;
      return known === undefined && isInitials(name.join(" ")) ? initials.get(key) : known;
    };
    const found = new Set<string>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
        const iso3 = find(at, length);
        if (iso3 === undefined) continue;
        if (iso3 !== null) found.add(iso3);
        at += length - 1;
        break;
      }
    }
    return [...found];
  };
}
