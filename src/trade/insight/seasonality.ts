import type { SeasonalityFinding } from "../../domain/insight.ts";
import { median } from "../figures.ts";

const monthsOfYear = 12;

/** Value of trade in one month, 1 to 12. */
export type MonthlyTrade = { readonly year: number; readonly month: number; readonly usd: number };

/**
 * How trade moves within the year: for each month, the median over the years of (month / average month of that year);
 * 1 is the average. Years without all twelve months do not count. Null when no year is whole.
 */
export function findSeasonality(months: readonly MonthlyTrade[]): SeasonalityFinding | null {
  const ratios = Array.from({ length: monthsOfYear }, (): number[] => []);
  for (const own of Map.groupBy(months, ({ year }) => year).values()) {
    const values = Array.from({ length: monthsOfYear }, () => 0);
    for (const { month, usd } of own) values[month - 1] = (values[month - 1] ?? 0) + usd;
    const mean = values.reduce((sum, value) => sum + value, 0) / monthsOfYear;
    if (new Set(own.map(({ month }) => month)).size < monthsOfYear || mean <= 0) continue;
    for (const [i, value] of values.entries()) ratios[i]?.push(value / mean);
  }
  const monthIndex = ratios.map((own) => median(own)).filter((value) => value !== null);
  if (monthIndex.length < monthsOfYear) return null;
  const peakMonth = monthIndex.indexOf(Math.max(...monthIndex)) + 1;
  return { monthIndex, peakMonth, lowMonth: monthIndex.indexOf(Math.min(...monthIndex)) + 1 };
}
