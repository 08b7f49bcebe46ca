export type Concentration = {
  /** Herfindahl-Hirschman index of the shares in per cent: near 0 is spread out, 10,000 is a single seller. */
  readonly hhi: number;
  /** Below 1,500 a market is spread out, above 2,500 concentrated: the usual thresholds of trade analysis. */
  readonly level: "low" | "middle" | "high";
};

/** How concentrated sales are; null when nothing was sold. Missing and non-positive values do not count. */
export function concentration(values: readonly (number | null)[]): Concentration | null {
  const sold = values.filter((value) => value !== null && value > 0) as number[];
  const total = sold.reduce((sum, value) => sum + value, 0);
  if (total === 0) return null;
  const hhi = sold.reduce((sum, value) => sum + ((100 * value) / total) ** 2, 0);
  return { hhi, level: hhi < 1_500 ? "low" : hhi <= 2_500 ? "middle" : "high" };
}
