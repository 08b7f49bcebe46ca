import type { SourceRef } from "../domain/figure.ts";
import type { CodeCandidate } from "../domain/code-candidate.ts";
import type { Language, SourceUse } from "../domain/report.ts";
import type { Research } from "../domain/research.ts";
import { inDirectory, type DirectoryName } from "./catalogue/directories.ts";
import { countryName, readCountries } from "./countries.ts";
import { codesIn, codesUnder, findCodes, isNoGood } from "./find-codes.ts";
import { offersBeside, type ImportOffer } from "./import/offers.ts";
import { connectComtrade, usualComtradeLimits, type ComtradeSettings } from "./live/comtrade.ts";
import { memoryCache, type SourceCache } from "./live/source-cache.ts";
import type { StoredFile } from "./manifest.ts";
import { indexCountryNames } from "./news/match-countries.ts";
import { openNewsDesk, usualNewsLimits, type NewsSettings } from "./news/news-desk.ts";
import { researchProduct, type ResearchRequest } from "./research.ts";
import { readSourceItems, type SourceItems } from "./sources/index.ts";
import { openStore } from "./store.ts";

export type { DirectoryName } from "./catalogue/directories.ts";
export type { SourceCache } from "./live/source-cache.ts";
export type { ResearchRequest } from "./research.ts";

export type DataFolders = {
  readonly dataFolder: string;
  /** The figures that come with the package. */
  readonly shippedFolder?: string | null;
};

/** Sources on the network, each off where it is null. */
export type LiveSources = {
  readonly comtrade: ComtradeSettings | null;
  readonly news: NewsSettings | null;
  /** Without one, answers are kept as long as the process lives. */
  readonly cache?: SourceCache;
  /** How long a report waits for news that are being fetched; what comes later is there for the next report. */
  readonly newsWaitMs?: number;
};

const offline: LiveSources = { comtrade: null, news: null };

export type DataVersion = {
  readonly source: SourceRef;
  /** First and last year with rows. */
  readonly years: readonly [number, number];
  readonly rows: number;
};

/** A source that can feed reports, with the first and last year of its figures. */
export type DirectorySource = SourceUse & { readonly years: [number, number] };

export type Trade = {
  /** HS codes that a product's name or a typed code may mean, best first. Needs no data folder. */
  findCodes(name: string, options?: { directory?: DirectoryName; limit?: number }): CodeCandidate[];
  /** Whether a name is one of a service, or of nothing that is sold: no report is made of it. Needs no data folder. */
  isNoGood(name: string): boolean;
  /** What a country is called in a language; null for a code of none. */
  nameCountry(iso3: string, language: Language): string | null;
  /** The report of a product, or why there is none. Rejects when the signal aborts or the data folder cannot be read. */
  research(request: ResearchRequest): Promise<Research>;
  /** The sources that can feed a report of this directory, with their years and their items in it. */
  describeDirectory(name: DirectoryName): DirectorySource[];
  /** How many subheadings a directory has, and of how many some source with partners has figures. */
  measureDirectory(name: DirectoryName): { subheadings: number; withFigures: number };
  /** What lies in the data folder, one entry per source. */
  listData(): DataVersion[];
  /** What importing each source would bring beyond that. */
  listOffers(thisYear: number): ImportOffer[];
  /** When an import last changed it: what was worked out before is of older figures. */
  dataChangedAt(): Date;
  close(): void;
};

function itemsIn(directory: DirectoryName, file: StoredFile, items: SourceItems): string[] {
  return [...(file.table === "flows" ? items.traded(file) : []), ...items.produced(file)]
    .filter((group) => group.hs6.some((code) => inDirectory(directory, code)))
    .flatMap((group) => group.items);
}

/**
 * Opens the trade engine on a folder of Parquet files with a manifest; until it has one, on `shippedFolder`. What an
 * import puts into the folder is used from the next call on. Without live sources nothing is asked of the network.
 * Rejects when neither folder has a manifest.
 */
export async function openTrade(
  { dataFolder, shippedFolder }: DataFolders,
  {
    comtrade: settings,
    news: newsSettings,
    cache = memoryCache(),
    newsWaitMs = usualNewsLimits.waitMs,
  }: LiveSources = offline,
): Promise<Trade> {
  const store = await openStore(shippedFolder ? [dataFolder, shippedFolder] : [dataFolder]);
  const items = readSourceItems(codesUnder);
  const countries = readCountries();
  const comtrade = settings && connectComtrade(settings, countries, cache, usualComtradeLimits);
  const news = openNewsDesk(newsSettings ?? { gdeltUrl: null, feeds: [] }, cache, {
    ...usualNewsLimits,
    waitMs: newsWaitMs,
  });
  const matchCountries = indexCountryNames(countries);
  return {
    findCodes,
    isNoGood,
    nameCountry: (iso3, language) => (countries.has(iso3) ? countryName(countries, iso3, language) : null),
    research: (request) => researchProduct({ store, items, countries, comtrade, news, matchCountries }, request),
    describeDirectory: (name) =>
      store.files
        .filter((file) => file.table !== "pair_totals")
        .map((file): DirectorySource => ({
          source: file.source,
          year: file.years[1],
          years: file.years,
          state: "used",
          items: itemsIn(name, file, items),
        }))
        .filter((use) => use.items.length > 0),
    measureDirectory(name) {
      const asked = codesIn(name);
      const known = new Set(
        store.files
          .filter((file) => file.table === "flows")
          .flatMap((file) => items.traded(file))
          .flatMap((group) => group.hs6),
      );
      return { subheadings: asked.length, withFigures: asked.filter((code) => known.has(code)).length };
    },
    listData: () =>
      store.files
        .filter((file) => file.table !== "pair_totals")
        .map(({ source, years, rows }) => ({ source, years, rows })),
    listOffers: (thisYear) => offersBeside(store.files, thisYear),
    dataChangedAt: store.changedAt,
    close() {
      news.close();
      store.close();
    },
  };
}
