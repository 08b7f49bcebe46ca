import { isOldYear } from "../../../domain/figure.ts";
import { reportOrigin } from "../../../domain/report-origin.ts";
import type { TableOrigins } from "./cell-origin.ts";
import type { ColumnView } from "./column-view.ts";

/** Whether figures of a year are old today. */
export const isOldToday = (year: number): boolean => isOldYear(year, new Date().getFullYear());

/** The year, or span of years, of each report column's values. */
export function reportYears(
  views: readonly ColumnView[],
  origins: TableOrigins | null,
): ReadonlyMap<string, { text: string; isOld: boolean }> {
  if (origins?.kind !== "report") return new Map();
  const found = views.flatMap(({ id, report }) => {
    if (!report) return [];
    const years = origins.evidence.rows.flatMap((row) => reportOrigin(row, report)?.year ?? []);
    if (years.length === 0) return [];
    const [first, last] = [Math.min(...years), Math.max(...years)];
    return [[id, { text: first === last ? String(first) : `${first}–${last}`, isOld: isOldToday(last) }] as const];
  });
  return new Map(found);
}
