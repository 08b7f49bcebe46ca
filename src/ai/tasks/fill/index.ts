import type { ModelFailure } from "../../../domain/model-use.ts";
import type { Inference, Scalar } from "../../../domain/plan.ts";
import type { Ask, Caller } from "../../ask.ts";
import { oneLine } from "../../data-block.ts";
import { batchTexts, maxTextLength } from "./batch.ts";
import { fillPrompt } from "./prompt.ts";
import { FillAnswer } from "./schema.ts";

/** Values that an earlier run had, by text; what makes a fill go on where it was broken off. */
export type FillMemory = {
  recall(): Promise<ReadonlyMap<string, Scalar>>;
  keep(values: ReadonlyMap<string, Scalar>): Promise<void>;
};

export type FillInput = {
  readonly inference: Inference;
  /** What each row's value is judged from; equal texts are asked once. */
  readonly texts: readonly string[];
  readonly memory: FillMemory;
  /** Batches under way together, after the first. */
  readonly atOnce: number;
  /** No batch is begun after this long. */
  readonly budgetMs: number;
  progress?(done: number, of: number): void;
};

export type FillResult = {
  /** In the order of the texts; null for a text without a value. */
  readonly values: readonly (Scalar | null)[];
  /** Why some stayed without; null when every text was asked. */
  readonly because: ModelFailure | null;
};

const maxLabels = 30;
const maxOutputTokens = 6_000;
const longest: Readonly<Record<Inference["task"], number>> = {
  category: 60,
  sentiment: 30,
  translation: 2 * maxTextLength,
  "yes-no": 10,
  summary: 300,
};

/**
 * Values that only judgement can give, over distinct texts in batches. The first batch goes alone, so that the later
 * ones use its words; a batch that fails ends the fill, and what is there stays and is remembered.
 */
export async function fillColumn(ask: Ask, input: FillInput, caller: Caller): Promise<FillResult> {
  const { inference, memory, atOnce } = input;
  const until = Date.now() + input.budgetMs;
  const values = new Map(await memory.recall());
  const wanted = [...new Set(input.texts.map(oneLine))].filter((text) => text !== "" && !values.has(text));
  const total = wanted.length;
  const batches = batchTexts(wanted);
  let because: ModelFailure | null = null;
  let done = 0;

  const runBatch = async (texts: readonly string[]): Promise<void> => {
    const labels = inference.task === "category" || inference.task === "sentiment" ? labelsOf(values) : [];
    const question = fillPrompt(inference, { texts, labels });
    const asked = await ask({ task: "fill", ...question, schema: FillAnswer, maxOutputTokens, partial: true }, caller);
    if (!asked.ok) {
      because ??= asked.because;
      return;
    }
    for (const { n, value } of asked.value.values) {
      const text = texts[n - 1];
      const read = readValue(value, inference.task);
      if (text !== undefined && read !== null) values.set(text, read);
    }
    if (!asked.isWhole) because ??= "cut-short";
    done += texts.length;
    await memory.keep(values);
    input.progress?.(done, total);
  };

  const first = batches.shift();
  if (first) await runBatch(first);
  const work = async (): Promise<void> => {
    for (let next = batches.shift(); next; next = batches.shift()) {
      if (because === null && Date.now() >= until) because = "timeout";
      if (because !== null) return;
      await runBatch(next);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  return { values: input.texts.map((text) => values.get(oneLine(text)) ?? null), because };
}

const labelsOf = (values: ReadonlyMap<string, Scalar>): string[] =>
  [...new Set([...values.values()].map(String))].slice(0, maxLabels);

function readValue(value: string, task: Inference["task"]): Scalar | null {
  const text = oneLine(value);
  if (text === "" || text.length > longest[task]) return null;
  if (task !== "yes-no") return text;
  if (/^(yes|sí|si|true)$/i.test(text)) return true;
  return /^(no|false)$/i.test(text) ? false : null;
}
