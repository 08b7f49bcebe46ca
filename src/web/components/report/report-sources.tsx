import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import type { SourceUse } from "../../../domain/report.ts";
import { useText } from "../../language.ts";
import { Badge } from "../badge.tsx";
import { isOldYear } from "../result-table/report-years.ts";
import { reportParts } from "./report-contents.tsx";
import { safeLink } from "../../../domain/web-address.ts";

/** What sources say that have no version, or no licence that is named by letters. */
const known: Readonly<Record<string, "live" | "cited" | "operators">> = {
  live: "live",
  "open, with citation": "cited",
  "UN Comtrade, operator's own licence": "operators",
};

/** Every source that was asked, what it gave, and under which licence. */
export function ReportSources({ sources }: { sources: readonly SourceUse[] }) {
  const text = useText(tools).research;
  const { failures } = useText(summary);
  if (sources.length === 0) return null;
  const written = (words: string): string => (known[words] ? text.sourceWords[known[words]] : words);
  return (
    <section aria-labelledby={reportParts.sources} className="grid gap-2">
      <h2 id={reportParts.sources} className="text-lg">
        {text.sourcesTitle}
      </h2>
      <ul className="grid divide-y divide-line border-y border-line text-sm">
        {sources.map(({ source, state, year, items, failure }) => (
          <li key={source.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
            {safeLink(source.url) ? (
              <a href={source.url} target="_blank" rel="noopener noreferrer" className="link font-[550]">
                {source.title}
              </a>
            ) : (
              <span className="font-[550]">{source.title}</span>
            )}
            {year === null ? null : <Badge tone={isOldYear(year) ? "inferred" : "neutral"}>{year}</Badge>}
            <span className="min-w-[min(100%,14rem)] flex-1 text-xs text-quiet">
              {[
                written(source.version),
                written(source.licence),
                items.length > 0 && text.sourceItems(items.join(", ")),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className="text-xs text-quiet">{failure ? failures[failure] : text.sourceState[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
