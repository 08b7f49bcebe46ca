import type { Language } from "../domain/report.ts";
import { shell } from "../i18n/shell.ts";

export type NumberWriter = {
  readonly locale: string;
  readonly language: Language;
  readonly whole: (value: number) => string;
  /** As many decimals as the value has, two at most. */
  readonly plain: (value: number) => string;
  readonly oneDecimal: (value: number) => string;
  readonly price: (value: number) => string;
  readonly percent: (share: number) => string;
  /** What a page says with a tick or a word of its own. */
  readonly truth: (value: boolean) => string;
};

const isSmall = (value: number): boolean => value !== 0 && Math.abs(value) < 0.01;

/** Needs no screen: files are written with it beside it. */
export function createNumberWriter(locale: string, language: Language = "es"): NumberWriter {
  const grouped = { useGrouping: "always" } as const;
  const whole = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 2 });
  const small = new Intl.NumberFormat(locale, { ...grouped, maximumSignificantDigits: 2 });
  const oneDecimal = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const price = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  return {
    locale,
    language,
    whole: (value) => whole.format(value),
    plain: (value) => (isSmall(value) ? small : plain).format(value),
    oneDecimal: (value) => oneDecimal.format(value),
    price: (value) => (isSmall(value) ? small : price).format(value),
    percent: (share) => percent.format(share),
    truth: (value) => shell[language][value ? "yes" : "no"],
  };
}
