import type { JobProgress } from "../../../contract/jobs.ts";
import * as contract from "../../../contract/website.ts";
import { type Corrections, markChosen, noCorrections } from "../../../domain/corrections.ts";
import { plainRows } from "../../../domain/extraction.ts";
import { recordLimit } from "../../../domain/plans.ts";
import type { PlannedExtraction } from "../../../domain/plan.ts";
import type { Snapshot } from "../../../domain/snapshot.ts";
import { search } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { extractWithModel } from "../../extraction/extract-with-model.ts";
import { keepFills } from "../../extraction/fill-memories.ts";
import { defineJob, type JobLine, type JobRun, needsLonger } from "../../jobs/definition.ts";
import { pageKey, provenanceKey } from "../../objects/object-keys.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { packProvenance } from "../../objects/provenance-columns.ts";
import { storeContent } from "../../objects/result-content.ts";
import { keptOfFormer, replaceFormer } from "./former-answers.ts";
import { nameAsShown } from "./name-as-shown.ts";
import { getOwnPage, type PageRow } from "./own-page.ts";
import { presentNothing, presentResult, summariseProvenance } from "./present-analysis.ts";
import { unlistUnasked } from "./unasked-page.ts";

type Work = { readonly pageId: string; readonly prompt: string; readonly corrections?: Corrections };

/** How long a run asks a model to fill columns. With one question on top it is still less than its line gives a job. */
const fillMs: Readonly<Record<JobLine, number>> = { short: 20_000, long: 25 * 60_000 };

export type AnalysisDeps = Pick<Deps, "ai" | "config" | "extraction" | "ledgerOf" | "objects">;

export const analysePageJob = (deps: AnalysisDeps) =>
  defineJob({
    kind: "analyse-page",
    endpoint: contract.analysePage,
    charge: null,
    identify: (body) => body,
    async prepare(ctx, { scrappedDataId: scrapedDataId, prompt, ...asked }): Promise<{ work: Work; pageId: string }> {
      const page = await getOwnPage(ctx, scrapedDataId);
      return { work: { pageId: page.id, prompt, corrections: readCorrections(page, asked) }, pageId: page.id };
    },
    async run(run) {
      const { ctx, jobId, input, signal, stage } = run;
      const row = await getOwnPage(ctx, input.pageId);
      const snapshot = await readSnapshot(deps.objects, row);
      const asked = {
        snapshot,
        prompt: input.prompt,
        corrections: input.corrections ?? noCorrections,
        recordLimit: recordLimit(ctx.user.plan, deps.config.planLimits),
      };
      const analysis = deps.ai
        ? await extractWithModel({
            ...asked,
            ...(await fillingOf(run)),
            ai: deps.ai,
            pool: deps.extraction,
            caller: { ledger: deps.ledgerOf({ ownerId: ctx.user.id, jobId }), signal },
            memories: keepFills(ctx.db, row.id, deps.ai.model),
          })
        : await stage("extracting").then(() => deps.extraction.analyse(asked, signal));
      if (!analysis.ok && analysis.reason === "time-is-over") return needsLonger;
      if (!analysis.ok) {
        const { reason } = analysis;
        const planned = nameAsShown(analysis.planned, row.recordSets);
        return { paid: false, save: async () => ({ searchId: null, reason, ...planned }) };
      }
      await stage("saving");
      const { extraction, planned } = analysis;
      const understood = markChosen(extraction.understood, asked.corrections);
      const named = planned ? nameAsShown({ ...planned, understood }, row.recordSets) : { plan: null, understood };
      const content = await storeContent(
        deps.objects,
        jobId,
        JSON.stringify({ success: "true", results: plainRows(extraction) }),
      );
      const provenance = packProvenance(extraction);
      await deps.objects.put(provenanceKey(jobId), Buffer.from(JSON.stringify(provenance)));
      return {
        paid: false,
        async save(db) {
          const question = { ownerId: ctx.user.id, pageId: row.id, url: row.finalUrl, prompt: input.prompt };
          const kept = await keptOfFormer(db, question);
          const unasked = await unlistUnasked(db, row);
          await db.insert(search).values({
            id: jobId,
            ...question,
            kind: "website",
            name: row.title,
            content,
            ...named,
            corrections: asked.corrections,
            counts: extraction.counts,
            ...kept,
            pinned: unasked?.pinned ?? kept.pinned,
            givenName: unasked?.givenName ?? kept.givenName,
          });
          await replaceFormer(db, { ...question, id: jobId });
          return { searchId: jobId, provenance: summariseProvenance(provenance, extraction) };
        },
      };
    },
    present: (ctx, result) =>
      typeof result.searchId === "string"
        ? presentResult(ctx, deps.objects, result.searchId, result.provenance as contract.ProvenanceSummary)
        : presentNothing(result),
  });

/** What lets a fill stop, be seen, and go on in another run. */
async function fillingOf({ kept, keep, line, stage, progress }: JobRun<Work>) {
  // safe because `keepPlan` wrote it
  const planned = (kept?.planned ?? null) as PlannedExtraction | null;
  let isInferring = false;
  if (planned === null) await stage("planning");
  return {
    planned,
    keepPlan: (made: PlannedExtraction) => keep({ planned: made }),
    until: Date.now() + fillMs[line],
    goesOn: line === "short",
    async progress(rows: JobProgress) {
      if (!isInferring) await stage("inferring");
      isInferring = true;
      await progress(rows);
    },
  };
}

/** What the caller puts right; only of what the page was surveyed to hold. */
function readCorrections({ recordSets }: PageRow, asked: Partial<contract.AskedCorrections>): Corrections {
  const corrections: Corrections = {
    recordSet: asked.recordSet || null,
    dropped: asked.dropped ?? [],
    lifted: asked.lifted ?? [],
    bound: asked.bound ?? [],
  };
  const set = recordSets.find(({ id }) => id === corrections.recordSet);
  if (corrections.recordSet !== null && !set) throw new AppError("INVALID_INPUT", "The page has no such record set");
  const fields = new Set((set ? [set] : recordSets).flatMap((one) => one.fields.map(({ id }) => id)));
  if (!corrections.bound.every(({ field }) => fields.has(field)))
    throw new AppError("INVALID_INPUT", "The record set has no such field");
  return corrections;
}

async function readSnapshot(objects: ObjectStore, row: PageRow): Promise<Snapshot> {
  const body = await objects.get(pageKey(row.id));
  if (!body) throw new AppError("PAGE_EXPIRED", "The page is no longer kept. Fetch it again");
  return {
    requestedUrl: row.url,
    finalUrl: row.finalUrl,
    status: row.status,
    contentType: row.contentType,
    charset: row.charset,
    body,
    capturedAt: row.capturedAt.toISOString(),
    tier: row.tier,
    notes: [],
  };
}
