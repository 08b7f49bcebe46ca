import type { Trend, YearPoint } from "../../domain/insight.ts";
import { median } from "../figures.ts";

/** Below it, a trend is the last year over the first. */
export const fewestYears = 4;

/**
 * Slope of the values on their years by Theil and Sen: the median of the slopes of all pairs of points, which up to
 * three in ten wrong points cannot move far. Null with fewer than two years.
 */
export function theilSenSlope(points: readonly YearPoint[]): number | null {
  const slopes: number[] = [];
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) if (a.year !== b.year) slopes.push((b.value - a.value) / (b.year - a.year));
  return median(slopes);
}

/**
 * Growth a year of a positive series: exp(slope of ln(value)) − 1 with {@link theilSenSlope} from four years on; with
 * two or three, (last / first)^(1 / years between) − 1. Null with fewer than two years above zero.
 * Points in any order; the answer has them by year.
 */
export function growthOf(points: readonly YearPoint[]): Pick<Trend, "points" | "growthPerYear" | "method"> | null {
  const known = points.filter(({ value }) => value > 0).toSorted((a, b) => a.year - b.year);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first.year === last.year) return null;
  if (known.length >= fewestYears) {
    const slope = theilSenSlope(known.map(({ year, value }) => ({ year, value: Math.log(value) }))) ?? 0;
    return { points: known, growthPerYear: Math.exp(slope) - 1, method: "theil-sen" };
  }
  const growthPerYear = (last.value / first.value) ** (1 / (last.year - first.year)) - 1;
  return { points: known, growthPerYear, method: "last-over-first" };
}
