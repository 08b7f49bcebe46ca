import type { MarketInsight, Trend } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { compact } from "./compact.ts";
import { InsightSection } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";
import { TrendChart } from "./trend-chart.tsx";

type Props = { title: string; insight: MarketInsight["trends"]["value"]; numbers: NumberWriter };

/** How a figure of the market grew: its rate, its curve, and each year of it. */
export function TrendCard({ title, insight, numbers }: Props) {
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
            <summary className="link inline-flex min-h-6 items-center text-xs print:hidden">{words.everyYear}</summary>
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
