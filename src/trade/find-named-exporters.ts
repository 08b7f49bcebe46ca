import type { Language } from "../domain/report.ts";
import { countryName, type Country } from "./countries.ts";
import { codesUnder } from "./find-codes.ts";
import { factbook } from "./sources/factbook.ts";
import type { TradeStore } from "./store.ts";

type NamedExporter = { iso3: string; country: string; year: number | null };

/** The goods of the Factbook's table that lie wholly under a code: a country that names a wider good says nothing of its parts. */
function goodsUnder(code: string): Set<string> {
  const asked = codesUnder(code);
  const isUnder = (own: string): boolean => {
    const subheadings = codesUnder(own);
    return subheadings.length > 0 && subheadings.every((subheading) => asked.includes(subheading));
  };
  return new Set(
    factbook
      .readGoods()
      .filter(({ codes }) => codes.some(isUnder))
      .map(({ good }) => good),
  );
}

/** The countries that name a good under this code among their main exports, by name, with the year they say so for. */
export async function findNamedExporters(
  { store, countries }: { store: TradeStore; countries: ReadonlyMap<string, Country> },
  code: string,
  language: Language,
): Promise<NamedExporter[]> {
  const goods = goodsUnder(code);
  const files = store.files.filter((file) => file.table === "named_exports");
  const named = (await Promise.all(files.map((file) => store.readNamedExports(file)))).flat();
  const byCountry = new Map(named.filter(({ good }) => goods.has(good)).map(({ country, year }) => [country, year]));
  return [...byCountry]
    .map(([iso3, year]) => ({ iso3, country: countryName(countries, iso3, language), year }))
    .toSorted((a, b) => a.country.localeCompare(b.country, language));
}
