import type { Ai, Caller, Fault } from "../../ai/index.ts";
import type { Corrections } from "../../domain/corrections.ts";
import type { ModelFailure, ModelUse } from "../../domain/model-use.ts";
import { type PlannedExtraction, restsOnJudgement, type Understood } from "../../domain/plan.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";
import { correctPlan } from "../../extract/index.ts";
import { fillInferred, type FillWork, judgedColumns } from "./fill-inferred.ts";
import type { Analysis, NoTable } from "./messages.ts";
import type { ExtractionPool } from "./pool.ts";

export type ModelExtraction = Omit<FillWork, "ai" | "caller"> & {
  readonly ai: Ai;
  readonly pool: Omit<ExtractionPool, "survey" | "close">;
  readonly snapshot: Snapshot;
  readonly prompt: string;
  readonly corrections: Corrections;
  readonly recordLimit: number;
  readonly caller: Caller;
  /** The plan of an earlier run that was broken off while it filled: it is not asked for again. */
  readonly planned: PlannedExtraction | null;
  /** Hears of a plan whose columns are to be filled, before they are. */
  keepPlan(planned: PlannedExtraction): Promise<void>;
  /** Whether a fill that runs out of time is taken up again; otherwise it ends with what it has. */
  readonly goesOn: boolean;
};

/** A plan of the page's records; null in what the model read out of running text, which has none. */
export type ModelAnalysis =
  | { readonly ok: true; readonly planned: PlannedExtraction | null; readonly extraction: Extraction }
  | { readonly ok: false; readonly reason: NoTable; readonly planned: PlannedExtraction }
  | { readonly ok: false; readonly reason: "time-is-over" };

type Extraction = Extract<Analysis, { ok: true }>["extraction"];

/**
 * A table by the model's plan; where no record set serves, by the places of a text that it points at; where it fails,
 * by the rules, and the result says why. Conditions that the model states twice are taken at their word, also where no record
 * meets them, unless the rules find records that do.
 */
export async function extractWithModel(work: ModelExtraction): Promise<ModelAnalysis> {
  const patience = AbortSignal.timeout(work.ai.planningMs);
  const planned = work.planned ? await goOn(work, work.planned) : await plan(work, patience);
  if (planned.ok) {
    const finished = await finish(work, planned.planned, planned.tried);
    return "because" in finished ? byRules(work, finished.because) : finished;
  }
  if (planned.reason === "failed") return byRules(work, planned.because);
  if (planned.reason === "filtered") return unlessRulesFind(work, planned);
  const read = await readText(work, patience);
  return read.extraction ? { ok: true, planned: null, extraction: read.extraction } : byRules(work, read.because);
}

async function byRules(work: ModelExtraction, because: ModelFailure | null): Promise<ModelAnalysis> {
  const { ai, pool, snapshot, prompt, corrections, recordLimit, caller } = work;
  const analysis = await pool.analyse({ snapshot, prompt, corrections, recordLimit }, caller.signal);
  const use = { planner: "rules", because } as const;
  return analysis.ok
    ? { ...analysis, extraction: marked(analysis.extraction, ai, use) }
    : { ...analysis, planned: marked(analysis.planned, ai, use) };
}

type Filtered = Extract<ModelAnalysis, { reason: NoTable }>;

/** Conditions that no record meets in the request's own words may be met in those of the page, which the rules look up. */
async function unlessRulesFind(work: ModelExtraction, filtered: Filtered): Promise<ModelAnalysis> {
  const found = await byRules(work, "invalid-answer");
  const conditions = found.ok && found.planned ? found.planned.plan.where.length : 0;
  return conditions >= filtered.planned.plan.where.length ? found : filtered;
}

type Tried = { readonly ok: true; readonly planned: PlannedExtraction; readonly tried: Extraction };

async function plan(
  { ai, pool, snapshot, prompt, corrections, recordLimit, caller }: ModelExtraction,
  patience: AbortSignal,
) {
  const { survey, skeleton } = await pool.sketch({ snapshot, prompt, corrections }, caller.signal);
  let tried: Extraction | null = null;
  const filtered: PlannedExtraction[] = [];
  const tryOut = async (written: PlannedExtraction): Promise<Fault[]> => {
    const planned = correctPlan(written, survey, corrections);
    const analysis = await pool.run({ snapshot, planned, recordLimit }, caller.signal);
    tried = analysis.ok ? analysis.extraction : null;
    if (!analysis.ok && analysis.reason === "filtered") filtered.push(planned);
    return faultsOf(analysis, planned, survey);
  };
  const planned = await ai.plan({ survey, skeleton, prompt, tryOut }, { ...caller, patience });
  const [, again] = filtered;
  if (!planned.ok && again)
    return { ok: false, reason: "filtered", planned: marked(again, ai, { planner: "model" }) } as const;
  // safe because a plan is right only after it was tried out
  return planned.ok
    ? ({
        ok: true,
        planned: correctPlan(planned.planned, survey, corrections),
        tried: tried as unknown as Extraction,
      } satisfies Tried)
    : planned;
}

