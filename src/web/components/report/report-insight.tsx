import type { HarvestUse } from "../../../domain/figure.ts";
import type { MarketInsight } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { classNames } from "../class-names.ts";
import {
  GapsTable,
  GrowingImportersTable,
  LosingSuppliersTable,
  MarginsTable,
  PricePositionsTable,
  SpecialisationTable,
  useRouteColumns,
} from "./insight-tables.tsx";
import { MakersTable } from "./makers-table.tsx";
import { MissingInsights } from "./missing-insights.tsx";
import { reportParts } from "./report-contents.tsx";
import { SeasonCard } from "./season-card.tsx";
import { TrendCard } from "./trend-card.tsx";

const trendNames = ["value", "volume", "price", "production"] as const;

/** The market behind the table: trends, gaps, routes and who gains or loses, each with its source, and the reasons for what is missing. */
export function ReportInsight({ insight, wholeHarvest }: { insight: MarketInsight; wholeHarvest?: HarvestUse }) {
  const words = useText(summary).insight;
  const numbers = useNumberWriter();
  const route = useRouteColumns(Boolean(insight.buyers?.finding));
  const trends = trendNames.map((name) => ({ title: words.trendNames[name], insight: insight.trends[name] }));
  const trendCards = trends
    .filter((trend) => trend.insight.finding)
    .map((trend) => <TrendCard key={trend.title} {...trend} numbers={numbers} />);
  return (
    <section aria-labelledby={reportParts.insight} className="grid min-w-0 gap-3 print:block print:space-y-3">
      <h2 id={reportParts.insight} className="text-lg">
        {words.title}
      </h2>
      {trendCards.length > 2 ? (
        <div
          className={classNames(
            "grid min-w-0 gap-4 sm:grid-cols-2",
            trendCards.length === 3 ? "xl:grid-cols-3" : "xl:grid-cols-4",
          )}
        >
          {trendCards}
        </div>
      ) : null}
      <div className="min-w-0 gap-4 *:break-inside-avoid *:not-last:mb-4 xl:columns-2">
        {trendCards.length > 2 ? null : trendCards}
        {insight.makers?.finding ? (
          <MakersTable insight={insight.makers} makers={insight.makers.finding} wholeHarvest={wholeHarvest} />
        ) : null}
        <MarginsTable insight={insight.margins} route={route} />
        <GapsTable insight={insight.gaps} route={route} />
        <PricePositionsTable insight={insight.prices} />
        {insight.specialisation ? <SpecialisationTable insight={insight.specialisation} /> : null}
        <GrowingImportersTable insight={insight.growingImporters} />
        <LosingSuppliersTable insight={insight.losingSuppliers} />
        <SeasonCard insight={insight.seasonality} />
      </div>
      <MissingInsights
        insights={[
          ...trendNames.map((name) => ({ title: words.trendsMissing[name], insight: insight.trends[name] })),
          { title: words.gaps, insight: insight.gaps },
          { title: words.margins, insight: insight.margins },
          { title: words.pricePositions, insight: insight.prices },
          ...(insight.specialisation ? [{ title: words.specialisation, insight: insight.specialisation }] : []),
          { title: words.growingImporters, insight: insight.growingImporters },
          { title: words.losingSuppliers, insight: insight.losingSuppliers },
          { title: words.seasonality, insight: insight.seasonality },
        ]}
      />
    </section>
  );
}
