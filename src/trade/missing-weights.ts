import { median, pairValueUsd, tonnesFor, unitValue, type TradePair, type TradeSide } from "./figures.ts";

const fewestPairsOfRegion = 3;

/** Tonnes of a flow, and how many of them are worked out from the value. */
export type FilledWeight = { readonly tonnes: number; readonly estimated: number };

const isWeighed = (side: TradeSide | null): boolean => side !== null && side.tonnes > 0;

const sideOf = ({ balanced, exports, imports }: TradePair): TradeSide | null => {
  const weighed = isWeighed(balanced) ? balanced : isWeighed(exports) ? exports : isWeighed(imports) ? imports : null;
  return weighed ?? balanced ?? exports ?? imports;
};

const pricesOf = (pairs: readonly TradePair[]): number[] =>
  pairs.map((pair) => unitValue(sideOf(pair))).filter((price) => price !== null);

/**
 * Gives weight to what was reported without one: the part of a pair's value that has no weight, over the median USD/kg
 * of the product in the exporter's region (from three weighed pairs on), else in the world. Where nobody weighs the
 * product there is nothing to work out and tonnes are 0. The weight is the exporter's, else the importer's.
 */
export function fillWeights(
  pairs: readonly TradePair[],
  regionOf: (iso3: string) => string,
): (pair: TradePair) => FilledWeight {
  const pairsIn = Map.groupBy(pairs, ({ exporter }) => regionOf(exporter));
  // Sorting tens of thousands of prices takes longer than all else here: only where one is asked for.
  const medians = new Map<string | null, number | null>();
  const usualPrice = (region: string | null): number | null => {
    const known = medians.get(region);
    if (known !== undefined) return known;
    const own = pricesOf(region === null ? pairs : (pairsIn.get(region) ?? []));
    const usual = region === null || own.length >= fewestPairsOfRegion ? median(own) : usualPrice(null);
    medians.set(region, usual);
    return usual;
  };
  return (pair) => {
    const side = sideOf(pair);
    const share = side && side.usd > 0 ? Math.max(0, 1 - side.weighedUsd / side.usd) : 0;
    if (!side || share === 0) return { tonnes: side?.tonnes ?? 0, estimated: 0 };
    const usdPerKg = usualPrice(regionOf(pair.exporter));
    if (usdPerKg === null) return { tonnes: side.tonnes, estimated: 0 };
    const estimated = tonnesFor(pairValueUsd(pair) * share, usdPerKg);
    return { tonnes: side.tonnes + estimated, estimated };
  };
}