async function goOn({ pool, snapshot, recordLimit, caller }: ModelExtraction, planned: PlannedExtraction) {
  const again = await pool.run({ snapshot, planned, recordLimit }, caller.signal);
  if (!again.ok) return { ok: false, reason: "failed", because: "invalid-answer" } as const;
  return { ok: true, planned, tried: again.extraction } satisfies Tried;
}

/**
 * The table of a plan that was tried out: where a model has to judge, the judgements first, then the plan over them.
 * Without a row because it could not judge, the plan is no answer.
 */
async function finish(
  work: ModelExtraction,
  planned: PlannedExtraction,
  tried: Extraction,
): Promise<ModelAnalysis | { readonly because: ModelFailure }> {
  const { ai, pool, snapshot, recordLimit, caller } = work;
  if (judgedColumns(planned.plan).length === 0) {
    return { ok: true, planned, extraction: marked(tried, ai, { planner: "model" }) };
  }
  if (work.planned === null) await work.keepPlan(planned);
  const { judgements, isTimeOver, unfilled } = await fillInferred(work, tried, planned.plan);
  if (isTimeOver && work.goesOn) return { ok: false, reason: "time-is-over" };
  const analysis = await pool.run({ snapshot, planned, recordLimit, judgements }, caller.signal);
  if (!analysis.ok) return unfilled?.because ? { because: unfilled.because } : analysis;
  const columns = analysis.extraction.columns.map((column, i) => {
    const from = planned.plan.columns[i]?.from;
    return planned.plan.aggregate || (from && "infer" in from) ? { ...column, model: ai.model } : column;
  });
  return {
    ok: true,
    planned,
    extraction: marked({ ...analysis.extraction, columns }, ai, { planner: "model", unfilled }),
  };
}

type TextRead =
  | { readonly extraction: Extraction }
  | { readonly extraction: null; readonly because: ModelFailure | null };

async function readText(
  { ai, pool, snapshot, prompt, recordLimit, caller }: ModelExtraction,
  patience: AbortSignal,
): Promise<TextRead> {
  const passages = await pool.listPassages(snapshot, caller.signal);
  const read = await ai.read({ passages, prompt }, { ...caller, patience });
  if (!read.ok) return { extraction: null, because: read.because === "nothing-found" ? null : read.because };
  const { reading } = read;
  const extraction = await pool.cut({ snapshot, reading, recordLimit }, caller.signal);
  const use = { planner: "reading", ...(reading.isWhole ? {} : { partial: true }) } as const;
  return extraction.rows.length > 0
    ? { extraction: marked(extraction, ai, use) }
    : { extraction: null, because: "invalid-answer" };
}

/** What is wrong with what a plan gives, in counts and places: no word of the page. */
function faultsOf(analysis: Analysis, { plan }: PlannedExtraction, survey: Survey): Fault[] {
  if (!analysis.ok && analysis.reason === "filtered") return [{ where: "filters", code: "no-record-passes" }];
  if (!analysis.ok) return [{ where: "plan", code: "no-rows" }];
  const { columns, rows, counts } = analysis.extraction;
  const planned = survey.sets.find(
    ({ where, signature }) => where === plan.set.path && signature === plan.set.signature,
  );
  if (planned && counts.inSet !== planned.count)
    return [{ where: "set", code: "other-records", about: `${counts.inSet} instead of ${planned.count}` }];
  const isEmpty = (at: number): boolean => rows.every((cells) => cells[at]?.value == null);
  if (plan.aggregate)
    return !restsOnJudgement(plan) && columns.some((_, i) => isEmpty(i))
      ? [{ where: "aggregate", code: "empty-column" }]
      : [];
  return plan.columns.flatMap(({ from }, i): Fault[] =>
    "field" in from && isEmpty(i) ? [{ where: `columns.${i}`, code: "empty-column" }] : [],
  );
}

/** A table, or a plan that gives none, with what the model had to do with it. */
function marked<T extends { readonly understood: Understood }>(
  made: T,
  { model }: Ai,
  use: Partial<ModelUse> & Pick<ModelUse, "planner">,
): T {
  const modelUse: ModelUse = { model, because: null, unfilled: null, ...use };
  return { ...made, understood: { ...made.understood, modelUse } };
}
