import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../domain/report.ts";

export type Country = {
  readonly iso3: string;
  readonly iso2: string;
  readonly nameEn: string;
  readonly nameEs: string;
  /** Codes by which UN Comtrade and BACI know it, and have known it. */
  readonly comtradeCodes: readonly number[];
  /** Sub-region of the UN's M49, in its English words; empty for Antarctica. */
  readonly region: string;
};

/** A country with its name in the language of the report. */
export type NameCountry = (iso3: string) => { iso3: string; country: string };

export const countriesFile = join(import.meta.dirname, "countries.tsv");

/**
 * The countries and territories of the world by ISO3, from `countries.tsv`, which the snapshot's script writes with the
 * area codes of FAO and Comtrade. Sums (world, regions, FAO's China 351) and "unspecified" are no countries and not in it.
 */
export function readCountries(): ReadonlyMap<string, Country> {
  const [, ...lines] = readFileSync(countriesFile, "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [iso3 = "", iso2 = "", nameEn = "", nameEs = "", , comtrade = "", region = ""] = line.split("\t");
      const comtradeCodes = comtrade.split(";").filter(Boolean).map(Number);
      return [iso3, { iso3, iso2, nameEn, nameEs, comtradeCodes, region }];
    }),
  );
}

/** What a country is called in a language; the code itself where it is of none. */
export function countryName(countries: ReadonlyMap<string, Country>, iso3: string, language: Language): string {
  const country = countries.get(iso3);
  if (!country) return iso3;
  return language === "es" ? country.nameEs : country.nameEn;
}

const regionalLetterA = 0x1f1e6;
const letterA = 65;

/** A country's flag as text: the regional letters of its ISO2 code, 🇲🇽 for MX. */
export const flagOf = ({ iso2 }: Country): string =>
  String.fromCodePoint(...[...iso2].map((letter) => regionalLetterA + (letter.codePointAt(0) ?? letterA) - letterA));
