import type { Ai, Caller, FillMemory } from "../../ai/index.ts";
import type { Extraction } from "../../domain/extraction.ts";
import type { ModelFailure, ModelUse } from "../../domain/model-use.ts";
import { type Inference, type Judgements, type Plan, restsOnJudgement, type Scalar } from "../../domain/plan.ts";

/** Where judgements are kept between runs. */
export type FillMemories = (inference: Inference) => FillMemory;

export type FillWork = {
  readonly ai: Ai;
  readonly caller: Caller;
  readonly memories: FillMemories;
  /** Nothing is asked after this (ms since 1970). */
  readonly until: number;
  /** Hears how many of the rows have all their judgements. */
  progress?(rows: { done: number; of: number }): Promise<void>;
};

export type Filled = {
  readonly judgements: Judgements;
  readonly isTimeOver: boolean;
  readonly unfilled: ModelUse["unfilled"];
};

/** The columns of a plan that a model has to judge: none where nothing that is shown rests on them. */
export const judgedColumns = (plan: Plan): { title: string; inference: Inference; at: number }[] =>
  plan.aggregate && !restsOnJudgement(plan)
    ? []
    : plan.columns.flatMap(({ title, from }, at) => ("infer" in from ? [{ title, inference: from.infer, at }] : []));

/** What a model judges of the records, column by column; what stayed without is counted, with its reason. */
export async function fillInferred(work: FillWork, { rows }: Extraction, plan: Plan): Promise<Filled> {
  const columns = judgedColumns(plan);
  const judgements = new Map<string, ReadonlyMap<string, Scalar>>();
  let because: ModelFailure | "time-is-over" | null = null;
  let unfilled = 0;
  let { until } = work;
  for (const [nth, { title, inference, at }] of columns.entries()) {
    const texts = rows.map((cells) => cells[at]?.raw ?? "");
    const progress = async (done: number): Promise<void> =>
      work.progress?.({ done: Math.floor((nth * rows.length + done) / columns.length), of: rows.length });
    const input = { inference, texts, memory: work.memories(inference), until, progress };
    const filled = await work.ai.fillColumn(input, work.caller);
    // Later columns still have what earlier runs judged.
    if (filled.gaveUp) until = 0;
    because ??= filled.because;
    const values = new Map<string, Scalar>();
    texts.forEach((text, row) => {
      const value = filled.values[row] ?? null;
      if (value !== null) values.set(text, value);
      else if (text !== "") unfilled++;
    });
    judgements.set(title, values);
  }
  const isTimeOver = because === "time-is-over";
  const reason = because === "time-is-over" ? "timeout" : because;
  const decides = restsOnJudgement(plan);
  return {
    judgements,
    isTimeOver,
    unfilled: unfilled > 0 ? { cells: unfilled, because: reason, ...(decides ? { decides } : {}) } : null,
  };
}
