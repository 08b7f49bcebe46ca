import { hhiPoints } from "../domain/market-shares.ts";
import type { Language } from "../domain/report.ts";
import { dotted } from "../domain/typed-code.ts";
import type { SummarySentence, SummaryValue } from "../domain/summary.ts";
import type { ToldSentence } from "../domain/summary-sheet.ts";
import { harvest } from "./harvest.ts";
import { summary } from "./summary.ts";

/** A piece of a sentence: words, or the words of a value. */
export type SentencePart = { readonly text: string; readonly value: SummaryValue | null };
export type WriteValue = (value: SummaryValue) => string;

const million = 1e6;
/** As far as shares are written: a smaller one is not none. */
const smallestShare = 0.001;

/**
 * Writes the values of a summary in the words of a language and the numbers of a locale, which may be another's: changes
 * without their sign, large sums in millions.
 */
export function createValueWriter(language: Language, locale: string = language): WriteValue {
  const grouped = { useGrouping: "always" } as const;
  const whole = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 0 });
  const price = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const words = summary[language];
  const uses: Readonly<Record<string, string>> = harvest[language].uses;
  const dollars = (usd: number): string =>
    usd >= million
      ? words.millions(whole.format(usd / million), Math.round(usd / million) === 1)
      : `${whole.format(usd)} USD`;
  const oneDecimal = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 1 });
  const weight = (tonnes: number): string =>
    tonnes >= million
      ? words.millionTonnes(oneDecimal.format(tonnes / million), Math.round(tonnes / (million / 10)) === 10)
      : words.tonnes(whole.format(tonnes));
  return ({ kind, value, from }) => {
    if (kind === "harvestUse") return uses[value] ?? String(value);
    if (typeof value === "string") return from.endsWith("/code") ? dotted(value) : value;
    switch (kind) {
      case "usd":
        return dollars(value);
      case "usdPerKg":
        return `${price.format(value)} USD/kg`;
      case "tonnes":
        return weight(value);
      case "share":
        return value > 0 && value < smallestShare / 2
          ? words.lessThan(percent.format(smallestShare))
          : percent.format(value);
      case "change":
        return percent.format(Math.abs(value));
      case "hhi":
        return whole.format(value * hhiPoints);
      case "count":
        return whole.format(value);
      default:
        return String(value);
    }
  };
}

/** Names of countries that English says with an article: the plurals, and what is called by its kind of state. */
const saidWithThe =
  /(?:Islands|Republic|States|Kingdom|Emirates|Territory|Territories|Netherlands)$|^(?:Bahamas|Comoros|Gambia|Isle of Man|Maldives|Netherlands Antilles|Philippines)$/;

function articleOf(name: string, before: string): SentencePart[] {
  if (!saidWithThe.test(name) || before.endsWith("(")) return [];
  return [{ text: before === "" ? "The " : "the ", value: null }];
}

/** Spanish says "e Italia", "e Hispania", but "y Yemen" and "y hielo". */
const withAndBefore = (said: string, name: string): string =>
  /^h?i(?![aeou])/i.test(name.normalize("NFD")) ? said.replace(/ y $/, " e ") : said;

const lessThan = summary.es.lessThan("");

/** Less than a share is said without the article of a share: "pasó de menos del 0,1 %". */
const withoutArticleBefore = (said: string, share: string): string =>
  share.startsWith(lessThan) ? said.replace(/\b(de|a)l $/, "$1 ").replace(/\bel $/, "") : said;

const inSpanishBefore = (said: string, next: string): string => withoutArticleBefore(withAndBefore(said, next), next);

/** A sentence in words, its values apart so that each can lead to its evidence. */
export function writeSentence({ key, values }: SummarySentence, language: Language, write: WriteValue): SentencePart[] {
  const pieces = summary[language].sentences[key].split(/(\{\w+\})/).filter((text) => text !== "");
  const valueOf = (piece: string | undefined) => (piece?.startsWith("{") ? values[piece.slice(1, -1)] : undefined);
  return pieces.flatMap((text, i): SentencePart[] => {
    const value = valueOf(text);
    const next = valueOf(pieces[i + 1]);
    if (!value) {
      const words = next && write(next);
      return [{ text: language === "es" && words ? inSpanishBefore(text, words) : text, value: null }];
    }
    const words = write(value);
    const isName = language === "en" && value.kind === "text";
    return [...(isName ? articleOf(words, pieces[i - 1] ?? "") : []), { text: words, value }];
  });
}

/** The summary of a report in words, each sentence under its topic, in the order of topics. */
export const tellSummary = (
  sentences: readonly SummarySentence[],
  language: Language,
  write: WriteValue,
): ToldSentence[] =>
  Object.entries(summary[language].topics).flatMap(([topic, title]) =>
    sentences
      .filter((sentence) => sentence.topic === topic)
      .map((sentence) => ({
        topic: title,
        text: writeSentence(sentence, language, write)
          .map((part) => part.text)
          .join(""),
      })),
  );

/** The whole summary as plain sentences, numbers as the language usually writes them. */
export function writeSummary(sentences: readonly SummarySentence[], language: Language): string[] {
  const write = createValueWriter(language);
  return sentences.map((sentence) =>
    writeSentence(sentence, language, write)
      .map(({ text }) => text)
      .join(""),
  );
}
