import type { Language } from "../domain/report.ts";
import type { SummarySentence, SummaryValue } from "../domain/summary.ts";
import { summary } from "./summary.ts";

/** A piece of a sentence: words, or the words of a value. */
export type SentencePart = { readonly text: string; readonly value: SummaryValue | null };
export type WriteValue = (value: SummaryValue) => string;

const hhiScale = 10_000;
const million = 1e6;
/** As far as shares are written: a smaller one is not none. */
const smallestShare = 0.001;

/** Writes the values of a summary in a locale: changes without their sign, large sums in millions. */
export function createValueWriter(locale: string): WriteValue {
  const grouped = { useGrouping: "always" } as const;
  const whole = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 0 });
  const price = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const { millions } = summary[locale.startsWith("en") ? "en" : "es"];
  const dollars = (usd: number): string =>
    usd >= million
      ? millions(whole.format(usd / million), Math.round(usd / million) === 1)
      : `${whole.format(usd)} USD`;
  return ({ kind, value }) => {
    if (typeof value === "string") return value;
    switch (kind) {
      case "usd":
        return dollars(value);
      case "usdPerKg":
        return `${price.format(value)} USD/kg`;
      case "share":
        return value > 0 && value < smallestShare / 2 ? `<${percent.format(smallestShare)}` : percent.format(value);
      case "change":
        return percent.format(Math.abs(value));
      case "hhi":
        return whole.format(value * hhiScale);
      case "count":
        return whole.format(value);
      default:
        return String(value);
    }
  };
}

/** A sentence in words, its values apart so that each can lead to its evidence. */
export function writeSentence({ key, values }: SummarySentence, language: Language, write: WriteValue): SentencePart[] {
  return summary[language].sentences[key]
    .split(/(\{\w+\})/)
    .filter((text) => text !== "")
    .map((text) => {
      const value = text.startsWith("{") ? values[text.slice(1, -1)] : undefined;
      return value ? { text: write(value), value } : { text, value: null };
    });
}

/** The whole summary as plain sentences, numbers as the language usually writes them. */
export function writeSummary(sentences: readonly SummarySentence[], language: Language): string[] {
  const write = createValueWriter(language);
  return sentences.map((sentence) =>
    writeSentence(sentence, language, write)
      .map(({ text }) => text)
      .join(""),
  );
}
