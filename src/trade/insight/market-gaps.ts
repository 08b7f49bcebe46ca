import type { MarketGap } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { pairValueUsd, type TradePair } from "../figures.ts";

const shownGaps = 10;
const mostEase = 2;

/** Trade of everything a source covers, in USD: by pair, and the sums over it. */
export type AllTrade = {
  readonly pairUsd: (exporter: string, importer: string) => number;
  readonly exportedUsd: ReadonlyMap<string, number>;
  readonly importedUsd: ReadonlyMap<string, number>;
  readonly worldUsd: number;
};

type Gap = Omit<MarketGap, "exporter" | "importer"> & { readonly e: string; readonly i: string };
export type PairUsd = { readonly exporter: string; readonly importer: string; readonly usd: number };

const add = (sums: Map<string, number>, key: string, usd: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + usd);

const largestFirst = (sums: ReadonlyMap<string, number>): [string, number][] =>
  [...sums].toSorted((a, b) => b[1] - a[1]);

/** The sums over everything a source covers, from its value of each pair of countries. */
export function sumAllTrade(pairs: Iterable<PairUsd>): AllTrade {
  const byExporter = new Map<string, Map<string, number>>();
  const [exportedUsd, importedUsd] = [new Map<string, number>(), new Map<string, number>()];
  let worldUsd = 0;
  for (const { exporter, importer, usd } of pairs) {
    const byImporter = byExporter.get(exporter) ?? new Map<string, number>();
    byExporter.set(exporter, byImporter.set(importer, usd));
    add(exportedUsd, exporter, usd);
    add(importedUsd, importer, usd);
    worldUsd += usd;
  }
  return {
    pairUsd: (exporter, importer) => byExporter.get(exporter)?.get(importer) ?? 0,
    exportedUsd,
    importedUsd,
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

/**
 * Where an exporter sells less than its weight would give (after the ITC's Export Potential, MAR-15-358.E, with trade
 * data only): potential = supply share of e (X_e / X_w) · demand of i (M_i) · ease of e and i ({@link easeOfTrade});
 * unrealised = max(0, potential − actual). USD, free on board, over the pairs of one product and year. The ten largest;
 * an indicator, not a forecast.
 */
export function findMarketGaps(pairs: readonly TradePair[], all: AllTrade, named: NameCountry): MarketGap[] {
  const traded = pairs.map((pair) => ({ exporter: pair.exporter, importer: pair.importer, usd: pairValueUsd(pair) }));
  const product = sumAllTrade(traded);
  const markets = largestFirst(product.importedUsd);
  let found: Gap[] = [];
  for (const [e, suppliedUsd] of largestFirst(product.exportedUsd)) {
    const supplyShare = suppliedUsd / product.worldUsd;
    for (const [i, demandUsd] of markets) {
      const least = found.length < shownGaps ? 0 : (found.at(-1)?.unrealisedUsd ?? 0);
      if (supplyShare * demandUsd * mostEase <= least) break;
      const ease = e === i ? 0 : easeOfTrade(all, e, i);
      const potentialUsd = supplyShare * demandUsd * ease;
      const actualUsd = product.pairUsd(e, i);
      const unrealisedUsd = Math.max(0, potentialUsd - actualUsd);
      if (unrealisedUsd <= least) continue;
      const gap = { e, i, supplyShare, demandUsd, ease, potentialUsd, actualUsd, unrealisedUsd };
      found = [...found, gap].toSorted((a, b) => b.unrealisedUsd - a.unrealisedUsd).slice(0, shownGaps);
    }
  }
  return found.map(({ e, i, ...gap }) => ({ exporter: named(e), importer: named(i), ...gap }));
}
