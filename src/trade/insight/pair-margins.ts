import type { MarginsFinding } from "../../domain/insight.ts";
import type { NameCountry } from "../countries.ts";
import {
  isWithin,
  median,
  pairValueUsd,
  unitValue,
  type Bounds,
  type TradePair,
  type TradeSide,
  type UnitValueBounds,
} from "../figures.ts";

const shownPairs = 10;

function priceWithin(bounds: UnitValueBounds | null, side: TradeSide | null): number | null {
  const usdPerKg = unitValue(side);
  return usdPerKg !== null && isWithin(usdPerKg, bounds) ? usdPerKg : null;
}

/**
 * What a good gains in price between exporter and importer: import unit value (CIF) over export unit value (FOB), less
 * one, for each pair where both sides report value and weight, outliers of weight left out. The largest pairs by value,
 * and the median over all. Null when no pair has both prices.
 */
export function findMargins(pairs: readonly TradePair[], bounds: Bounds, named: NameCountry): MarginsFinding | null {
  const found = pairs.flatMap((pair) => {
    const exportUsdPerKg = priceWithin(bounds.exports, pair.exports);
    const importUsdPerKg = priceWithin(bounds.imports, pair.imports);
    if (exportUsdPerKg === null || importUsdPerKg === null) return [];
    const margin = importUsdPerKg / exportUsdPerKg - 1;
    return [{ pair, exportUsdPerKg, importUsdPerKg, margin, valueUsd: pairValueUsd(pair) }];
  });
  const middle = median(found.map(({ margin }) => margin));
  if (middle === null) return null;
  const largest = found
    .toSorted((a, b) => b.valueUsd - a.valueUsd)
    .slice(0, shownPairs)
    .map(({ pair, ...rest }) => ({ exporter: named(pair.exporter), importer: named(pair.importer), ...rest }));
  return { median: middle, pairs: found.length, largest };
}
