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
    <section aria-labelledby={reportParts.sources} className="grid gap-2 print:block print:space-y-2">
      <h2 id={reportParts.sources} className="text-lg">
        {text.sourcesTitle}
      </h2>
      <ul className="grid print:block *:break-inside-avoid divide-y divide-line rounded-lg border border-line bg-surface px-4 text-sm">
        {sources.map(({ source, state, year, items, failure }) => (
          <li key={source.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:col-span-full">
              {safeLink(source.url) ? (
                <a href={source.url} target="_blank" rel="noopener noreferrer" className="link font-[550]">
                  {nameSource(source, words)}
                </a>
              ) : (
                <span className="font-[550]">{nameSource(source, words)}</span>
              )}
              {year === null ? null : <Badge tone={isOldToday(year) ? "inferred" : "neutral"}>{year}</Badge>}
            </span>
            <span className="max-sm:order-last">
              <Badge tone={state === "used" && !failure ? "found" : "neutral"}>
                {failure ? failures[failure] : text.sourceState[state]}
              </Badge>
            </span>
            <span className="col-span-full text-xs text-quiet max-sm:col-span-1">
              {joinFacts([
                source.version !== String(year) && writeVersion(source, words),
                writeLicence(source, words),
                items.length > 0 && text.sourceItems(items.join(", ")),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
