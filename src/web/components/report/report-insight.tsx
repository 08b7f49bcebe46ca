import type { HarvestUse } from "../../../domain/figure.ts";
import type { MarketInsight, Trend } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { classNames } from "../class-names.ts";
import { type Column, InsightSection, InsightTable } from "./insight-table.tsx";
import { compact } from "./compact.ts";
import { MakersTable } from "./makers-table.tsx";
import { MissingInsights } from "./missing-insights.tsx";
import { percentWriter } from "./percent-writer.ts";
import { TrendChart } from "./trend-chart.tsx";
import { reportParts } from "./report-contents.tsx";

type Side = { readonly country: string; readonly iso3: string };
type Route = { readonly exporter: Side; readonly importer: Side };

const trendNames = ["value", "volume", "price", "production"] as const;

/** The market behind the table: trends, gaps, routes and who gains or loses, each with its source, and the reasons for what is missing. */
export function ReportInsight({ insight, wholeHarvest }: { insight: MarketInsight; wholeHarvest?: HarvestUse }) {
  const words = useText(summary).insight;
  const numbers = useNumberWriter();
  const { columns } = words;
  const percent = percentWriter(numbers);
  const hasCloseUp = Boolean(insight.buyers?.finding);
  const route: readonly Column<Route>[] = [
    {
      title: columns.exporter,
      isText: true,
      read: ({ exporter }) => exporter.country,
      country: hasCloseUp ? ({ exporter }) => exporter.iso3 : undefined,
    },
    {
      title: columns.importer,
      isText: true,
      extra: "name",
      read: ({ importer }) => importer.country,
      country: hasCloseUp ? ({ importer }) => importer.iso3 : undefined,
    },
  ];
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
        <InsightTable
          title={words.margins}
          hint={words.marginsHint}
          insight={insight.margins}
          rows={insight.margins.finding?.largest ?? []}
          columns={[
            ...route,
            { title: columns.exportPrice, read: ({ exportUsdPerKg }) => numbers.price(exportUsdPerKg) },
            { title: columns.importPrice, read: ({ importUsdPerKg }) => numbers.price(importUsdPerKg) },
            { title: columns.margin, read: ({ margin }) => percent(margin) },
          ]}
        />
        <InsightTable
          title={words.gaps}
          hint={words.gapsHint}
          insight={insight.gaps}
          rows={insight.gaps.finding ?? []}
          columns={[
            ...route,
            { title: columns.actual, read: ({ actualUsd }) => numbers.whole(actualUsd) },
            { title: columns.unrealised, read: ({ unrealisedUsd }) => numbers.whole(unrealisedUsd) },
          ]}
        />
        <InsightTable
          title={words.pricePositions}
          insight={insight.prices}
          rows={insight.prices.finding?.positions ?? []}
          columns={[
            { title: columns.country, isText: true, read: ({ country }) => country },
            { title: columns.price, read: ({ usdPerKg }) => numbers.price(usdPerKg) },
            { title: columns.ratio, read: ({ ratio }) => numbers.whole(ratio * 100) },
          ]}
        />
        {insight.specialisation ? (
          <InsightTable
            title={words.specialisation}
            hint={words.specialisationHint}
            insight={insight.specialisation}
            rows={insight.specialisation.finding ?? []}
            columns={[
              { title: columns.country, isText: true, read: ({ country }) => country },
              { title: columns.ownShare, read: ({ ownShare }) => percent(ownShare) },
              { title: columns.advantage, read: ({ ratio }) => numbers.oneDecimal(ratio) },
            ]}
          />
        ) : null}
        <InsightTable
          title={words.growingImporters}
          insight={insight.growingImporters}
          rows={insight.growingImporters.finding ?? []}
          columns={[
            { title: columns.country, isText: true, read: ({ country }) => country },
            { title: columns.growth, read: ({ growthPerYear }) => percent(growthPerYear) },
            { title: columns.share, read: ({ share }) => percent(share) },
          ]}
        />
        <InsightTable
          title={words.losingSuppliers}
          insight={insight.losingSuppliers}
          rows={insight.losingSuppliers.finding ?? []}
          columns={[
            { title: columns.country, isText: true, read: ({ country }) => country },
            { title: columns.firstShare, read: ({ firstShare }) => percent(firstShare) },
            { title: columns.lastShare, read: ({ lastShare }) => percent(lastShare) },
          ]}
        />
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

function SeasonCard({ insight }: { insight: MarketInsight["seasonality"] }) {
  const words = useText(summary).insight;
  const language = useLanguage();
  const { plain } = useNumberWriter();
  const monthName = (month: number): string =>
    new Date(Date.UTC(2000, month - 1, 15)).toLocaleDateString(language, { month: "long", timeZone: "UTC" });
  const season = insight.finding;
  return (
    <InsightSection title={words.seasonality} hint={words.seasonalityHint} insight={insight}>
      {season ? (
        <>
          <p className="text-sm">{words.season(monthName(season.peakMonth), monthName(season.lowMonth))}</p>
          <TrendChart
            points={season.monthIndex.map((value, i) => ({ year: i + 1, value }))}
            label={season.monthIndex.map((value, i) => `${monthName(i + 1)} ${plain(value)}`).join(", ")}
          />
        </>
      ) : null}
    </InsightSection>
  );
}

type TrendCardProps = { title: string; insight: MarketInsight["trends"]["value"]; numbers: NumberWriter };

function TrendCard({ title, insight, numbers }: TrendCardProps) {
  const words = useText(summary).insight;
  const trend = insight.finding;
  return (
    <InsightSection title={title} insight={insight}>
      {trend ? (
        <>
          <p className="font-heading text-lg font-[600] tabular-nums">
            {words.perYear(percentWriter(numbers)(trend.growthPerYear))}
          </p>
          <TrendChart
            points={trend.points}
            label={`${title}: ${trend.points.map(({ year, value }) => `${year} ${writePoint(value, trend.unit, numbers)}`).join(", ")}`}
          />
          <p className="flex justify-between gap-4 text-xs text-quiet tabular-nums">
            {[trend.points[0], trend.points.at(-1)].map((point) =>
              point ? (
                <span key={point.year} className="last:text-right">
                  {point.year}
                  <span className="block font-[550] text-ink">{`${writeShort(point.value, trend.unit, numbers)} ${trend.unit}`}</span>
                </span>
              ) : null,
            )}
          </p>
          <details>
            <summary className="link inline-flex min-h-6 items-center text-xs">{words.everyYear}</summary>
            <ul className="mt-1 grid gap-0.5 text-xs tabular-nums">
              {trend.points.map(({ year, value }) => (
                <li key={year} className="flex justify-between gap-3">
                  <span className="text-quiet">{year}</span>
                  {writePoint(value, trend.unit, numbers)}
                </li>
              ))}
            </ul>
          </details>
        </>
      ) : null}
    </InsightSection>
  );
}

const writePoint = (value: number, unit: Trend["unit"], numbers: NumberWriter): string =>
  unit === "USD/kg" ? numbers.price(value) : numbers.whole(value);

/** Of values the millions are enough beside a curve; the list below it has each of them whole. */
const writeShort = (value: number, unit: Trend["unit"], numbers: NumberWriter): string =>
  unit === "USD" ? compact(value, numbers) : writePoint(value, unit, numbers);
