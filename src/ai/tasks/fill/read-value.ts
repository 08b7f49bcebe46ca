import type { Inference } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import { oneLine } from "../../data-block.ts";
import { maxTextLength } from "./batch.ts";
import { readYesNo } from "../yes-no.ts";
import type { Judged } from "./judged.ts";

const longest: Readonly<Record<Inference["task"], number>> = {
  category: 60,
  sentiment: 30,
  translation: 2 * maxTextLength,
  "yes-no": 10,
  summary: 300,
};

/** A model's value as the task wants it; null where it says that the text does not tell, undefined where it does not fit. */
export function readValue(value: string, { task, labels = [] }: Inference): Judged | undefined {
  const text = oneLine(value);
  if (text === "") return null;
  if (text.length > longest[task]) return undefined;
  if (task !== "yes-no") return labels.find((label) => isSameWord(label, text)) ?? text;
  return readYesNo(text) ?? undefined;
}

/** Gender and number aside: the request's "positivos" is the model's "positivo". */
const isSameWord = (a: string, b: string): boolean => stem(a) === stem(b);
const stem = (text: string): string => fold(text).replace(/(?<=\p{L}{3})(es|[aeo]?s|[aeo])$/u, "");
