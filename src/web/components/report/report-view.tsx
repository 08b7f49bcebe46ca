import { type ReactNode, useMemo } from "react";
import { coveredCodes } from "../../../domain/covered-codes.ts";
import { wholeHarvestOf } from "../../../domain/harvest-words.ts";
import { labelSource } from "../../../domain/source-words.ts";
import { sources } from "../../../i18n/sources.ts";
import { tools } from "../../../i18n/tools.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { dotted } from "../../../domain/typed-code.ts";
import type { ResultTable as Data } from "../../../domain/result-table.ts";
import { reportFileName } from "../../../domain/text.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { useLanguage, useText } from "../../language.ts";
import { useShowSearch } from "../../shown-search.ts";
import { Badge } from "../badge.tsx";
import type { TableOrigins } from "../result-table/cell-origin.ts";
import { isOldToday } from "../result-table/report-years.ts";
import { ResultTable } from "../result-table/result-table.tsx";
import { TrustMark } from "../trust-mark.tsx";
import { ApartFigures, ApartNotice } from "./reported-apart.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { NewerFigures } from "./newer-figures.tsx";
import { ReportContents, reportParts } from "./report-contents.tsx";
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
  const sourceWords = useText(sources);
  const language = useLanguage();
  const origins = useMemo((): TableOrigins | null => evidence && { kind: "report", evidence }, [evidence]);
  const covered = evidence && (language === "es" ? evidence.covered.nameEs : evidence.covered.nameEn);
  useShowSearch(searchId);
  const subject = covered && isCode(product) ? covered : product;
  const title = name === product ? subject : name;
  const used = evidence?.sources.filter(({ state }) => state === "used") ?? [];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 print:block print:space-y-6">
      <div className="grid gap-3">
        <header className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <Heading className="min-w-[min(100%,14rem)] flex-1 text-2xl wrap-anywhere first-letter:uppercase max-sm:text-xl">
            {title}
          </Heading>
          {aside ? <div className="max-xl:order-last max-xl:w-full max-xl:pt-1 print:hidden">{aside}</div> : null}
          {evidence ? (
            <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
              <span>
                <span className="font-[550] text-ink tabular-nums">{text.hs(headCode(evidence.covered))}</span>
                {covered ? ` · ${covered}` : null}
              </span>
              {evidence.year === null ? null : (
                <Badge tone={isOldToday(evidence.year) ? "inferred" : "neutral"}>{evidence.year}</Badge>
              )}
              <NewerFigures year={evidence.year} />
              {used.map(({ source }) => (
                <span key={source.id} className="flex items-baseline gap-1.5 text-xs">
                  <TrustMark basis="reported" className="text-sm leading-none" />
                  {labelSource(source, sourceWords)}
                </span>
              ))}
            </div>
          ) : null}
        </header>
        {evidence?.spelling ? <p className="max-w-3xl text-sm text-quiet">{text.readAs(evidence.spelling)}</p> : null}
        {evidence?.covered.asked ? <AskedOtherwise covered={evidence.covered} asked={evidence.covered.asked} /> : null}
        {evidence?.notUnderstood ? (
          <p className="max-w-3xl text-sm text-quiet">{text.readWithout(evidence.notUnderstood)}</p>
        ) : null}
        {children}
      </div>
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

type Covered = ReportEvidence["covered"];

/** Several codes stand in the sentence below. */
const headCode = (covered: Covered): string => {
  const [first = covered.code, ...others] = coveredCodes(covered);
  return others.length === 0 ? first : `${first} + ${others.length}`;
};

/** That the figures are of another set than the code asked for, which no source has by itself. */
function AskedOtherwise({ covered, asked }: { covered: Covered; asked: NonNullable<Covered["asked"]> }) {
  const text = useText(tools).research;
  const language = useLanguage();
  const name = language === "es" ? "nameEs" : "nameEn";
  const codes = new Intl.ListFormat(language).format(coveredCodes(covered));
  if (asked[name] === covered[name]) return null;
  return (
    <p className="max-w-3xl text-sm text-quiet">
      {text.askedOtherwise(`${text.hs(dotted(asked.code))} · ${asked[name]}`, covered[name], codes)}
    </p>
  );
}

/** A code says less as a heading than the goods it stands for, and is printed below them. */
const isCode = (product: string): boolean => /^[\d.\s]+$/.test(product);
