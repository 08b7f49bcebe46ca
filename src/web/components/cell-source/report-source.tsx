import { writeContradictionNote } from "../../../domain/contradiction-words.ts";
import { writeHarvestNote } from "../../../domain/harvest-words.ts";
import { contradiction } from "../../../i18n/contradiction.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { sources } from "../../../i18n/sources.ts";
import { tools } from "../../../i18n/tools.ts";
import type { ReportOrigin } from "../../../domain/report-origin.ts";
import { nameSource, writeLicence, writeVersion } from "../../../domain/source-words.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { classNames } from "../class-names.ts";
import { safeLink } from "../../../domain/web-address.ts";
import { percentWriter } from "../report/percent-writer.ts";
import { isOldToday } from "../result-table/report-years.ts";
import { SourceFact, SourceFacts } from "./source-facts.tsx";

/** Year, confidence, sources and reason of one figure of a report. */
export function ReportSource({ origin }: { origin: ReportOrigin }) {
  const text = useText(tools).source;
  const words = useText(sources);
  const harvestWords = useText(harvest);
  const contradictionWords = useText(contradiction);
  const numbers = useNumberWriter();
  return (
    <>
      {origin.importers.length > 0 ? <ImporterShares origin={origin} /> : null}
      {origin.news.length > 0 ? <NewsLinks origin={origin} /> : null}
      {origin.reason ? (
        <p className="rounded-md bg-sunken px-3 py-2 text-quiet">{text.reasons[origin.reason]}</p>
      ) : null}
      {origin.wholeHarvest ? (
        <p className="rounded-md bg-sunken px-3 py-2 text-quiet">
          {writeHarvestNote(origin.wholeHarvest, harvestWords)}
        </p>
      ) : null}
      {origin.contradiction ? (
        <p className="rounded-md bg-sunken px-3 py-2 text-quiet">
          {writeContradictionNote(origin.contradiction, contradictionWords, numbers.whole)}
        </p>
      ) : null}
      {origin.year !== null || origin.sources.length > 0 ? (
        <SourceFacts>
          {origin.year !== null ? (
            <SourceFact name={text.year}>
              <span className={classNames("tabular-nums", isOldToday(origin.year) && "font-[550] text-inferred")}>
                {origin.year}
              </span>
            </SourceFact>
          ) : null}
          {origin.confidence ? (
            <SourceFact name={text.confidence}>{text.confidences[origin.confidence]}</SourceFact>
          ) : null}
          {origin.sources.map((source) => (
            <SourceFact key={source.id} name={text.from}>
              {safeLink(source.url) ? (
                <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
                  {nameSource(source, words)}
                </a>
              ) : (
                nameSource(source, words)
              )}
              <span className="block text-xs text-quiet">
                {[writeVersion(source, words), writeLicence(source, words)].filter(Boolean).join(" · ")}
              </span>
            </SourceFact>
          ))}
        </SourceFacts>
      ) : null}
    </>
  );
}

function ImporterShares({ origin }: { origin: ReportOrigin }) {
  const text = useText(tools).source;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  return (
    <ul className="grid gap-1">
      {origin.importers.map(({ iso3, name, share, valueUsd }) => (
        <li key={iso3} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
          <span className="min-w-0 truncate">{name}</span>
          <span className="text-xs text-quiet tabular-nums" title={`${numbers.whole(valueUsd)} USD`}>
            <span className="sr-only">{text.share}: </span>
            {percent(share)}
          </span>
          <span aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ width: `${Math.min(100, share * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function NewsLinks({ origin }: { origin: ReportOrigin }) {
  const language = useLanguage();
  const noSource = useText(tools).table.noSource;
  return (
    <ul className="grid gap-2.5">
      {origin.news.map((item) => (
        <li key={`${item.url} ${item.title}`} className="grid gap-0.5">
          {safeLink(item.url) ? (
            <a href={item.url} target="_blank" rel="noopener noreferrer nofollow" className="link leading-snug">
              {item.title}
            </a>
          ) : (
            <span>
              {item.title} <span className="text-xs text-inferred">{noSource}</span>
            </span>
          )}
          <span className="text-xs text-quiet">
            {item.outlet} · <time dateTime={item.date}>{writeDate(item.date, language)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

function writeDate(date: string, language: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : time.toLocaleDateString(language, { dateStyle: "medium" });
}
