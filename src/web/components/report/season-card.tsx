import type { MarketInsight } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { InsightSection } from "./insight-table.tsx";
import { TrendChart } from "./trend-chart.tsx";

/** In which months the most and the least is sold. */
export function SeasonCard({ insight }: { insight: MarketInsight["seasonality"] }) {
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
