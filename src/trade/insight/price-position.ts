import type { PricesFinding } from "../../domain/insight.ts";
import { sumOf } from "../figures.ts";

const shownPositions = 10;
const smallestShare = 0.01;

type ExporterPrice = {
  readonly iso3: string;
  readonly country: string;
  readonly valueUsd: number;
  readonly usdPerKg: number | null;
};

/**
 * Price position of each exporter: its export price over the world's (ITC Trade Competitiveness Map, indicator G6).
 * `worldUsdPerKg` is Σ value / Σ weight of the whole market. Lowest and highest leave out exporters with less than a
 * hundredth of the value, whose prices are of few parcels. Null without a world price or any exporter with a price.
 */
export function findPricePositions(
  exporters: readonly ExporterPrice[],
  worldUsdPerKg: number | null,
): PricesFinding | null {
  if (worldUsdPerKg === null) return null;
  const totalUsd = sumOf(exporters, ({ valueUsd }) => valueUsd);
  const positions = exporters
    .flatMap(({ usdPerKg, ...rest }) =>
      usdPerKg === null ? [] : [{ ...rest, usdPerKg, ratio: usdPerKg / worldUsdPerKg }],
    )
    .toSorted((a, b) => b.valueUsd - a.valueUsd);
  const large = positions.filter(({ valueUsd }) => valueUsd >= totalUsd * smallestShare);
  const byPrice = large.toSorted((a, b) => a.usdPerKg - b.usdPerKg);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !highest) return null;
  return { worldUsdPerKg, lowest, highest, positions: positions.slice(0, shownPositions) };
}
