import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ComparedSides } from "../../../domain/comparison.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { SourceWords } from "../../../domain/source-words.ts";
import { dotted } from "../../../domain/typed-code.ts";
import { comparison as comparisonText } from "../../../i18n/comparison.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { useLanguage, useText } from "../../language.ts";
import { writeOrigin } from "./write-compared.ts";

/** A saved report that can be compared. */
export type Comparable = { readonly id: string; readonly name: string; readonly evidence: ReportEvidence };

/** Two values to a line under their name where there is no room for three columns. */
export const rowStyle = "border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4";
export const nameStyle = "py-2 text-left align-top font-normal max-sm:col-span-2";

/** Year and source of the trade of a report, named once in the head of its column. */
export function usualOrigin({ evidence: { year, sources } }: Comparable, words: SourceWords): string {
  const trade = sources.find((use) => use.state === "used" && use.year === year);
  return writeOrigin({ years: year === null ? null : [year, year], sources: trade ? [trade.source] : [] }, words);
}

type TableProps = {
  title: string;
  rowTitle: string;
  reports: ComparedSides<Comparable>;
  /** What the head of a column names: the years and source that its values have unless they say others. */
  originOf?: typeof usualOrigin;
  children: ReactNode;
};

/** A row for each thing that is compared, and a column for each report. */
export function ComparedTable({ title, rowTitle, reports, originOf = usualOrigin, children }: TableProps) {
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
