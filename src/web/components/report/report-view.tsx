import { type ReactNode, useMemo } from "react";
import { wholeHarvestOf } from "../../../domain/harvest-words.ts";
import { tools } from "../../../i18n/tools.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { ResultTable as Data } from "../../../domain/result-table.ts";
import { reportFileName } from "../../../domain/text.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { useLanguage, useText } from "../../language.ts";
import { useShowSearch } from "../../shown-search.ts";
import type { TableOrigins } from "../result-table/cell-origin.ts";
import { ResultTable } from "../result-table/result-table.tsx";
import { ApartFigures, ApartNotice } from "./reported-apart.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { ReportContents, reportParts } from "./report-contents.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportBuyers } from "./report-buyers.tsx";
import { ReportInsight } from "./report-insight.tsx";
import { VolumeTables } from "./volume-tables.tsx";
import { ReportNews } from "./report-news.tsx";
import { ReportShares } from "./report-shares.tsx";
import { ReportSources } from "./report-sources.tsx";
import { ReportNarrative } from "./report-narrative.tsx";
import { ReportSummary } from "./report-summary.tsx";

type Props = {
  product: string;
  /** What its owner calls it, where that is not the product. */
  name?: string;
  data: Data;
  evidence: ReportEvidence | null;
  searchId: string | null;
  view?: TableView | null;
  /** The heading of this report among the headings of the screen. */
  level: "h1" | "h2";
  aside?: ReactNode;
  children?: ReactNode;
};

/** A finished report: what it covers, its key figures, its table and its sources. */
export function ReportView({
  product,
  name = product,
  data,
  evidence,
  searchId,
  view,
  level: Heading,
  aside,
  children,
}: Props) {
  const text = useText(tools).research;
  const language = useLanguage();
  const origins = useMemo((): TableOrigins | null => evidence && { kind: "report", evidence }, [evidence]);
  const covered = evidence && (language === "es" ? evidence.covered.nameEs : evidence.covered.nameEn);
  useShowSearch(searchId);
  const subject = covered && isCode(product) ? covered : product;
  const title = name === product ? subject : name;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 print:block print:space-y-6">
      <ReportHead title={title} level={Heading} covered={covered} evidence={evidence} aside={aside}>
        {children}
      </ReportHead>
      {evidence?.apart ? <ApartNotice apart={evidence.apart} evidence={evidence} /> : null}
      {evidence?.apart ? <ApartFigures evidence={evidence} /> : evidence ? <KeyFigures evidence={evidence} /> : null}
      {evidence ? <ReportContents evidence={evidence} /> : null}
      {evidence?.narrative ? <ReportNarrative narrative={evidence.narrative} /> : null}
      {evidence ? <ReportSummary product={subject} evidence={evidence} /> : null}
      <section className="grid min-w-0 gap-3 print:block print:space-y-3">
        {Heading === "h1" ? (
          <h2 id={reportParts.results} className="text-lg">
            {text.resultsTitle}
          </h2>
        ) : (
          <h3 id={reportParts.results} className="text-lg">
            {text.resultsTitle}
          </h3>
        )}
        <ResultTable
          key={searchId}
          data={data}
          origins={origins}
          fileName={reportFileName(name)}
          name={title}
          searchId={searchId}
          savedView={view}
        />
      </section>
      {evidence ? <ReportShares evidence={evidence} /> : null}
      {evidence ? <ReportBuyers evidence={evidence} /> : null}
      {evidence?.insight ? <ReportInsight insight={evidence.insight} wholeHarvest={wholeHarvestOf(evidence)} /> : null}
      {evidence?.volume ? <VolumeTables volume={evidence.volume} level="h2" /> : null}
      {evidence?.news ? <ReportNews news={evidence.news} /> : null}
      {evidence ? <ReportSources sources={evidence.sources} /> : null}
    </div>
  );
}

/** A code says less as a heading than the goods it stands for, and is printed below them. */
const isCode = (product: string): boolean => /^[\d.\s]+$/.test(product);
