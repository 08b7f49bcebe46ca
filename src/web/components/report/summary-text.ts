import type { Language, SourceUse } from "../../../domain/report.ts";
import { nameSource, type SourceWords, writeLicence } from "../../../domain/source-words.ts";
import { SummaryTopic, type SummarySentence } from "../../../domain/summary.ts";
import { writeSentence, type WriteValue } from "../../../i18n/write-summary.ts";

/** The sentences of each topic, in the order of topics; topics of which nothing is said are left out. */
export const byTopic = (
  sentences: readonly SummarySentence[],
): { readonly topic: SummaryTopic; readonly own: readonly SummarySentence[] }[] =>
  SummaryTopic.options
    .map((topic) => ({ topic, own: sentences.filter((sentence) => sentence.topic === topic) }))
    .filter(({ own }) => own.length > 0);

type Told = {
  /** What the report is of: the product, its code, its year. */
  readonly about: readonly (string | number | null)[];
  readonly sentences: readonly SummarySentence[];
  readonly sources: readonly SourceUse[];
};

type Words = {
  readonly language: Language;
  readonly topics: Readonly<Record<SummaryTopic, string>>;
  readonly sourcesTitle: string;
  readonly sources: SourceWords;
  readonly write: WriteValue;
};

/** With plain spaces: what is pasted is not to stick together. */
const inOneLine = (facts: readonly (string | number | null)[]): string =>
  facts.filter((fact) => fact !== null).join(" · ");

/** A summary as plain text for a message or a document: its topics, then each source used with its year, licence and address. */
export function summaryText({ about, sentences, sources }: Told, words: Words): string {
  const told = byTopic(sentences).map(({ topic, own }) => {
    const text = own.map((sentence) =>
      writeSentence(sentence, words.language, words.write)
        .map((part) => part.text)
        .join(""),
    );
    return `${words.topics[topic]}\n${text.join(" ")}`;
  });
  const cited = sources
    .filter(({ state }) => state === "used")
    .map(({ source, year }) =>
      inOneLine([nameSource(source, words.sources), year, writeLicence(source, words.sources), source.url]),
    );
  const origin = cited.length > 0 ? [`${words.sourcesTitle}\n${cited.join("\n")}`] : [];
  return [inOneLine(about), ...told, ...origin].join("\n\n");
}
