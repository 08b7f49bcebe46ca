import { useMemo } from "react";
import { SummaryTopic, type SummarySentence } from "../../../domain/summary.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { createValueWriter, writeSentence, type WriteValue } from "../../../i18n/write-summary.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { SummaryNumber } from "./summary-value.tsx";

/** The report in sentences, topic by topic; every value opens its evidence. */
export function ReportSummary({ evidence }: { evidence: ReportEvidence }) {
  const words = useText(summary);
  const { locale } = useNumberWriter();
  const write = useMemo(() => createValueWriter(locale), [locale]);
  const sentences = evidence.summary ?? [];
  if (sentences.length === 0) return null;
  const topics = SummaryTopic.options
    .map((topic) => ({ topic, own: sentences.filter((sentence) => sentence.topic === topic) }))
    .filter(({ own }) => own.length > 0);
  return (
    <section aria-labelledby="report-summary" className="grid gap-3">
      <h2 id="report-summary" className="text-lg">
        {words.title}
      </h2>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {topics.map(({ topic, own }) => (
          <div key={topic} className="grid content-start gap-1">
            <h3 className="text-xs font-[550] tracking-normal text-quiet">{words.topics[topic]}</h3>
            <p className="max-w-prose text-base [&_strong]:font-[550]">
              {own.map((sentence) => (
                <Sentence key={sentence.key} sentence={sentence} evidence={evidence} write={write} />
              ))}
            </p>
          </div>
        ))}
      </div>
      <p className="text-xs text-faint">{words.intro}</p>
    </section>
  );
}

type SentenceProps = { sentence: SummarySentence; evidence: ReportEvidence; write: WriteValue };

function Sentence({ sentence, evidence, write }: SentenceProps) {
  const language = useLanguage();
  return (
    <>
      {writeSentence(sentence, language, write).map(({ text, value }) => {
        if (!value) return glued(text);
        if (value.kind === "text") return <strong key={value.from}>{text}</strong>;
        return <SummaryNumber key={value.from} text={text} value={value} evidence={evidence} />;
      })}{" "}
    </>
  );
}

const wordJoiner = "\u2060";

/** Lines break at a button, even within brackets and before a full stop, unless a word joiner stands between. */
const glued = (text: string): string => text.replace(/\($/, `(${wordJoiner}`).replace(/^(?=[).,;:])/, wordJoiner);
