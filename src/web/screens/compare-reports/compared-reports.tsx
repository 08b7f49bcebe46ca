import { useMemo } from "react";
import { type ComparedSides, compareReports } from "../../../domain/comparison.ts";
import type { SourceUse } from "../../../domain/report.ts";
import { comparison as comparisonText } from "../../../i18n/comparison.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { ExportMenu } from "../../components/export-menu/export-menu.tsx";
import { ReportSources } from "../../components/report/report-sources.tsx";
import { useText } from "../../language.ts";
import { FigureCell, SellerCell } from "./compared-cell.tsx";
import { ComparedMakers } from "./compared-makers.tsx";
import { type Comparable, ComparedTable, nameStyle, rowStyle, usualOrigin } from "./compared-table.tsx";
import { exportedComparison } from "./exported-comparison.ts";

/** The sources of both reports, each year of one once, with the items of both. */
function usedSources(reports: readonly Comparable[]): SourceUse[] {
  const used = new Map<string, SourceUse>();
  for (const use of reports.flatMap(({ evidence }) => evidence.sources.filter(({ state }) => state === "used"))) {
    const key = `${use.source.id} ${use.year}`;
    used.set(key, { ...use, items: [...new Set([...(used.get(key)?.items ?? []), ...use.items])] });
  }
  return [...used.values()];
}

/** Two reports side by side: the market's figures, then the largest exporters. */
export function ComparedReports({ reports }: { reports: ComparedSides<Comparable> }) {
  const words = useText(comparisonText);
  const { reasons } = useText(tools).source;
  const origins = { sources: useText(sourceTexts), reasons: { ...reasons, ...useText(summary).gaps } };
  const [first, second] = reports;
  const comparison = useMemo(() => compareReports(first.evidence, second.evidence), [first, second]);
  const [year, otherYear] = [first.evidence.year, second.evidence.year];
  const title = `${first.name} · ${second.name}`;
  return (
    <div className="grid min-w-0 gap-6">
      {year !== null && otherYear !== null && year !== otherYear ? (
        <Banner tone="warning" msg="comparison.differentYears">
          {words.differentYears(String(year), String(otherYear))}
        </Banner>
      ) : null}
      <section className="grid min-w-0 gap-3" aria-labelledby="compared-figures">
        <div className="flex items-center justify-between gap-3">
          <h2 id="compared-figures" className="text-lg">
            {words.figures}
          </h2>
          <div className="print:hidden">
            <ExportMenu
              fileName={`${words.fileName}_${first.name}_${second.name}`}
              name={title}
              readTable={() => exportedComparison(comparison, [first.name, second.name], words, origins)}
            />
          </div>
        </div>
        <ComparedFigures figures={comparison.figures} reports={reports} />
      </section>
      <ComparedCountries countries={comparison.countries} reports={reports} />
      {comparison.makers.length > 0 ? <ComparedMakers makers={comparison.makers} reports={reports} /> : null}
      <ReportSources sources={usedSources(reports)} />
    </div>
  );
}

type FiguresProps = {
  figures: ReturnType<typeof compareReports>["figures"];
  reports: ComparedSides<Comparable>;
};

function ComparedFigures({ figures, reports }: FiguresProps) {
  const words = useText(comparisonText);
  const sourceWords = useText(sourceTexts);
  const [first, second] = reports;
  return (
    <ComparedTable title={words.figures} rowTitle={words.figure} reports={reports}>
      {figures.map(({ key, sides }, i) => (
        <tr key={key} className={rowStyle}>
          <th scope="row" className={`${nameStyle} text-quiet`}>
            {words.names[key]}
          </th>
          <FigureCell
            side={sides[0]}
            usual={usualOrigin(first, sourceWords)}
            above={figures.slice(0, i).map((row) => row.sides[0])}
          />
          <FigureCell
            side={sides[1]}
            usual={usualOrigin(second, sourceWords)}
            above={figures.slice(0, i).map((row) => row.sides[1])}
          />
        </tr>
      ))}
    </ComparedTable>
  );
}

type CountriesProps = {
  countries: ReturnType<typeof compareReports>["countries"];
  reports: ComparedSides<Comparable>;
};

/** The largest exporters of both reports. */
function ComparedCountries({ countries, reports }: CountriesProps) {
  const words = useText(comparisonText);
  return (
    <section className="grid min-w-0 gap-3" aria-labelledby="compared-countries">
      <h2 id="compared-countries" className="text-lg">
        {words.countries}
      </h2>
      <p className="text-xs text-quiet">{words.countriesHint}</p>
      <ComparedTable title={words.countries} rowTitle={words.country} reports={reports}>
        {countries.map(({ iso3, country, sides }, i) => (
          <tr key={iso3} className={rowStyle}>
            <th scope="row" className={nameStyle}>
              {country}
            </th>
            <SellerCell seller={sides[0]} above={countries.slice(0, i).map((row) => row.sides[0])} />
            <SellerCell seller={sides[1]} above={countries.slice(0, i).map((row) => row.sides[1])} />
          </tr>
        ))}
      </ComparedTable>
    </section>
  );
}
