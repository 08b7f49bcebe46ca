import type { MarketGap, SellerGaps } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { pairValueUsd, sumOf, type TradePair } from "../figures.ts";
import { unpackCountry, type NumberColumns } from "../number-columns.ts";

const shownGaps = 10;
const shownMarkets = 5;
const smallestGapUsd = 10_000;
const mostEase = 2;
const none = new Float64Array(0);

/** Trade of everything a source covers, in USD: by pair, and the sums over it. */
export type AllTrade = {
  readonly pairUsd: (exporter: string, importer: string) => number;
  readonly exportedUsd: ReadonlyMap<string, number>;
  readonly importedUsd: ReadonlyMap<string, number>;
  readonly worldUsd: number;
};

type Gap = Omit<MarketGap, "exporter" | "importer"> & { readonly e: string; readonly i: string };

const add = (sums: Map<string, number>, key: string, usd: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + usd);

const largestFirst = (sums: ReadonlyMap<string, number>): [string, number][] =>
  [...sums].toSorted((a, b) => b[1] - a[1]);

/** The sums over one product; a pair is looked up only among those of an exporter that is asked for. */
function sumProduct(pairs: readonly TradePair[]): AllTrade {
  const byExporter = Map.groupBy(pairs, ({ exporter }) => exporter);
  const [exportedUsd, importedUsd] = [new Map<string, number>(), new Map<string, number>()];
  for (const pair of pairs) {
    const usd = pairValueUsd(pair);
    add(exportedUsd, pair.exporter, usd);
    add(importedUsd, pair.importer, usd);
  }
  return {
    pairUsd(exporter, importer) {
      const pair = byExporter.get(exporter)?.find((own) => own.importer === importer);
      return pair ? pairValueUsd(pair) : 0;
    },
    exportedUsd,
    importedUsd,
    worldUsd: sumOf([...exportedUsd.values()], (usd) => usd),
  };
}

/** The sums over everything a source covers: of each pair its packed exporter, its packed importer and its value in USD. */
export function sumAllTrade([exporters = none, importers = none, usd = none]: NumberColumns): AllTrade {
  const places = new Map<number, number>();
  for (const column of [exporters, importers])
    for (let row = 0; row < column.length; row += 1)
      if (!places.has(column[row]!)) places.set(column[row]!, places.size);
  const byPair = new Float64Array(places.size ** 2);
  const exported = new Float64Array(places.size);
  const imported = new Float64Array(places.size);
  let worldUsd = 0;
  for (let row = 0; row < usd.length; row += 1) {
    const e = places.get(exporters[row]!)!;
    const i = places.get(importers[row]!)!;
    const value = usd[row]!;
    byPair[e * places.size + i]! += value;
    exported[e]! += value;
    imported[i]! += value;
    worldUsd += value;
  }
  const names = new Map([...places].map(([country, place]) => [unpackCountry(country), place]));
  const byName = (sums: Float64Array): Map<string, number> =>
    new Map([...names].map(([iso3, place]) => [iso3, sums[place] ?? 0]));
  return {
    pairUsd(exporter, importer) {
      const [e, i] = [names.get(exporter), names.get(importer)];
      return e === undefined || i === undefined ? 0 : (byPair[e * places.size + i] ?? 0);
    },
    exportedUsd: byName(exported),
    importedUsd: byName(imported),
    worldUsd,
  };
}

/**
 * How easily e sells to i: trade of all goods between the two over what their shares of world trade lead to expect,
 * T_ei / (T_e · T_i / T_w), at most 2. Zero where the two trade nothing at all.
 */
export function easeOfTrade(all: AllTrade, exporter: string, importer: string): number {
  const expected =
    all.worldUsd > 0 ? ((all.exportedUsd.get(exporter) ?? 0) * (all.importedUsd.get(importer) ?? 0)) / all.worldUsd : 0;
  return expected > 0 ? Math.min(mostEase, all.pairUsd(exporter, importer) / expected) : 0;
}

type Market = {
  readonly product: AllTrade;
  readonly all: AllTrade;
  /** Buyers with what they buy, largest first. */
  readonly demand: readonly [iso3: string, usd: number][];
};

const openMarket = (pairs: readonly TradePair[], all: AllTrade): Market => {
  const product = sumProduct(pairs);
  return { product, all, demand: largestFirst(product.importedUsd) };
};

/** Puts the gaps of one exporter among those found, of which the `limit` widest stay. */
function addGaps(found: readonly Gap[], e: string, { product, all, demand }: Market, limit: number): readonly Gap[] {
  let widest = found;
  const supplyShare = (product.exportedUsd.get(e) ?? 0) / product.worldUsd;
  for (const [i, demandUsd] of demand) {
    const least = widest.length < limit ? 0 : (widest.at(-1)?.unrealisedUsd ?? 0);
    if (supplyShare * demandUsd * mostEase <= least) break;
    const ease = e === i ? 0 : easeOfTrade(all, e, i);
    const potentialUsd = supplyShare * demandUsd * ease;
    const actualUsd = product.pairUsd(e, i);
    const unrealisedUsd = Math.max(0, potentialUsd - actualUsd);
    if (unrealisedUsd <= least) continue;
    const gap = { e, i, supplyShare, demandUsd, ease, potentialUsd, actualUsd, unrealisedUsd };
    widest = [...widest, gap].toSorted((a, b) => b.unrealisedUsd - a.unrealisedUsd).slice(0, limit);
  }
  return widest;
}

/**
 * Where an exporter sells less than its weight would give (after the ITC's Export Potential, MAR-15-358.E, with trade
 * data only): potential = supply share of e (X_e / X_w) · demand of i (M_i) · ease of e and i ({@link easeOfTrade});
 * unrealised = max(0, potential − actual). USD, free on board, over the pairs of one product and year. The ten largest;
 * an indicator, not a forecast.
 */
export function findMarketGaps(pairs: readonly TradePair[], all: AllTrade, named: NameCountry): MarketGap[] {
  const market = openMarket(pairs, all);
  let found: readonly Gap[] = [];
  for (const [e] of largestFirst(market.product.exportedUsd)) found = addGaps(found, e, market, shownGaps);
  return found.map(({ e, i, ...gap }) => ({ exporter: named(e), importer: named(i), ...gap }));
}

/** The five widest gaps of each exporter, as in {@link findMarketGaps}, without those too small to be worth a call. */
export function findGapsBySeller(pairs: readonly TradePair[], all: AllTrade, named: NameCountry): SellerGaps[] {
  const market = openMarket(pairs, all);
  return largestFirst(market.product.exportedUsd)
    .map(([e]) => ({
      ...named(e),
      markets: addGaps([], e, market, shownMarkets)
        .filter(({ unrealisedUsd }) => unrealisedUsd >= smallestGapUsd)
        .map(({ i, actualUsd, unrealisedUsd }) => ({ ...named(i), actualUsd, unrealisedUsd })),
    }))
    .filter(({ markets }) => markets.length > 0);
}
