import type { Language } from "../domain/report.ts";
import type { KnownProduction } from "../domain/research.ts";
import { countryName, type Country } from "./countries.ts";
import { producedItems } from "./evidence.ts";
import { sumOf } from "./figures.ts";
import type { StoredFile } from "./manifest.ts";
import type { SourceItems } from "./sources/index.ts";
import type { ProducedGroup } from "./sources/production-source.ts";
import type { TradeStore } from "./store.ts";
import { newestWholeYear } from "./whole-years.ts";

const shownLeaders = 10;

type Sources = {
  readonly store: TradeStore;
  readonly items: SourceItems;
  readonly countries: ReadonlyMap<string, Country>;
};
type Produced = Pick<KnownProduction, "metal" | "wholeHarvest"> & { readonly items: readonly string[] };

const newestFirst = (a: StoredFile, b: StoredFile): number => b.years[1] - a.years[1];

/** The items that are the asked set itself, else the metal that is mined for it. */
function produce(groups: readonly ProducedGroup[], hs6: readonly string[]): Produced | null {
  const same = producedItems(groups, hs6);
  if (same)
    return { items: same.items, metal: null, ...(same.wholeHarvest ? { wholeHarvest: same.wholeHarvest } : {}) };
  const mined = groups.find(
    ({ metal, hs6: own }) => metal && hs6.length > 0 && hs6.every((code) => own.includes(code)),
  );
  return mined?.metal ? { items: mined.items, metal: mined.metal } : null;
}

/**
 * Who makes a product of which no source has the trade: tonnes by country in the newest whole year of the source that is
 * newest, of the product itself or of the metal that is mined for it; shares are of the countries listed. Null where no
 * source knows.
 */
export async function findKnownProduction(
  { store, items, countries }: Sources,
  hs6: readonly string[],
  language: Language,
): Promise<KnownProduction | null> {
  for (const file of store.files.filter(({ table }) => table === "production").toSorted(newestFirst)) {
    const produced = produce(items.produced(file), hs6);
    const facts = produced ? await store.readProduction(file, produced.items) : [];
    const newest = newestWholeYear(facts.filter(({ tonnes }) => tonnes > 0));
    if (!produced || !newest[0]) continue;
    const { year } = newest[0];
    const totalTonnes = sumOf(newest, ({ tonnes }) => tonnes);
    const leaders = newest
      .toSorted((a, b) => b.tonnes - a.tonnes)
      .slice(0, shownLeaders)
      .map(({ country, tonnes }) => ({
        iso3: country,
        country: countryName(countries, country, language),
        tonnes,
        share: tonnes / totalTonnes,
      }));
    const { items: _, ...what } = produced;
    return { source: file.source, year, ...what, totalTonnes, countries: newest.length, leaders };
  }
  return null;
}
