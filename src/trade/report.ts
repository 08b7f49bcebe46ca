import { missingFigure, type Figure } from "../domain/figure.ts";
import type { CoveredProduct, FillingWay, ReportEvidence } from "../domain/report.ts";
import { describeReporters, withoutMarket } from "./apart-report.ts";
import { countryName } from "./countries.ts";
import type { Evidence } from "./evidence.ts";
import { basisOf, confidenceOf, sidesOf, sumOf, unitValueBounds, type Bounds } from "./figures.ts";
import { buildInsight } from "./insight/build-insight.ts";
import { worldProductionOf } from "./production-figures.ts";
import { cents, readRows, type RowOptions } from "./report-rows.ts";
import { currentRevision } from "./sources/hs-codes.ts";
import { summarise } from "./summary/summarise.ts";

/** The revision of the codes; in brackets that of the source's own codes, where it is an earlier one. */
const revisionOf = ({ hs }: Evidence["origin"]): string =>
  hs && hs.revision !== currentRevision ? `${currentRevision} (${hs.revision})` : currentRevision;

type ReportOptions = RowOptions & {
  /** What would give a product of few reporters the figures of all. */
  readonly fillWith: FillingWay[];
};

/** The report of the gathered facts: its rows, the world's value, and what the figures say of the market. */
export function buildReport(
  evidence: Evidence,
  product: Omit<CoveredProduct, "hs6" | "hsRevision">,
  options: ReportOptions,
): ReportEvidence {
  const { origin, pairs, year, isApart } = evidence;
  const bounds: Bounds = {
    exports: unitValueBounds(sidesOf(pairs, "exports")),
    imports: unitValueBounds(sidesOf(pairs, "imports")),
  };
  const rows = readRows(evidence, bounds, options);
  const worldValueUsd: Figure = {
    value: cents(sumOf(rows, ({ value }) => value.value ?? 0)),
    unit: "USD",
    year,
    sources: [origin.source],
    basis: basisOf(pairs),
    confidence: confidenceOf(pairs, year, options.thisYear),
    reason: null,
  };
  const named = (iso3: string) => ({ iso3, country: countryName(options.countries, iso3, options.language) });
  const insight = buildInsight(evidence, rows, bounds, named);
  const report = {
    covered: { ...product, hs6: [...evidence.hs6], hsRevision: revisionOf(origin) },
    year,
    sources: [...evidence.sources],
    worldValueUsd: isApart ? missingFigure("USD", "not-reported-apart") : worldValueUsd,
    worldProduction: worldProductionOf(evidence, options.thisYear),
    ...(isApart ? { apart: describeReporters(evidence, named, options.fillWith) } : {}),
    rows,
    insight: isApart ? withoutMarket(insight) : insight,
  };
  return { ...report, summary: summarise(report, options.thisYear) };
}
