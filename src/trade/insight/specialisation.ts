import type { Advantage } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import type { Market } from "./market-gaps.ts";
import type { TradeMatrix } from "./trade-matrix.ts";

const shownCountries = 10;
/** Of the product's value: below it, an island that sells little else would lead every list. */
const leastShare = 0.01;

/**
 * Revealed comparative advantage of the exporters of a hundredth of the value or more (Balassa 1965):
 * (X_ep / X_e) / (X_wp / X_w), what the product weighs in a country's exports over what it weighs in the world's, all of
 * one source and year; above 1 the country is specialised. The ten highest.
 */
export function findSpecialisation({ product, countries }: Market, all: TradeMatrix, named: NameCountry): Advantage[] {
  const worldShare = product.worldUsd / all.worldUsd;
  return countries
    .flatMap((iso3, place): Advantage[] => {
      const valueUsd = product.exportedUsd[place]!;
      const exportedUsd = all.exportedUsd[all.places.get(iso3) ?? -1] ?? 0;
      if (valueUsd < leastShare * product.worldUsd || exportedUsd <= 0) return [];
      const ownShare = valueUsd / exportedUsd;
      return [{ ...named(iso3), valueUsd, ownShare, ratio: ownShare / worldShare }];
    })
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, shownCountries);
}
