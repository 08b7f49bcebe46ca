import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { safeLink } from "../../../domain/web-address.ts";
import { reportParts } from "./report-contents.tsx";

/** Headlines of the product that belong to no row, and how the coverage sounded; why there are none otherwise. */
export function ReportNews({ news }: { news: NonNullable<ReportEvidence["news"]> }) {
  const words = useText(summary).news;
  const { reasons } = useText(tools).source;
  const language = useLanguage();
  const { plain } = useNumberWriter();
  return (
    <section aria-labelledby={reportParts.news} className="grid gap-2 print:block print:space-y-2">
      <h2 id={reportParts.news} className="text-lg">
        {words.title}
      </h2>
      {news.reason ? <p className="text-sm text-quiet">{reasons[news.reason]}</p> : null}
      {news.tone ? (
        <p className="text-sm text-quiet" title={words.toneHint}>
          {words.tone}: <span className="font-[550] text-ink tabular-nums">{plain(news.tone.average)}</span>
        </p>
      ) : null}
      <ul className="grid gap-x-8 gap-y-2.5 text-sm lg:grid-cols-2">
        {news.items.map((item) => (
          <li key={item.url} className="grid gap-0.5">
            {safeLink(item.url) ? (
              <a
                href={item.url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                lang={item.language.length === 2 ? item.language : undefined}
                className="link leading-snug"
              >
                {item.title}
              </a>
            ) : (
              item.title
            )}
            <span className="text-xs text-quiet">
              {item.outlet} ·{" "}
              <time dateTime={item.date}>
                {new Date(item.date).toLocaleDateString(language, { dateStyle: "medium" })}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
