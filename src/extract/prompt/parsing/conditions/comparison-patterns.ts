import { unitsOfTwoWords } from "../../../values/units.ts";
import { amountPattern } from "../amounts.ts";
import type { AskedFilter } from "../asked.ts";
import { once } from "../../../remember.ts";

export type Op = AskedFilter["op"];

const less =
  "menor(?:es)?(?: (?:que|a|de))?|inferior(?:es)? a|(?<!\\p{L})menos del?|por debajo de|(?:por )?abajo de|no lleguen? a|mas (?:barat|economic|pequen|cort|liger|livian|joven|baj)\\p{L}* (?:que|de)|under|below|(?:less|lower|cheaper|smaller|fewer|shorter|lighter|younger|quicker|faster) than|<";
const lessEqual =
  "como maximo|maxim[oa](?: de)?|hasta|no mas de|no super[ae]n?|no pas[ae]n? de|no exced[ae]n?(?: de)?|tope(?: de)?|at most|up to|no more than|max(?:imum)?(?: of)?|menor(?:es)? o igual(?:es)? (?:que|a)|<=|≤";
const greater =
  "mayor(?:es)?(?: (?:que|a|de))?|superior(?:es)? a|mas del?|por encima de|(?:por )?arriba de|(?:super(?:[ae]n?|aron|o)|exced(?:[ae]n?|ieron|io)|(?:sobre)?pas(?:[ae]n?|aron|o))(?: (?:del?|l[oa]s|a))?|mas \\p{L}{3,}[oae]s? (?:que|de)|over|above|more than|\\p{L}{2,}er than|>";
const greaterEqual =
  "como minimo|minim[oa](?: de)?|al menos|no menos de|a partir de|desde|at least|from|starting at|min(?:imum)?(?: of)?|mayor(?:es)? o igual(?:es)? (?:que|a)|>=|≥";
const orMore =
  "o mas|o superior(?:es)?|y mas|para arriba|or more|or higher|or above|and up|and above|como minimo|minimo|\\+";
const orLess = "o menos|o inferior(?:es)?|or less|or fewer|or below|or under|como maximo|maximo";
/** "60 euros o más de 4 estrellas" are two conditions. */
const notCompared = "(?!\\p{L}|\\s*:?\\s*\\d|\\s+(?:de|que|than)\\s+(?:[$€£]\\s?)?\\d)";
const unit = `(?:[\\s-]?(?:de\\s+)?(?<unit>(?:k?m|ft)[2²]|%|${unitsOfTwoWords}|[\\p{L}]+))?`;
/** The unit of the first of two figures: "entre 500 g y 2 kg". */
const firstUnit = `(?:\\s?(?<firstUnit>(?:k?m|ft)[2²]|%|${unitsOfTwoWords}|(?!(?:y|and|a|to)\\s)[\\p{L}]+))?`;
const start = "(?<![\\p{L}\\d.,])";
const end = "(?![\\p{L}\\d/²-])";

const core = (words: string): RegExp =>
  new RegExp(`${start}(?:${words})\\s*:?\\s*${amountPattern(1)}${unit}${end}`, "gu");
/** In the order in which they are looked for. `isFree`: whether the words alone make it a condition; otherwise only a known measure or money does. */
export const comparisons = once((): readonly (readonly [pattern: RegExp, op: Op, isFree: boolean])[] => [
  [
    new RegExp(
      `${start}(?:entre|between)\\s+${amountPattern(1)}${firstUnit}\\s+(?:y|and|a|to)\\s+${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "between",
    true,
  ],
  [
    new RegExp(
      `${start}(?:(?:de|desde|from)\\s+)?${amountPattern(1)}\\s*(?:a|to|hasta|-|–)\\s*${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "between",
    false,
  ],
  [
    new RegExp(
      `${start}${amountPattern(1)}${unit}\\s?(?:${orMore})${notCompared}(?:\\s+(?:(?:de|por|per)\\s+)?(?<late>\\p{L}+))?`,
      "gu",
    ),
    "ge",
    true,
  ],
  [
    new RegExp(
      `${start}${amountPattern(1)}${unit}\\s?(?:${orLess})${notCompared}(?:\\s+(?:(?:de|por|per)\\s+)?(?<late>\\p{L}+))?`,
      "gu",
    ),
    "le",
    true,
  ],
  [
    new RegExp(
      `${start}(?:(?:de|con|with|of)\\s+)?${amountPattern(1)}\\s+(?:o|or)\\s+${amountPattern(2)}${unit}${end}`,
      "gu",
    ),
    "in",
    false,
  ],
  [core(lessEqual), "le", true],
  [core(greaterEqual), "ge", true],
  [core(less), "lt", true],
  [core(greater), "gt", true],
  [
    new RegExp(`${start}(?<!\\d{4}[-–/])(?:(?:de|con|with|of)\\s+)?${amountPattern(1)}${unit}${end}`, "gu"),
    "eq",
    false,
  ],
]);
