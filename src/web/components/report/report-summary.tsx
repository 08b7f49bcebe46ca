import { useMemo } from "react";
import type { SummarySentence } from "../../../domain/summary.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { createValueWriter, type SentencePart, writeSentence, type WriteValue } from "../../../i18n/write-summary.ts";
import { coveredCodes } from "../../../domain/covered-codes.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { CopySummary } from "./copy-summary.tsx";
import { byTopic, summaryText } from "./summary-text.ts";
import { SummaryNumber } from "./summary-value.tsx";
import { reportParts } from "./report-contents.tsx";

/** The report in sentences, topic by topic; every value opens its evidence. */
export function ReportSummary({ product, evidence }: { product: string; evidence: ReportEvidence }) {
  const words = useText(summary);
  const sourceWords = useText(sourceTexts);
  const { hs, sourcesTitle } = useText(tools).research;
  const language = useLanguage();
  const { locale } = useNumberWriter();
  const write = useMemo(() => createValueWriter(language, locale), [language, locale]);
  const sentences = evidence.summary ?? [];
  if (sentences.length === 0) return null;
  const readText = (): string =>
    summaryText(
      {
        about: [capitalised(product), hs(coveredCodes(evidence.covered).join(", ")), evidence.year],
        sentences,
        sources: evidence.sources,
      },
      { language, topics: words.topics, sourcesTitle, sources: sourceWords, write },
    );
  return (
    <section aria-labelledby={reportParts.summary} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={reportParts.summary} className="text-lg">
          {words.title}
        </h2>
        <CopySummary readText={readText} />
      </div>
      <div className="rounded-lg border border-line bg-surface px-4 pt-4 sm:px-5 print:border-0 print:p-0">
        <div className="gap-x-10 lg:columns-2 2xl:columns-3 print:columns-2">
          {byTopic(sentences).map(({ topic, own }) => (
            <div key={topic} className="grid break-inside-avoid gap-1 pb-4">
              <h3 className="text-xs font-[550] tracking-normal text-quiet">{words.topics[topic]}</h3>
              <ul className="grid max-w-prose gap-1 text-[0.9375rem]/[1.5rem] [&_strong]:font-[450] print:text-sm">
                {own.map((sentence) => (
                  <li key={sentence.key}>
                    <Sentence sentence={sentence} evidence={evidence} write={write} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="border-t border-line py-2.5 text-xs text-faint print:hidden">{words.intro}</p>
      </div>
    </section>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type SentenceProps = { sentence: SummarySentence; evidence: ReportEvidence; write: WriteValue };

function Sentence({ sentence, evidence, write }: SentenceProps) {
  const language = useLanguage();
  return (
    <>
      {withMarks(writeSentence(sentence, language, write)).map(({ before, text, value, after }) => {
        if (!value) return text;
        if (value.kind === "text") return <strong key={value.from}>{text}</strong>;
        if (typeof value.value === "string") return text;
        return (
          <span key={value.from} className="whitespace-nowrap">
            {before}
            <SummaryNumber text={text} value={value} evidence={evidence} />
            {after}
          </span>
        );
      })}{" "}
    </>
  );
}

type Marked = SentencePart & { readonly before: string; readonly after: string };

const isNumber = (part: SentencePart | undefined): boolean => typeof part?.value?.value === "number";
const opening = (text: string): string => /\($/.exec(text)?.[0] ?? "";
const closing = (text: string): string => /^[).,;:]+/.exec(text)?.[0] ?? "";

/** Gives each number the bracket before it and the marks after it: lines break at a button, even between the two. */
function withMarks(parts: readonly SentencePart[]): Marked[] {
  return parts.map((part, i) => {
    const [previous, next] = [parts[i - 1], parts[i + 1]];
    if (isNumber(part)) return { ...part, before: opening(previous?.text ?? ""), after: closing(next?.text ?? "") };
    const from = isNumber(previous) ? closing(part.text).length : 0;
    const to = part.text.length - (isNumber(next) ? opening(part.text).length : 0);
    return { ...part, text: part.value ? part.text : part.text.slice(from, to), before: "", after: "" };
  });
}
