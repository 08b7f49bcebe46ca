import { isOldYear, type Confidence, type KnownBasis } from "../domain/figure.ts";

/** What one side says of a trade flow in a year. */
export type TradeSide = {
  readonly usd: number;
  /** The part of `usd` that has a weight, and that weight. */
  readonly weighedUsd: number;
  readonly tonnes: number;
};

/** One product from one exporter to one importer: reported by either, or already balanced by the source (FOB). */
export type TradePair = {
  readonly exporter: string;
  readonly importer: string;
  readonly exports: TradeSide | null;
  readonly imports: TradeSide | null;
  readonly balanced: TradeSide | null;
};

export type UnitValueBounds = { readonly low: number; readonly high: number };
export type Bounds = { readonly exports: UnitValueBounds | null; readonly imports: UnitValueBounds | null };

/**
 * Imports count freight and insurance (CIF), exports do not (FOB): the trade-weighted margin of the OECD's
 * International Transport and Insurance Costs of merchandise trade, 1995–2014, is 6 %.
 */
export const cifToFobRatio = 1.06;

const fewestPairsForOutliers = 8;
const outlierDeviations = 3;
/** Prices that do not differ have bounds of their own value, which rounding must not put beyond them. */
const roundingOfLogarithms = 1e-9;
const kgPerTonne = 1_000;
/** From this share of the value on, the weights tell of all of it. */
export const fullWeightCoverage = 0.9;

/** Σ of what is read of each. */
export function sumOf<T>(items: readonly T[], read: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += read(item);
  return total;
}

/**
 * Value of a pair in USD, free on board: v = (x + m/c) / 2 with exports x, imports m and c = {@link cifToFobRatio};
 * with one side only, x or m/c. A balanced value stands as it is (Gaulier & Zignago, CEPII WP 2010-23).
 */
export function pairValueUsd({ exports, imports, balanced }: TradePair): number {
  if (balanced) return balanced.usd;
  if (!imports) return exports?.usd ?? 0;
  const free = imports.usd / cifToFobRatio;
  return exports ? (exports.usd + free) / 2 : free;
}

/** What one side says of each pair; what a source has balanced stands for the exports. */
export function sidesOf(pairs: readonly TradePair[], side: "exports" | "imports"): TradeSide[] {
  const sides: TradeSide[] = [];
  for (const pair of pairs) {
    const own = side === "exports" ? (pair.balanced ?? pair.exports) : pair.imports;
    if (own) sides.push(own);
  }
  return sides;
}

/** USD/kg of the weighed part of a flow; null where nothing has both a value and a weight. */
export const unitValue = (side: Pick<TradeSide, "weighedUsd" | "tonnes"> | null): number | null =>
  side && side.tonnes > 0 && side.weighedUsd > 0 ? side.weighedUsd / side.tonnes / kgPerTonne : null;

/** Tonnes that a value buys at a price. */
export const tonnesFor = (usd: number, usdPerKg: number): number => usd / usdPerKg / kgPerTonne;

const unitValues = (sides: readonly TradeSide[]): number[] => sides.map(unitValue).filter((value) => value !== null);

/** Without bounds every price is within them. */
export const isWithin = (usdPerKg: number, bounds: UnitValueBounds | null): boolean =>
  !bounds || (usdPerKg >= bounds.low && usdPerKg <= bounds.high);

/**
 * Limits beyond which a unit value of this product and flow is an error of weight: three standard deviations of
 * ln(USD/kg) around its mean over all pairs of the world. Null with fewer than eight pairs: too few to tell.
 */
export function unitValueBounds(sides: readonly TradeSide[]): UnitValueBounds | null {
  const logarithms = unitValues(sides).map(Math.log);
  if (logarithms.length < fewestPairsForOutliers) return null;
  const mean = sumOf(logarithms, (value) => value) / logarithms.length;
  const variance = sumOf(logarithms, (value) => (value - mean) ** 2) / (logarithms.length - 1);
  const reach = outlierDeviations * Math.sqrt(variance) + roundingOfLogarithms;
  return { low: Math.exp(mean - reach), high: Math.exp(mean + reach) };
}

