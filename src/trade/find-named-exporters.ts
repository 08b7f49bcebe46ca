import type { Language, SourceUse } from "../domain/report.ts";
import type { NamedExporter } from "../domain/research.ts";
import { countryName, type Country } from "./countries.ts";
import { codesUnder } from "./find-codes.ts";
import { readAllTrade } from "./insight/gather-market.ts";
import { factbook, type NamedGood } from "./sources/factbook.ts";
import type { TradeStore } from "./store.ts";

/**
 * The goods of the Factbook's table that lie wholly under a code, or that one of their headings is most of: a country with
 * a wider good ("garments") may export none of its parts.
 */
function goodsUnder(code: string): Set<string> {
  const asked = codesUnder(code);
  const isUnder = (own: string): boolean => {
    const subheadings = codesUnder(own);
    return subheadings.length > 0 && subheadings.every((subheading) => asked.includes(subheading));
  };
  const liesUnder = ({ codes }: NamedGood): boolean => {
    const isWithinAnother = (own: string): boolean => codes.some((other) => other !== own && own.startsWith(other));
    return codes.filter((own) => !isWithinAnother(own)).every(isUnder) || codes.filter(isWithinAnother).some(isUnder);
  };
  return new Set(
    factbook
      .readGoods()
      .filter(liesUnder)
      .map(({ good }) => good),
  );
}

/** The countries that have a good under this code among their main exports, by name, with the year of the text. */
export async function findNamedExporters(
  { store, countries }: { store: TradeStore; countries: ReadonlyMap<string, Country> },
  code: string,
  language: Language,
): Promise<{ namedBy: NamedExporter[]; uses: SourceUse[] }> {
  const goods = goodsUnder(code);
  const files = store.files.filter((file) => file.table === "named_exports");
  const named = (await Promise.all(files.map((file) => store.readNamedExports(file)))).flat();
  const found = named.filter(({ good }) => goods.has(good));
  const byCountry = new Map(found.map(({ country, year }) => [country, year]));
  const allTrade = found.length > 0 ? await readAllTrade(store) : null;
  const tradeOf = (iso3: string): { hasTrade?: boolean } =>
    allTrade ? { hasTrade: allTrade.sums.places.has(iso3) } : {};
  const namedBy = [...byCountry]
    .map(([iso3, year]) => ({ iso3, country: countryName(countries, iso3, language), year, ...tradeOf(iso3) }))
    .toSorted((a, b) => a.country.localeCompare(b.country, language));
  const items = [...new Set(found.map(({ good }) => good))];
  const year = Math.max(...byCountry.values());
  const uses: SourceUse[] = found.length > 0 ? [{ source: factbook.ref, year, state: "used", items }] : [];
  return { namedBy, uses };
}
