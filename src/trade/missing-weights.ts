import { median, pairValueUsd, type TradePair, type TradeSide } from "./figures.ts";

const fewestPairsOfRegion = 3;
const kgPerTonne = 1_000;

/** Tonnes of a flow, and how many of them are worked out from the value. */
type FilledWeight = { readonly tonnes: number; readonly estimated: number };

const sideOf = ({ balanced, exports, imports }: TradePair): TradeSide | null => {
  const sides = [balanced, exports, imports].filter((side) => side !== null);
  return sides.find((side) => side.tonnes > 0) ?? sides[0] ?? null;
};

/**
 * Gives weight to what was reported without one: the part of a pair's value that has no weight, over the median USD/kg
 * of the product in the exporter's region (from three weighed pairs on), else in the world. Where nobody weighs the
 * product there is nothing to work out and tonnes are 0. The weight is the exporter's, else the importer's.
 */
export function fillWeights(
  pairs: readonly TradePair[],
  regionOf: (iso3: string) => string,
): (pair: TradePair) => FilledWeight {
  const priced = pairs.flatMap((pair) => {
    const side = sideOf(pair);
    if (!side || side.tonnes <= 0 || side.weighedUsd <= 0) return [];
    return [{ region: regionOf(pair.exporter), usdPerKg: side.weighedUsd / side.tonnes / kgPerTonne }];
  });
  const world = median(priced.map(({ usdPerKg }) => usdPerKg));
  const regions = new Map(
    [...Map.groupBy(priced, ({ region }) => region)]
      .filter(([, own]) => own.length >= fewestPairsOfRegion)
      .map(([region, own]) => [region, median(own.map(({ usdPerKg }) => usdPerKg))]),
  );
  return (pair) => {
    const side = sideOf(pair);
    const usdPerKg = regions.get(regionOf(pair.exporter)) ?? world;
    if (!side || usdPerKg === null) return { tonnes: 0, estimated: 0 };
    const share = side.usd > 0 ? Math.max(0, 1 - side.weighedUsd / side.usd) : 0;
    const estimated = (pairValueUsd(pair) * share) / usdPerKg / kgPerTonne;
    return { tonnes: side.tonnes + estimated, estimated };
  };
}
