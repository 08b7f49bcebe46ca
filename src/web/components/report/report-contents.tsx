import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { hasShares } from "./share-sides.ts";

/** The ids of the report's headings, in their order. */
export const reportParts = {
  summary: "report-summary",
  results: "report-results",
  shares: "report-shares",
  buyers: "report-buyers",
  closeUp: "report-country",
  insight: "report-insight",
  news: "report-news",
  sources: "report-sources",
} as const;

/** The parts that this report has, each a press away: the whole is several screens long. */
export function ReportContents({ evidence }: { evidence: ReportEvidence }) {
  const words = useText(summary);
  const text = useText(tools).research;
  const { insight, news, sources } = evidence;
  const parts = [
    { id: reportParts.summary, title: words.title, isThere: (evidence.summary ?? []).length > 0 },
    { id: reportParts.results, title: text.contents.table, isThere: true },
    { id: reportParts.shares, title: words.shares.title, isThere: hasShares(evidence) },
    { id: reportParts.buyers, title: words.buyers.title, isThere: Boolean(insight?.buyers?.finding) },
    { id: reportParts.insight, title: words.insight.title, isThere: Boolean(insight) },
    { id: reportParts.news, title: text.contents.news, isThere: Boolean(news) },
    { id: reportParts.sources, title: text.sourcesTitle, isThere: sources.length > 0 },
  ];
  return (
    <nav aria-label={text.contents.label} className="print:hidden">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {parts.map(({ id, title, isThere }) =>
          isThere ? (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-8 items-center">
                {title}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
