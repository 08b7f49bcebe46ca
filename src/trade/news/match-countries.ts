import { fold } from "../../domain/text.ts";
import type { Country } from "../countries.ts";

/** Languages that headlines about trade are written in, by the names the Unicode locale data gives to countries. */
const languages = ["es", "en", "pt", "fr", "de", "it", "nl", "ca", "pl", "tr", "id", "ru", "uk", "ar", "vi"];

/** What headlines call countries, beyond their names. */
const aliases: Record<string, readonly string[]> = {
  USA: ["US", "U.S.", "USA", "EEUU", "EE.UU.", "EE. UU.", "America"],
  GBR: ["UK", "U.K.", "Britain", "Great Britain", "Gran Bretaña"],
  ARE: ["UAE", "Emiratos"],
  NLD: ["Holland", "Holanda"],
  CZE: ["Czech Republic", "República Checa"],
  TUR: ["Turkey", "Turquía"],
  KOR: ["South Korea", "Corea del Sur"],
  CIV: ["Ivory Coast", "Côte d'Ivoire", "Costa de Marfil"],
  VNM: ["Viet Nam"],
  MMR: ["Burma", "Birmania"],
};

const longestName = 6;
const capital = /^[\p{Lu}\p{Lt}\p{Lo}]/u;

/** The articles that French and Italian leave out a letter of: `l'Allemagne` is Allemagne. */
const elision = /(?<!\p{L})(?:l|d|all|dall|dell|nell)['’](?=\p{L})/giu;

const wordsOf = (text: string): string[] =>
  text.replaceAll(elision, " ").match(/[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*\.?/gu) ?? [];
const keyOf = (words: readonly string[]): string =>
  fold(words.join(" "))
    .replaceAll(/[.’']/g, "")
    .replaceAll("-", " ");

export type MatchCountries = (headline: string) => string[];

/**
 * Finds the countries that a headline names, as ISO3 codes in order of appearance, in any of fifteen languages. A name
 * begins with a capital (chile is also a pepper), and the longest name wins (Guinea-Bissau is not Guinea).
 */
export function indexCountryNames(countries: ReadonlyMap<string, Country>): MatchCountries {
  const byName = new Map<string, string>();
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }));
  for (const { iso3, iso2, nameEs, nameEn } of countries.values()) {
    const known = [nameEs, nameEn, ...(aliases[iso3] ?? []), ...names.map((each) => each.of(iso2) ?? "")];
    for (const name of known) {
      const key = keyOf(wordsOf(name));
      if (key.length > 1 && !byName.has(key)) byName.set(key, iso3);
    }
  }
  return (headline) => {
    const words = wordsOf(headline);
    const found = new Set<string>();
    for (let i = 0; i < words.length; i += 1) {
      if (!capital.test(words[i] ?? "")) continue;
      for (let length = Math.min(longestName, words.length - i); length > 0; length -= 1) {
        const iso3 = byName.get(keyOf(words.slice(i, i + length)));
        if (!iso3) continue;
        found.add(iso3);
        i += length - 1;
        break;
      }
    }
    return [...found];
  };
}
