import { useEffect, useRef } from "react";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useSectionInView } from "../../use-section-in-view.ts";
import { hasShares } from "./share-sides.ts";

/** What is seen of the part before the current one, where all do not fit beside one another. */
const besidePx = 56;

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

/** The parts that this report has, each a press away, always in sight: the whole is several screens long. */
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
  const there = parts.filter(({ isThere }) => isThere);
  const current = useSectionInView(there.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - besidePx, behavior: "smooth" });
  }, [current]);
  return (
    <nav
      aria-label={text.contents.label}
      data-contents
      className="top-14 [@media(min-height:30rem)]:sticky z-25 -mx-4 border-b border-line bg-ground sm:-mx-6 md:-mx-8 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-x-5 overflow-x-auto px-4 text-sm whitespace-nowrap [scrollbar-width:none] sm:px-6 md:px-8"
      >
        {there.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="inline-flex min-h-11 items-center border-y-2 border-transparent font-[500] text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-b-primary aria-[current]:text-ink forced-colors:border-t-[Canvas] forced-colors:not-aria-[current]:border-b-[Canvas]"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
