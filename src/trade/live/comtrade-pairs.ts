import type { TradePair, TradeSide } from "../figures.ts";
import { newestWholeYear } from "../whole-years.ts";
import type { ComtradeRow } from "./comtrade-answer.ts";

/**
 * The newest year that at least half as many countries have reported as the best reported of the years asked for:
 * a year that is still coming in would show the early reporters as the whole world. Null without rows.
 */
export function newestFullYear(rows: readonly ComtradeRow[]): number | null {
  const [newest] = newestWholeYear(rows.map(({ year, reporter }) => ({ year, country: reporter })));
  return newest?.year ?? null;
}

/**
 * Exporter–importer pairs of one year. Codes of groups, the world and "not elsewhere specified" belong to no country and
 * are left out, codes of one country are added up, and a country's trade with itself is left out.
 */
export function pairsOf(rows: readonly ComtradeRow[], iso3Of: ReadonlyMap<number, string>): TradePair[] {
  const sides = new Map<string, { X: TradeSide | null; M: TradeSide | null; exporter: string; importer: string }>();
  for (const { reporter, partner, flow, usd, kg } of rows) {
    const [own, other] = [iso3Of.get(reporter), iso3Of.get(partner)];
    if (!own || !other || own === other) continue;
    const [exporter, importer] = flow === "X" ? [own, other] : [other, own];
    const key = `${exporter} ${importer}`;
    const pair = sides.get(key) ?? { X: null, M: null, exporter, importer };
    const known = pair[flow] ?? { usd: 0, weighedUsd: 0, tonnes: 0 };
    pair[flow] = {
      usd: known.usd + usd,
      weighedUsd: known.weighedUsd + (kg === null ? 0 : usd),
      tonnes: known.tonnes + (kg ?? 0) / 1_000,
    };
    sides.set(key, pair);
  }
  return [...sides.values()]
    .map(({ X, M, exporter, importer }) => ({ exporter, importer, exports: X, imports: M, balanced: null }))
    .toSorted((a, b) => (`${a.exporter}${a.importer}` < `${b.exporter}${b.importer}` ? -1 : 1));
}
