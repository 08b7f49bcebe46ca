import type { PricesFinding } from "../../domain/insight.ts";
import { sumOf } from "../figures.ts";

const shownPositions = 10;
const smallestShare = 0.01;
/** Freight never makes so much of a difference: one of both sides weighed otherwise. */
const mostApart = 3;

type ExporterPrice = {
  readonly iso3: string;
  readonly country: string;
  readonly valueUsd: number;
  readonly usdPerKg: number | null;
  /** What its buyers report; null where they report no weight. */
  readonly buyersUsdPerKg: number | null;
};

/** Whether what buyers report makes a price unlikely. */
const isContradicted = ({ usdPerKg, buyersUsdPerKg }: ExporterPrice): boolean =>
  usdPerKg !== null && buyersUsdPerKg !== null && Math.abs(Math.log(buyersUsdPerKg / usdPerKg)) > Math.log(mostApart);

/**
 * Price position of each exporter: its export price over the world's (ITC Trade Competitiveness Map, indicator G6).
 * `worldUsdPerKg` is Σ value / Σ weight of the whole market. Lowest and highest leave out exporters with less than a
 * hundredth of the value, whose prices are of few parcels, and those whose buyers report three times as much, or a third,
 * unless it is so of all. Null without a world price or any exporter with a price.
 */
export function findPricePositions(
  exporters: readonly ExporterPrice[],
  worldUsdPerKg: number | null,
): PricesFinding | null {
  if (worldUsdPerKg === null) return null;
  const totalUsd = sumOf(exporters, ({ valueUsd }) => valueUsd);
  const positions = exporters
    .flatMap(({ iso3, country, valueUsd, usdPerKg }) =>
      usdPerKg === null ? [] : [{ iso3, country, valueUsd, usdPerKg, ratio: usdPerKg / worldUsdPerKg }],
    )
    .toSorted((a, b) => b.valueUsd - a.valueUsd);
  const large = positions.filter(({ valueUsd }) => valueUsd >= totalUsd * smallestShare);
  const doubtful = new Set(exporters.filter(isContradicted).map(({ iso3 }) => iso3));
  const likely = large.filter(({ iso3 }) => !doubtful.has(iso3));
  const byPrice = (likely.length > 0 ? likely : large).toSorted((a, b) => a.usdPerKg - b.usdPerKg);
  const [lowest, highest] = [byPrice[0], byPrice.at(-1)];
  if (!lowest || !highest) return null;
  return { worldUsdPerKg, lowest, highest, positions: positions.slice(0, shownPositions) };
}
