import type { Buyer } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import { pairValueUsd, sumOf, unitValueOfSide, type Bounds, type TradePair } from "../figures.ts";
import { firstOf } from "../first-of.ts";

const shownSuppliers = 5;

/** What goods cost on arrival: as the buyer declares it, else the seller's price with usual freight. */
function arrivalPrice(pairs: readonly TradePair[], bounds: Bounds): Pick<Buyer, "usdPerKg" | "isEstimated"> {
  const price = unitValueOfSide(pairs, "imports", bounds);
  return { usdPerKg: price?.usdPerKg ?? null, isEstimated: price?.isMoved ?? false };
}

/**
 * The buyers of a product, by value: what each buys (Σ of its pair values, USD free on board), its share of all purchases,
 * its average price on arrival, and its five largest suppliers with theirs. Price: Σ m / Σ tonnes of what it declares
 * within `bounds`; where it declares no weight, Σ x / Σ tonnes of its sellers × 1.06, marked estimated.
 */
export function findBuyers(pairs: readonly TradePair[], bounds: Bounds, named: NameCountry): Buyer[] {
  const worldUsd = sumOf(pairs, pairValueUsd);
  const bought = [...Map.groupBy(pairs, ({ importer }) => importer)].map(([iso3, own]) => ({
    iso3,
    own: own.map((pair) => ({ pair, valueUsd: pairValueUsd(pair) })).filter(({ valueUsd }) => valueUsd > 0),
  }));
  return bought
    .map(({ iso3, own }): Buyer => {
      const valueUsd = sumOf(own, (supply) => supply.valueUsd);
      const largest = firstOf(own, shownSuppliers, (a, b) => b.valueUsd - a.valueUsd);
      return {
        ...named(iso3),
        valueUsd,
        share: valueUsd / worldUsd,
        ...arrivalPrice(
          own.map(({ pair }) => pair),
          bounds,
        ),
        sellers: own.length,
        suppliers: largest.map((supply) => ({
          ...named(supply.pair.exporter),
          share: supply.valueUsd / valueUsd,
          ...arrivalPrice([supply.pair], bounds),
        })),
      };
    })
    .filter(({ valueUsd }) => valueUsd > 0)
    .toSorted((a, b) => b.valueUsd - a.valueUsd);
}
