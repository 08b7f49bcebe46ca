import type { KnownVolume } from "../domain/known-volume.ts";
import type { Language } from "../domain/report.ts";
import { countryName, type Country } from "./countries.ts";
import { sumOf } from "./figures.ts";
import type { VolumeGroup } from "./sources/faostat-forestry.ts";
import type { SourceItems } from "./sources/index.ts";
import type { VolumeFact } from "./store-queries.ts";
import type { TradeStore } from "./store.ts";
import { newestWholeYear } from "./whole-years.ts";

const shownLeaders = 10;

type Sources = {
  readonly store: TradeStore;
  readonly items: SourceItems;
  readonly countries: ReadonlyMap<string, Country>;
};

type Asked = { readonly code: string; readonly hs6: readonly string[] };

const volumeOf = (own: readonly VolumeFact[]): number => sumOf(own, ({ cubicMetres }) => cubicMetres);

/** The group whose set is the asked one, or that was reviewed to answer for its code. */
export const volumeGroupOf = (groups: readonly VolumeGroup[], { code, hs6 }: Asked): VolumeGroup | undefined =>
  groups.find(
    (group) =>
      group.answers.includes(code) ||
      (group.hs6.length === hs6.length && group.hs6.every((subheading) => hs6.includes(subheading))),
  );

/**
 * Who makes, exports and imports a good that is counted in cubic metres, in the newest whole year of its production; shares
 * are of the countries listed. Null where no source counts the good so.
 */
export async function findKnownVolume(
  { store, items, countries }: Sources,
  asked: Asked,
  language: Language,
): Promise<KnownVolume | null> {
  for (const file of store.files.filter(({ table }) => table === "volumes")) {
    const group = volumeGroupOf(items.counted(file), asked);
    if (!group) continue;
    const facts = (await store.readVolumes(file, group.items)).filter(({ cubicMetres }) => cubicMetres > 0);
    const made = newestWholeYear(facts.filter(({ flow }) => flow === "made"));
    const [{ year } = { year: null }] = made;
    if (year === null) continue;
    const tradedAs = (flow: VolumeFact["flow"]): VolumeFact[] =>
      facts.filter((fact) => fact.flow === flow && fact.year === year);
    const [exported, imported] = [tradedAs("exported"), tradedAs("imported")];
    const leadersOf = (own: readonly VolumeFact[]): KnownVolume["makers"] =>
      own
        .toSorted((a, b) => b.cubicMetres - a.cubicMetres)
        .slice(0, shownLeaders)
        .map(({ country, cubicMetres }) => ({
          iso3: country,
          country: countryName(countries, country, language),
          cubicMetres,
          share: cubicMetres / volumeOf(own),
        }));
    return {
      source: file.source,
      year,
      nameEs: group.name.es,
      nameEn: group.name.en,
      totalCubicMetres: volumeOf(made),
      countries: made.length,
      makers: leadersOf(made),
      exportedCubicMetres: volumeOf(exported),
      exporters: leadersOf(exported),
      importedCubicMetres: volumeOf(imported),
      importers: leadersOf(imported),
    };
  }
  return null;
}
