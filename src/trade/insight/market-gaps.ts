import type { MarketGap, SellerGaps } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { pairValueUsd, type TradePair } from "../figures.ts";
import { easeOfTrade, largestPlaces, mostEase, sumFlows, type TradeMatrix } from "./trade-matrix.ts";

const shownGaps = 10;
const shownMarkets = 5;
const smallestGapUsd = 10_000;

/** One product's trade beside all trade; countries by their places in the product's. */
export type Market = {
  readonly product: TradeMatrix;
  readonly countries: readonly string[];
  readonly sellers: readonly number[];
  readonly buyers: readonly number[];
  readonly ease: (e: number, i: number) => number;
};

type Gap = Omit<MarketGap, "exporter" | "importer"> & { readonly e: number; readonly i: number };

/** What gaps are looked for in: the pairs of one product and year, and the trade of all goods. */
export function openMarket(pairs: readonly TradePair[], all: TradeMatrix): Market {
  const product = sumFlows(
    {
      count: pairs.length,
      exporter: (at) => pairs[at]!.exporter,
      importer: (at) => pairs[at]!.importer,
      usd: (at) => pairValueUsd(pairs[at]!),
    },
    (iso3) => iso3,
  );
  const countries = [...product.places.keys()];
  const placesInAll = countries.map((iso3) => all.places.get(iso3));
  return {
    product,
    countries,
    sellers: largestPlaces(product.exportedUsd),
    buyers: largestPlaces(product.importedUsd),
    ease: (e, i) => (e === i ? 0 : easeOfTrade(all, placesInAll[e], placesInAll[i])),
  };
}

/** Puts the gaps of one exporter among the widest found, of which `limit` stay. */
function addGaps(widest: Gap[], e: number, { product, countries, buyers, ease: easeOf }: Market, limit: number): void {
  const supplyShare = product.exportedUsd[e]! / product.worldUsd;
  for (const i of buyers) {
    const demandUsd = product.importedUsd[i]!;
    const least = widest[limit - 1]?.unrealisedUsd ?? 0;
    if (supplyShare * demandUsd * mostEase <= least) break;
    const ease = easeOf(e, i);
    const potentialUsd = Math.min(supplyShare * demandUsd * ease, demandUsd);
    const actualUsd = product.byPair[e * countries.length + i]!;
    const unrealisedUsd = Math.max(0, potentialUsd - actualUsd);
    if (unrealisedUsd <= least) continue;
    const at = widest.findIndex((gap) => gap.unrealisedUsd < unrealisedUsd);
    const gap = { e, i, supplyShare, demandUsd, ease, potentialUsd, actualUsd, unrealisedUsd };
    widest.splice(at < 0 ? widest.length : at, 0, gap);
    if (widest.length > limit) widest.pop();
  }
}

/**
 * Where an exporter sells less than its weight would give (after the ITC's Export Potential, MAR-15-358.E, with trade
 * data only): potential = supply share of e (X_e / X_w) · demand of i (M_i) · ease of e and i ({@link easeOfTrade}), and
 * never more than i buys of everyone; unrealised = max(0, potential − actual). USD, free on board, over the pairs of one product and year. The ten largest;
 * an indicator, not a forecast.
 */
export function findMarketGaps(market: Market, named: NameCountry): MarketGap[] {
  const widest: Gap[] = [];
  for (const e of market.sellers) addGaps(widest, e, market, shownGaps);
  const nameOf = (place: number) => named(market.countries[place]!);
  return widest.map(({ e, i, ...gap }) => ({ exporter: nameOf(e), importer: nameOf(i), ...gap }));
}

/** The five widest gaps of each exporter, as in {@link findMarketGaps}, without those too small to be worth a call. */
export function findGapsBySeller(market: Market, named: NameCountry): SellerGaps[] {
  const nameOf = (place: number) => named(market.countries[place]!);
  return market.sellers
    .map((e) => {
      const widest: Gap[] = [];
      addGaps(widest, e, market, shownMarkets);
      const markets = widest
        .filter(({ unrealisedUsd }) => unrealisedUsd >= smallestGapUsd)
        .map(({ i, actualUsd, unrealisedUsd }) => ({ ...nameOf(i), actualUsd, unrealisedUsd }));
      return { ...nameOf(e), markets };
    })
    .filter(({ markets }) => markets.length > 0);
}
