import { and, eq } from "drizzle-orm";
import type { Reply } from "../../../contract/endpoint.ts";
import * as contract from "../../../contract/research.ts";
import type { CodeCandidate } from "../../../domain/code-candidate.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { NoReportReason, Research } from "../../../domain/research.ts";
import { writeSummary } from "../../../i18n/write-summary.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { defineJob } from "../../jobs/definition.ts";
import { type Countries, nameCountriesFor, tellReportTo, writeReport } from "../../saved-report.ts";
import { researchProduct, type ResearchDeps } from "./research-product.ts";
import { findRecentEvidence, getOwnEvidence, isAbout } from "./recent-evidence.ts";
import { readWanted, type Wanted } from "./wanted.ts";

type Work = Wanted & { readonly evidenceId: string | null };

/** There is nothing to save: the answer is kept with the job itself. */
type NoReport = {
  readonly reason: NoReportReason;
  readonly candidates: CodeCandidate[];
  readonly noFigures: Reply<typeof contract.buildReport>["data"]["noFigures"];
  /** Absent from jobs of earlier versions. */
  readonly notUnderstood?: string[];
};

export const buildReportJob = (deps: ResearchDeps) =>
  defineJob({
    kind: "build-report",
    endpoint: contract.buildReport,
    charge: "report",
    identify: (body) => ({ ...readWanted(body), evidenceId: body.evidenceId ?? null }),
    async prepare(ctx, body): Promise<{ work: Work }> {
      const wanted = readWanted(body);
      const evidenceId = body.evidenceId ?? null;
      if (evidenceId !== null) {
        const given = await getOwnEvidence(ctx, evidenceId);
        if (!given || !isAbout(given, wanted)) throw new AppError("NOT_FOUND", "There is no such evidence");
      }
      return { work: { ...wanted, evidenceId } };
    },
    async run({ ctx, jobId, input, signal, stage }) {
      await stage("finding-codes");
      const kept = input.evidenceId
        ? await getOwnEvidence(ctx, input.evidenceId)
        : await findRecentEvidence(ctx, input, deps.trade.dataChangedAt());
      if (!kept) await stage("gathering-flows");
      const research = kept?.research ?? (await researchProduct(ctx, deps, { wanted: input, jobId, signal }));
      await stage("building-report");
      if (!research.found) {
        const { reason, candidates, namedBy, notUnderstood, typed } = research;
        const { production = null, volume = null, sources = [], fillWith = [] } = research;
        const noFigures = reason === "no-figures" ? { typed, namedBy, production, volume, sources, fillWith } : null;
        const noReport: NoReport = { reason, candidates, noFigures, notUnderstood };
        return { paid: false, save: async () => ({ searchId: null, noReport }) };
      }
      const evidence = await explain(ctx, deps, { research, jobId, signal });
      return {
        // What few countries report is shown and not sold as the report of a market.
        paid: evidence.apart === undefined,
        async save(db) {
          await db.insert(search).values({
            id: jobId,
            ownerId: ctx.user.id,
            kind: "research",
            name: evidence.spelling?.read ?? input.productName,
            content: writeReport(evidence),
            evidence,
            candidates: research.candidates,
          });
          return { searchId: jobId };
        },
      };
    },
    present: (ctx, result) =>
      typeof result.searchId === "string"
        ? presentReport(ctx, deps.trade, result.searchId)
        : // safe because `save` above wrote it
          presentNoReport(ctx, nameCountriesFor(ctx, deps.trade, result.noReport as NoReport)),
  });

type Found = Extract<Research, { found: true }>;

/** The evidence, with what a model has to say of it where one is configured. */
async function explain(
  ctx: Ctx,
  { ai, ledgerOf, trade }: ResearchDeps,
  { research, jobId, signal }: { research: Found; jobId: string; signal: AbortSignal },
): Promise<ReportEvidence> {
  const { product } = research;
  const evidence = tellReportTo(ctx, trade, research.evidence);
  if (ai === null) return evidence;
  const { user } = ctx;
  const caller = { ledger: ledgerOf({ ownerId: user.id, jobId }), signal };
  return { ...evidence, narrative: await ai.explain({ product, evidence, language: user.locale }, caller) };
}

async function presentReport(ctx: Ctx, countries: Countries, searchId: string) {
  const [row] = await ctx.db
    .select()
    .from(search)
    .where(and(eq(search.id, searchId), eq(search.ownerId, ctx.user.id)));
  if (!row) throw new AppError("NOT_FOUND", "The report was deleted");
  const report = row.evidence && tellReportTo(ctx, countries, row.evidence);
  return {
    success: true as const,
    data: {
      content: report ? writeReport(report) : (row.content ?? ""),
      searchId,
      evidence: report,
      candidates: row.candidates ?? [],
      summary: writeSummary(report?.summary ?? [], ctx.user.locale),
      noFigures: null,
      notUnderstood: report?.notUnderstood ?? [],
    },
  };
}

async function presentNoReport({ user }: Ctx, { reason, candidates, noFigures: known, notUnderstood = [] }: NoReport) {
  const namedBy = known?.namedBy.toSorted((a, b) => a.country.localeCompare(b.country, user.locale)) ?? [];
  const noFigures = known && { ...known, namedBy };
  const content = JSON.stringify({ success: "false", results: [], reason });
  return {
    success: true as const,
    data: { content, searchId: null, evidence: null, candidates, summary: [], noFigures, notUnderstood },
  };
}
