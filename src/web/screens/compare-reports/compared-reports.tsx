import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import type { ComparedSides } from "../../../domain/comparison.ts";
import { compareReports } from "../../../domain/comparison.ts";
import { wholeHarvestOf, writeHarvestNote } from "../../../domain/harvest-words.ts";
import type { ReportEvidence, SourceUse } from "../../../domain/report.ts";
import type { SourceWords } from "../../../domain/source-words.ts";
import { comparison as comparisonText } from "../../../i18n/comparison.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { Banner } from "../../components/banner.tsx";
import { ExportMenu } from "../../components/export-menu/export-menu.tsx";
import { ReportSources } from "../../components/report/report-sources.tsx";
import { dotted } from "../../../domain/typed-code.ts";
import { useLanguage, useText } from "../../language.ts";
import { FigureCell, MakerCell, SellerCell } from "./compared-cell.tsx";
import { exportedComparison } from "./exported-comparison.ts";
import { writeOrigin } from "./write-compared.ts";

/** A saved report that can be compared. */
export type Comparable = { readonly id: string; readonly name: string; readonly evidence: ReportEvidence };

/** Two values to a line under their name where there is no room for three columns. */
const rowStyle = "border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4";
const nameStyle = "py-2 text-left align-top font-normal max-sm:col-span-2";

/** Year and source of the trade of a report, named once in the head of its column. */
function usualOrigin({ evidence: { year, sources } }: Comparable, words: SourceWords): string {
  const trade = sources.find((use) => use.state === "used" && use.year === year);
  return writeOrigin({ years: year === null ? null : [year, year], sources: trade ? [trade.source] : [] }, words);
}

/** Year and source of what the countries of a report make. */
function originOfMakers({ evidence: { insight } }: Comparable, words: SourceWords): string {
  const makers = insight?.makers;
  if (!makers?.finding) return "";
  const { last } = makers.finding;
  return writeOrigin({ years: [last, last], sources: makers.sources }, words);
}

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
        <ComparedTable title={words.figures} rowTitle={words.figure} reports={reports}>
          {comparison.figures.map(({ key, sides }, i) => (
            <tr key={key} className={rowStyle}>
              <th scope="row" className={`${nameStyle} text-quiet`}>
                {words.names[key]}
              </th>
              <FigureCell
                side={sides[0]}
                usual={usualOrigin(first, origins.sources)}
                above={comparison.figures.slice(0, i).map((row) => row.sides[0])}
              />
              <FigureCell
                side={sides[1]}
                usual={usualOrigin(second, origins.sources)}
                above={comparison.figures.slice(0, i).map((row) => row.sides[1])}
              />
            </tr>
          ))}
        </ComparedTable>
      </section>
      <section className="grid min-w-0 gap-3" aria-labelledby="compared-countries">
        <h2 id="compared-countries" className="text-lg">
          {words.countries}
        </h2>
        <p className="text-xs text-quiet">{words.countriesHint}</p>
        <ComparedTable title={words.countries} rowTitle={words.country} reports={reports}>
          {comparison.countries.map(({ iso3, country, sides }, i) => (
            <tr key={iso3} className={rowStyle}>
              <th scope="row" className={nameStyle}>
                {country}
              </th>
              <SellerCell seller={sides[0]} above={comparison.countries.slice(0, i).map((row) => row.sides[0])} />
              <SellerCell seller={sides[1]} above={comparison.countries.slice(0, i).map((row) => row.sides[1])} />
            </tr>
          ))}
        </ComparedTable>
      </section>
      {comparison.makers.length > 0 ? (
        <section className="grid min-w-0 gap-3" aria-labelledby="compared-makers">
          <h2 id="compared-makers" className="text-lg">
            {words.makers}
          </h2>
          <p className="text-xs text-quiet">{words.makersHint}</p>
          {reports.map((report) => (
            <HarvestNote key={report.id} report={report} />
          ))}
          <ComparedTable title={words.makers} rowTitle={words.country} reports={reports} originOf={originOfMakers}>
            {comparison.makers.map(({ iso3, country, sides }, i) => (
              <tr key={iso3} className={rowStyle}>
                <th scope="row" className={nameStyle}>
                  {country}
                </th>
                {reports.map((report, side) => (
                  <MakerCell
                    key={report.id}
                    maker={sides[side] ?? null}
                    usual={originOfMakers(report, origins.sources)}
                    above={comparison.makers.slice(0, i).map((row) => row.sides[side] ?? null)}
                  />
                ))}
              </tr>
            ))}
          </ComparedTable>
        </section>
      ) : null}
      <ReportSources sources={usedSources(reports)} />
    </div>
  );
}

/** That production counts more than the product of a report. */
function HarvestNote({ report: { name, evidence } }: { report: Comparable }) {
  const harvestWords = useText(harvest);
  const use = wholeHarvestOf(evidence);
  return use ? (
    <p className="text-xs text-quiet first-letter:uppercase">{`${name}: ${writeHarvestNote(use, harvestWords)}`}</p>
  ) : null;
}

type TableProps = {
  title: string;
  rowTitle: string;
  reports: ComparedSides<Comparable>;
  /** What the head of a column names: the years and source that its values have unless they say others. */
  originOf?: typeof usualOrigin;
  children: ReactNode;
};

function ComparedTable({ title, rowTitle, reports, originOf = usualOrigin, children }: TableProps) {
  const words = useText(comparisonText);
  const sourceWords = useText(sourceTexts);
  const language = useLanguage();
  const productOf = ({ evidence: { covered } }: Comparable): string =>
    `HS ${dotted(covered.code)} · ${language === "es" ? covered.nameEs : covered.nameEn}`;
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface px-4 py-2">
      <table aria-label={title} className="w-full table-fixed text-xs tabular-nums sm:text-sm">
        <thead>
          <tr className="border-b border-line align-bottom max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
            <th scope="col" className="py-2 text-left text-xs font-[550] text-quiet max-sm:sr-only sm:w-[28%]">
              {rowTitle}
            </th>
            {reports.map((report) => (
              <th key={report.id} scope="col" className="py-2 text-right font-[550] wrap-anywhere sm:pl-4">
                <Link
                  to={`/product-research/results/${report.id}`}
                  title={words.openReport}
                  className="link inline-block first-letter:uppercase"
                >
                  {report.name}
                </Link>
                <span className="block text-xs font-normal text-quiet">{productOf(report)}</span>
                <span className="block text-xs font-normal text-faint">{originOf(report, sourceWords)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
