import type { Contradiction } from "../domain/figure.ts";
import { cifToFobRatio, sumOf, type TradePair } from "./figures.ts";

/** Of exporters with a hundredth of a market or more, three in four agree with their buyers better than that. */
const leastTimes = 2;
/** Values come in thousands: below it, rounding alone may double one. */
const smallestUsd = 10_000;

/** Who reports any purchase of the product: that others report none from an exporter says nothing. */
export const reportingImporters = (pairs: readonly TradePair[]): ReadonlySet<string> =>
  new Set(pairs.filter(({ imports }) => imports).map(({ importer }) => importer));

/**
 * Whether an exporter and its buyers contradict each other: Σ x and Σ m / {@link cifToFobRatio} over the `reporters` among its
 * buyers differ by a factor of two or more, which is a Discrepancy Index |x − m| / (x + m) of a third (Mitikj & Kaushik,
 * World Bank WPS 10792, 2024). A flow that one of two reporting sides does not know counts as none there. Null where they
 * agree, where only one side reports, and where the source has balanced both.
 */
export function findContradiction(pairs: readonly TradePair[], reporters: ReadonlySet<string>): Contradiction | null {
  if (!pairs.some(({ exports }) => exports) || !pairs.some(({ imports }) => imports)) return null;
  const seenByBoth = pairs.filter(({ importer }) => reporters.has(importer));
  const exporterUsd = sumOf(seenByBoth, ({ exports }) => exports?.usd ?? 0);
  const importersUsd = sumOf(seenByBoth, ({ imports }) => imports?.usd ?? 0);
  const freeOnBoard = importersUsd / cifToFobRatio;
  const [larger, smaller] = [Math.max(exporterUsd, freeOnBoard), Math.min(exporterUsd, freeOnBoard)];
  return larger >= smallestUsd && larger >= smaller * leastTimes ? { exporterUsd, importersUsd } : null;
}
