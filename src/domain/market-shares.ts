/** An index is written in points: the sum of the squared shares in per cent. */
export const hhiPoints = 10_000;

export type Concentration = {
  /** Herfindahl-Hirschman index, Σ s² of the shares: near 0 is spread out, 1 is a single seller. */
  readonly hhi: number;
  readonly level: "low" | "middle" | "high";
};

/** The usual thresholds of trade analysis; between them a market is moderately concentrated. */
export const spreadBelow = 0.15;
export const concentratedAbove = 0.25;

/** How concentrated sales are; null when nothing was sold. Missing and non-positive values do not count. */
export function concentration(values: readonly (number | null)[]): Concentration | null {
  const sold = values.filter((value) => value !== null && value > 0) as number[];
  const total = sold.reduce((sum, value) => sum + value, 0);
  if (total === 0) return null;
  const hhi = sold.reduce((sum, value) => sum + (value / total) ** 2, 0);
  return { hhi, level: hhi < spreadBelow ? "low" : hhi <= concentratedAbove ? "middle" : "high" };
}
