import { hhiPoints } from "../../../domain/market-shares.ts";
import { type SummaryValue, valuesAlong } from "../../../domain/summary.ts";
import type { SourceRef } from "../../../domain/figure.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { nameSource, writeLicence, writeVersion } from "../../../domain/source-words.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { SourceFact, SourceFacts } from "../cell-source/source-facts.tsx";
import { Popover } from "../popover.tsx";
import { safeLink } from "../../../domain/web-address.ts";
import { useHhiHint } from "./use-hhi-hint.ts";

type Props = { text: string; value: SummaryValue; evidence: ReportEvidence };

/** A number of the summary that opens its evidence: the full figure, how it is worked out, from which source and years. */
export function SummaryNumber({ text, value, evidence }: Props) {
  const words = useText(summary);
  const { from } = useText(tools).source;
  const sourceWords = useText(sourceTexts);
  const numbers = useNumberWriter();
  const { sources, years } = groundsOf(evidence, value.from);
  const hhiHint = useHhiHint();
  const formula = value.kind === "hhi" ? hhiHint : formulaOf(words.formulas, value.from);
  return (
    <Popover
      label={words.evidence.open(text)}
      trigger={
        <button
          type="button"
          data-evidence={value.from}
          className="rounded-sm font-[600] tabular-nums underline decoration-primary/45 decoration-1 underline-offset-[0.22em] transition-colors hover:text-primary hover:decoration-primary print:font-[550] print:no-underline"
        >
          {text}
        </button>
      }
    >
      <div className="grid gap-3">
        <p className="font-heading text-lg font-[600] tabular-nums">{text}</p>
        {formula ? (
          <p className="text-quiet">
            <span className="sr-only">{words.evidence.how}: </span>
            {formula}
          </p>
        ) : null}
        <SourceFacts>
          {typeof value.value === "number" && value.kind !== "year" ? (
            <SourceFact name={words.evidence.exact}>
              <span className="tabular-nums">{writeExact(value.value, value.kind, numbers)}</span>
            </SourceFact>
          ) : null}
          {years ? <SourceFact name={words.evidence.period}>{years}</SourceFact> : null}
          {sources.map((source) => (
            <SourceFact key={source.id} name={from}>
              {safeLink(source.url) ? (
                <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
                  {nameSource(source, sourceWords)}
                </a>
              ) : (
                nameSource(source, sourceWords)
              )}
              <span className="block text-xs text-quiet">{`${writeVersion(source, sourceWords)} · ${writeLicence(source, sourceWords)}`}</span>
            </SourceFact>
          ))}
        </SourceFacts>
        <details className="text-xs text-quiet">
          <summary className="link inline-flex min-h-6 items-center">{words.evidence.place}</summary>
          <code className="mt-1 block break-all">{value.from}</code>
        </details>
      </div>
    </Popover>
  );
}

/** The figure in the reader's format, with the decimals that were rounded off in the sentence. */
function writeExact(value: number, kind: SummaryValue["kind"], numbers: NumberWriter): string {
  if (kind === "usd") return `${numbers.whole(value)} USD`;
  if (kind === "tonnes") return `${numbers.whole(value)} t`;
  if (kind === "hhi") return numbers.plain(Math.round(value * hhiPoints * 10) / 10);
  const style = kind === "share" || kind === "change" ? "percent" : "decimal";
  return new Intl.NumberFormat(numbers.locale, { style, maximumFractionDigits: 4, useGrouping: "always" }).format(
    value,
  );
}

const formulaOf = (formulas: Readonly<Record<string, string>>, from: string): string | undefined =>
  Object.entries(formulas)
    .filter(([start]) => from.startsWith(start))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];

type Grounds = { sources?: SourceRef[]; year?: number | null; years?: [number, number] | null };

/** Sources and years of the innermost part of the evidence around a value that names them; the report's own otherwise. */
function groundsOf(evidence: ReportEvidence, pointer: string): { sources: readonly SourceRef[]; years: string | null } {
  const around = valuesAlong(evidence, pointer)
    .slice(1)
    .filter((value): value is Grounds => typeof value === "object" && value !== null);
  const nearest = around.findLast((part) => Array.isArray(part.sources));
  const used = evidence.sources.filter(({ state, year }) => state === "used" && year === evidence.year);
  const [first, last] = nearest?.years ?? [nearest?.year ?? evidence.year, nearest?.year ?? evidence.year];
  return {
    sources: nearest?.sources ?? used.map(({ source }) => source),
    years: first === null || first === undefined ? null : first === last ? String(first) : `${first}–${String(last)}`,
  };
}
