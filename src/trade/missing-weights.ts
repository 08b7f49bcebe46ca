import { median, pairValueUsd, tonnesFor, unitValue, type TradePair, type TradeSide } from "./figures.ts";

const fewestPairsOfRegion = 3;

/** Tonnes of a flow, and how many of them are worked out from the value. */
export type FilledWeight = { readonly tonnes: number; readonly estimated: number };

const isWeighed = (side: TradeSide | null): boolean => side !== null && side.tonnes > 0;

const sideOf = ({ balanced, exports, imports }: TradePair): TradeSide | null => {
  const weighed = isWeighed(balanced) ? balanced : isWeighed(exports) ? exports : isWeighed(imports) ? imports : null;
  return weighed ?? balanced ?? exports ?? imports;
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
  const byExporter = new Map<string, number[]>();
  for (const pair of pairs) {
    const usdPerKg = unitValue(sideOf(pair));
    if (usdPerKg === null) continue;
    const prices = byExporter.get(pair.exporter) ?? [];
    prices.push(usdPerKg);
    byExporter.set(pair.exporter, prices);
  }
  const world = median([...byExporter.values()].flat());
  const regions = new Map(
    [...Map.groupBy(byExporter, ([exporter]) => regionOf(exporter))]
      .map(([region, own]) => [region, own.flatMap(([, prices]) => prices)] as const)
      .filter(([, prices]) => prices.length >= fewestPairsOfRegion)
      .map(([region, prices]) => [region, median(prices)]),
  );
  return (pair) => {
    const side = sideOf(pair);
    const usdPerKg = regions.get(regionOf(pair.exporter)) ?? world;
    if (!side || usdPerKg === null) return { tonnes: 0, estimated: 0 };
    const share = side.usd > 0 ? Math.max(0, 1 - side.weighedUsd / side.usd) : 0;
    const estimated = tonnesFor(pairValueUsd(pair) * share, usdPerKg);
    return { tonnes: side.tonnes + estimated, estimated };
  };
}
