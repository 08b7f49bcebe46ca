import { parseNumber } from "../../values/number.ts";
import type { ValueType } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { foldKeepingLength } from "./prompt-text.ts";
import { anyNumberWord, numberWords, readNumberWords } from "./number-words.ts";

/** A count as people write it, in one group. */
export const countPattern = `(\\d{1,5}|(?!medi[oa](?!\\p{L}))${numberWords})`;
/** The same under a name. */
export const countNamed = (name: string): string => countPattern.replace("(", `(?<${name}>`);
/** One row, whatever it is of. */
export const rowWord = "(?:registro|resultado|fila|elemento|record|row|result|item)";
export const countOf = (written: string | undefined): number | null =>
  written === undefined ? null : readNumberWords(written) || Number(written) || null;

/** Plain `libras` are left out: a weight wherever coffee is sold. */
const currency =
  "€|\\$|£|euros?|dolares|dollars|pounds|libras esterlinas|usd|eur|gbp|pesos?|soles?|reales|reais|bolivianos?|guaranies|quetzales|lempiras|colones|bolivares|francos|yenes|yuanes|mxn|cop|pen|clp|ars|brl|bob|pyg|uyu|gtq|hnl|crc|dop|chf|jpy|cny|lucas";
const wholeCurrency = new RegExp(`^(?:${currency})$`, "iu");
/** Whether words are a currency and nothing more: "euros". */
export const isCurrency = (words: string): boolean => wholeCurrency.test(foldKeepingLength(words));
/** An amount with its sign, scale, currency and the word of what is counted; named groups end in `nth`. */
export const amountPattern = (nth: number): string =>
  `(?:un[oa]?\\s+(?=\\d))?(?:(?<sign${nth}>[$€£]|s/\\.?|us\\$)\\s?)?(?<number${nth}>\\d[\\d.,]*\\d|\\d|(?!mil\\s+gracias)${numberWords})(?:\\s+sol[oa](?=\\s+\\p{L}))?` +
  `(?:\\s?(?<scale${nth}>mil(?:l(?:ones|on))?(?: de)?|million|billion|bn|thousand|k|(?<=\\d)m(?!\\s?[2²]|\\p{L})))?(?![\\p{L}])(?:\\s?(?<currency${nth}>${currency})(?!\\p{L}))?(?:\\s*(?:la|por|al|a|per|/)\\s*(?:noche|dia|mes|ano|hora|night|day|month|year|hour|unidad|unit)(?!\\p{L}))?`;

/** What every amount and every count holds. */
export const figureOrNumber = `\\d|${anyNumberWord}`;
const hintOfAmount = new RegExp(figureOrNumber);
/** Whether a text may hold an amount, seen sooner than the amount itself. */
export const mayHoldAmount = (text: string): boolean => hintOfAmount.test(text);

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:mil(?! *l)|thousand|k)/, 1_000],
  [/^(?:billion|bn)/, 1_000_000_000],
  [/^(?:mill|million|m)/, 1_000_000],
];

export function amountOf(groups: Readonly<Record<string, string | undefined>>, nth: number): number {
  const written = groups[`number${nth}`] ?? "";
  const scale = scales.find(([pattern]) => pattern.test(groups[`scale${nth}`] ?? ""))?.[1] ?? 1;
  return (readNumberWords(written) ?? parseNumber(written) ?? 0) * scale;
}

export const isMoney = (groups: Readonly<Record<string, string | undefined>>): boolean =>
  [1, 2].some((nth) => groups[`sign${nth}`] !== undefined || groups[`currency${nth}`] !== undefined);

const numeric: ReadonlySet<ValueType> = new Set(["number", "price", "rating", "measure", "percentage"]);
export const isNumeric = ({ types }: Concept): boolean => types.some((type) => numeric.has(type));

/** Whether words name something that has a figure: the things counted ("items under 50") do not. */
export const isMeasured = (words: string): boolean =>
  matchConcept(words)?.concept.types.some((type) => type !== "text" && type !== "identifier" && type !== "url") ??
  false;
