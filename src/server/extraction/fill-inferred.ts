import type { Ai, Caller, FillMemory } from "../../ai/index.ts";
import type { Extraction } from "../../domain/extraction.ts";
import type { ModelFailure, ModelUse } from "../../domain/model-use.ts";
import type { Inference, Plan } from "../../domain/plan.ts";

/** Where values of a judgement are kept between runs. */
export type FillMemories = (inference: Inference) => FillMemory;

/** Fills the columns that only judgement can fill; each bears the model's name. Nothing is begun after `until` (ms since 1970); what stays empty is counted, with its reason. */
export async function fillInferred(
  work: { readonly ai: Ai; readonly caller: Caller; readonly memories: FillMemories },
  extraction: Extraction,
  plan: Plan,
  until: number,
): Promise<{ extraction: Extraction; unfilled: ModelUse["unfilled"] }> {
  const columns = [...extraction.columns];
  const rows = extraction.rows.map((cells) => [...cells]);
  let because: ModelFailure | null = null;
  let unfilled = 0;
  for (const [i, { from }] of plan.columns.entries()) {
    const column = columns[i];
    if (!("infer" in from) || !column || plan.aggregate) continue;
    const texts = rows.map((cells) => cells[i]?.raw ?? "");
    const budgetMs = Math.max(0, until - Date.now());
    const memory = work.memories(from.infer);
    const filled = await work.ai.fillColumn({ inference: from.infer, texts, memory, budgetMs }, work.caller);
    because ??= filled.because;
    columns[i] = { ...column, model: work.ai.model };
    rows.forEach((cells, row) => {
      const cell = cells[i];
      const value = filled.values[row] ?? null;
      if (cell && value !== null) cells[i] = { ...cell, value };
      else if (cell?.raw !== "") unfilled++;
    });
  }
  const emptyCells = rows.flat().filter(({ value }) => value === null).length;
  return {
    extraction: { ...extraction, columns, rows, counts: { ...extraction.counts, emptyCells } },
    unfilled: unfilled > 0 ? { cells: unfilled, because } : null,
  };
}
