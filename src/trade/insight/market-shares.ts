import type { SharesFinding } from "../../domain/insight.ts";
import { concentration } from "../../domain/market-shares.ts";
import { sumOf } from "../figures.ts";

const shownLeaders = 10;

type CountryValue = { readonly iso3: string; readonly country: string; readonly valueUsd: number };

/**
 * Who holds a market, in shares of its total: s = value / total, and HHI = Σ s² over all countries (0 to 1; below 0.15
 * spread out, above 0.25 concentrated). Null when nothing was sold. Values in USD.
 */
export function findShares(values: readonly CountryValue[]): SharesFinding | null {
  const sold = values.filter(({ valueUsd }) => valueUsd > 0).toSorted((a, b) => b.valueUsd - a.valueUsd);
  const spread = concentration(sold.map(({ valueUsd }) => valueUsd));
  if (!spread) return null;
  const totalUsd = sumOf(sold, ({ valueUsd }) => valueUsd);
  const leaders = sold
    .slice(0, shownLeaders)
    .map(({ iso3, country, valueUsd }) => ({ iso3, country, valueUsd, share: valueUsd / totalUsd }));
  return {
    countries: sold.length,
    totalUsd,
    hhi: spread.hhi,
    level: spread.level,
    leaders,
    topThreeShare: sumOf(leaders.slice(0, 3), ({ share }) => share),
  };
}
