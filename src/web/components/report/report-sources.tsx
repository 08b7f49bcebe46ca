import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import type { SourceUse } from "../../../domain/report.ts";
import { nameSource, writeLicence, writeVersion } from "../../../domain/source-words.ts";
import { useText } from "../../language.ts";
import { Badge } from "../badge.tsx";
import { isOldToday } from "../result-table/report-years.ts";
import { reportParts } from "./report-contents.tsx";
import { safeLink } from "../../../domain/web-address.ts";
import { joinFacts } from "../join-facts.ts";

/** Every source that was asked, what it gave, and under which licence. */
export function ReportSources({ sources }: { sources: readonly SourceUse[] }) {
  const text = useText(tools).research;
  const words = useText(sourceTexts);
  const { failures } = useText(summary);
  if (sources.length === 0) return null;
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
                {nameSource(source, words)}
              </a>
            ) : (
              <span className="font-[550]">{nameSource(source, words)}</span>
            )}
            {year === null ? null : <Badge tone={isOldToday(year) ? "inferred" : "neutral"}>{year}</Badge>}
            <span className="min-w-[min(100%,14rem)] flex-1 text-xs text-quiet">
              {joinFacts([
                source.version !== String(year) && writeVersion(source, words),
                writeLicence(source, words),
                items.length > 0 && text.sourceItems(items.join(", ")),
              ])}
            </span>
            <span className="ml-auto text-xs text-quiet">{failure ? failures[failure] : text.sourceState[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