/** The middle value; the mean of the two middle ones of an even count; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Average USD/kg of an exporter's pairs on one side: Σ value / Σ weight over the pairs with a weight and within
 * `bounds`; without bounds, the median of the pairs. Null when no pair is left.
 */
export function averageUnitValue(sides: readonly TradeSide[], bounds: UnitValueBounds | null): number | null {
  if (!bounds) return median(unitValues(sides));
  let [weighedUsd, tonnes] = [0, 0];
  for (const side of sides) {
    const value = unitValue(side);
    if (value === null || !isWithin(value, bounds)) continue;
    weighedUsd += side.weighedUsd;
    tonnes += side.tonnes;
  }
  return unitValue({ weighedUsd, tonnes });
}

/**
 * Average USD/kg of one side as that side reports it; where it reports no weight, the other side's, moved by the CIF/FOB
 * ratio. Null where neither has a price.
 */
export function unitValueOfSide(
  pairs: readonly TradePair[],
  side: "exports" | "imports",
  bounds: Bounds,
): { readonly usdPerKg: number; readonly isMoved: boolean } | null {
  const own = averageUnitValue(sidesOf(pairs, side), bounds[side]);
  if (own !== null) return { usdPerKg: own, isMoved: false };
  const other = side === "exports" ? "imports" : "exports";
  const price = averageUnitValue(sidesOf(pairs, other), bounds[other]);
  if (price === null) return null;
  return { usdPerKg: side === "exports" ? price / cifToFobRatio : price * cifToFobRatio, isMoved: true };
}

/** Share of the value that has a weight, over every side that says something, 0 to 1. */
export function weightCoverage(pairs: readonly TradePair[]): number {
  let [usd, weighedUsd] = [0, 0];
  const add = (side: TradeSide | null): void => {
    usd += side?.usd ?? 0;
    weighedUsd += side?.weighedUsd ?? 0;
  };
  for (const { exports, imports, balanced } of pairs) {
    add(exports);
    add(imports);
    add(balanced);
  }
  return usd > 0 ? weighedUsd / usd : 0;
}

/**
 * How an exporter's value came about: balanced by the source, from both sides, from the exporter alone, or from
 * its buyers alone (mirror data).
 */
export function basisOf(pairs: readonly TradePair[]): KnownBasis {
  if (pairs.some((pair) => pair.balanced)) return "reconciled";
  if (!pairs.some((pair) => pair.exports)) return "mirror";
  return pairs.some((pair) => pair.imports) ? "reconciled" : "reported";
}

/**
 * A: most of the value is reported by both sides and at least 90 % of it has a weight. B: one side, or not known which.
 * C: value only, or older than five years. (D is kept for sources that name a product without figures.)
 */
export function confidenceOf(pairs: readonly TradePair[], year: number, thisYear: number): Confidence {
  const coverage = weightCoverage(pairs);
  if (isOldYear(year, thisYear) || coverage === 0) return "C";
  let [total, fromBoth] = [0, 0];
  for (const pair of pairs) {
    const usd = pairValueUsd(pair);
    total += usd;
    if (pair.exports && pair.imports) fromBoth += usd;
  }
  return fromBoth > total / 2 && coverage >= fullWeightCoverage ? "A" : "B";
}

/** B for what a country reports of itself, C when it is older than five years. */
export const confidenceOfProduction = (year: number, thisYear: number): Confidence =>
  isOldYear(year, thisYear) ? "C" : "B";

/** Below it, what a country makes is not what it sells; from it on, what it buys is. */
const hubShare = 0.5;

/**
 * Whether a country sells on: it makes less than half of what it sends out, and buys at least half of the
 * rest. Who sells what it neither makes nor buys, by the figures, makes it and does not say so. Tonnes of one year.
 */
export const isHub = ({
  exported,
  imported,
  produced,
}: Readonly<Record<"exported" | "imported" | "produced", number>>): boolean =>
  produced < exported * hubShare && imported >= (exported - produced) * hubShare;
