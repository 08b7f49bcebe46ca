import type { Narrative } from "../domain/model-use.ts";
import { type Asked, type Caller, createAsk } from "./ask.ts";
import { createCircuit } from "./circuit.ts";
import { type CallModel, connectModel } from "./model.ts";
import { type AiLimits, type ModelSettings, usualLimits } from "./settings.ts";
import { createSlots } from "./slots.ts";
import { checkModel } from "./tasks/check.ts";
import { explainReport, type ExplainInput } from "./tasks/explain/index.ts";
import { fillColumn, type FillInput, type FillResult } from "./tasks/fill/index.ts";
import { pickCandidate, type PickInput, type PickResult } from "./tasks/pick/index.ts";
import { planExtraction, type PlanInput, type PlanResult } from "./tasks/plan/index.ts";
import { readPassages, type ReadInput, type ReadResult } from "./tasks/read/index.ts";

export type { Caller } from "./ask.ts";
export { openLedger, type CallResult, type Ledger } from "./ledger.ts";
export type { ModelSettings } from "./settings.ts";
export type { Fault } from "./tasks/plan/fault.ts";
export type { FillMemory } from "./tasks/fill/index.ts";
export type { Judged } from "./tasks/fill/judged.ts";

/**
 * A language model that chooses and judges, and never types a record. Every task answers with a value, also when the
 * provider fails: the reason is closed and the caller goes on by rules. Only an abort of the caller's signal rejects.
 */
export type Ai = {
  /** Name of the model, as shown beside what it did. */
  readonly model: string;
  /** How long the plan of one prompt, its repair and what is read instead may be waited for together. */
  readonly planningMs: number;
  plan(input: PlanInput, caller: Caller): Promise<PlanResult>;
  read(input: ReadInput, caller: Caller): Promise<ReadResult>;
  fillColumn(input: FillInput, caller: Caller): Promise<FillResult>;
  pick(input: PickInput, caller: Caller): Promise<PickResult>;
  explain(input: ExplainInput, caller: Caller): Promise<Narrative>;
  check(signal?: AbortSignal): Promise<Asked<{ ready: boolean }>>;
};

/** The model of the settings. Nothing is loaded or sent before the first task. */
export function openAi(settings: ModelSettings, changed: Partial<AiLimits> = {}): Ai {
  const limits = { ...usualLimits, ...changed };
  let connected: Promise<CallModel> | undefined;
  const ask = createAsk({
    settings,
    limits,
    circuit: createCircuit(limits),
    slots: createSlots(limits.atOnce),
    connect: () => (connected ??= connectModel(settings)),
  });
  return {
    model: settings.model,
    planningMs: limits.planningMs,
    plan: (input, caller) => planExtraction(ask, input, caller),
    read: (input, caller) => readPassages(ask, input, caller),
    fillColumn: (input, caller) => fillColumn(ask, limits, input, caller),
    pick: (input, caller) => pickCandidate(ask, input, caller),
    explain: async (input, caller) => ({ model: settings.model, ...(await explainReport(ask, input, caller)) }),
    check: (signal) => checkModel(ask, signal),
  };
}
