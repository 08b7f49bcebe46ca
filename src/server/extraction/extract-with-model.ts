import type { Ai, Caller } from "../../ai/index.ts";
import type { ModelFailure, ModelUse } from "../../domain/model-use.ts";
import type { PlannedExtraction } from "../../domain/plan.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";
import { fillInferred, type FillMemories } from "./fill-inferred.ts";
import type { Analysis } from "./messages.ts";
import type { ExtractionPool } from "./pool.ts";

export type ModelExtraction = {
  readonly ai: Ai;
  readonly pool: Omit<ExtractionPool, "survey" | "close">;
  readonly snapshot: Snapshot;
  readonly prompt: string;
  readonly recordLimit: number;
  readonly caller: Caller;
  readonly memories: FillMemories;
};

/** A plan of the page's records; null in what the model read out of running text, which has none. */
export type ModelAnalysis =
  | { readonly ok: true; readonly planned: PlannedExtraction | null; readonly extraction: Extraction }
  | { readonly ok: false; readonly reason: "unmatched" | "empty" };

type Extraction = Extract<Analysis, { ok: true }>["extraction"];

/** With the time of one question on top still less than a job may take; what is left is filled when asked again. */
const lastBatchMs = 55_000;

/**
 * A table by the model's plan; where no record set serves, by the places of a text that it points at; where it fails,
 * by the rules, and the result says why.
 */
export async function extractWithModel(work: ModelExtraction): Promise<ModelAnalysis> {
  const { ai, pool, caller } = work;
  const { snapshot, prompt, recordLimit } = work;
  const { signal } = caller;
  const fillUntil = Date.now() + lastBatchMs;
  const { survey, skeleton } = await pool.sketch({ snapshot, prompt }, signal);
  let last: Analysis | null = null;
  const tryOut = async (planned: PlannedExtraction): Promise<string[]> => {
    last = await pool.run({ snapshot, planned, recordLimit }, signal);
    return faultsOf(last, planned, survey);
  };
  const planned = await ai.plan({ survey, skeleton, prompt, tryOut }, caller);
  if (planned.ok) {
    // safe because a plan is right only after it was tried out
    const tried = last as unknown as Extract<Analysis, { ok: true }>;
    const { extraction, unfilled } = await fillInferred(work, tried.extraction, planned.planned.plan, fillUntil);
    return { ok: true, planned: planned.planned, extraction: marked(extraction, ai, { planner: "model", unfilled }) };
  }
  let because = planned.reason === "failed" ? planned.because : null;
  if (planned.reason === "no-set") {
    const read = await readText(work);
    if (read.extraction) return { ok: true, planned: null, extraction: read.extraction };
    because = read.because;
  }
  const byRules = await pool.analyse({ snapshot, prompt, recordLimit }, signal);
  return byRules.ok
    ? { ...byRules, extraction: marked(byRules.extraction, ai, { planner: "rules", because }) }
    : byRules;
}

type TextRead =
  | { readonly extraction: Extraction }
  | { readonly extraction: null; readonly because: ModelFailure | null };

async function readText({ ai, pool, snapshot, prompt, recordLimit, caller }: ModelExtraction): Promise<TextRead> {
  const passages = await pool.listPassages(snapshot, caller.signal);
  const read = await ai.read({ passages, prompt }, caller);
  if (!read.ok) return { extraction: null, because: read.because === "nothing-found" ? null : read.because };
  const { reading } = read;
  const extraction = await pool.cut({ snapshot, reading, recordLimit }, caller.signal);
  const use = { planner: "reading", ...(reading.isWhole ? {} : { partial: true }) } as const;
  return extraction.rows.length > 0
    ? { extraction: marked(extraction, ai, use) }
    : { extraction: null, because: "invalid-answer" };
}

/** What is wrong with what a plan gives, in counts and places: no word of the page. */
function faultsOf(analysis: Analysis, { plan }: PlannedExtraction, survey: Survey): string[] {
  if (!analysis.ok) return ["The plan gives no rows."];
  const { rows, counts } = analysis.extraction;
  const planned = survey.sets.find(
    ({ where, signature }) => where === plan.set.path && signature === plan.set.signature,
  );
  if (planned && counts.inSet !== planned.count)
    return [`set: ${counts.inSet} records were found instead of ${planned.count}.`];
  if (plan.aggregate) return [];
  return plan.columns.flatMap(({ from }, i) =>
    "field" in from && rows.every((cells) => cells[i]?.value == null) ? [`columns.${i}: is empty in every row.`] : [],
  );
}

function marked(extraction: Extraction, { model }: Ai, use: Partial<ModelUse> & Pick<ModelUse, "planner">): Extraction {
  const modelUse: ModelUse = { model, because: null, unfilled: null, ...use };
  return { ...extraction, understood: { ...extraction.understood, modelUse } };
}
