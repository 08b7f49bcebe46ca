import { and, eq, inArray, sql } from "drizzle-orm";
import type { ErrorCode } from "../../contract/errors.ts";
import type { JobProgress, JobState } from "../../contract/jobs.ts";
import { confirmCharge, releaseCharge } from "../charge.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { job, user } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { noteErased } from "../objects/erased-objects.ts";
import { jobKeys } from "../objects/object-keys.ts";
import { type AnyJobDefinition, type JobLine, needsLonger } from "./definition.ts";
import { recordEvent } from "./events.ts";

const open: JobState[] = ["queued", "running"];

/**
 * Runs a stored job to its end. Safe to run again after a crash: the work is repeated, its effect is not, because
 * the transaction that saves it also closes the job, and a closed job is left alone.
 * Throws only what a further try may mend.
 */
export async function runJob(
  db: Db,
  definitions: ReadonlyMap<string, AnyJobDefinition>,
  input: { jobId: string; line: JobLine; signal: AbortSignal },
): Promise<"over" | typeof needsLonger> {
  const started = await startJob(db, input.jobId);
  if (!started) {
    await forgetGone(db, input.jobId);
    return "over";
  }
  const definition = definitions.get(started.job.kind);
  if (!definition) throw new Error(`no definition of job kind ${started.job.kind}`);
  try {
    const outcome = await definition.run({
      ctx: { db, user: started.user },
      jobId: input.jobId,
      input: started.job.input,
      signal: input.signal,
      line: input.line,
      stage: (stage) =>
        db.transaction(async (tx) => {
          await updateOpen(tx, input.jobId, { stage, progress: null });
          await recordEvent(tx, { jobId: input.jobId, state: "running", stage });
        }),
      progress: tellProgress(db, input.jobId),
      kept: started.job.kept,
      keep: async (kept) => {
        await updateOpen(db, input.jobId, { kept });
      },
    });
    if (outcome === needsLonger) return needsLonger;
    await db.transaction(async (tx) => {
      const state = await lockJob(tx, input.jobId);
      if (state === "done") return;
      if (state === null || !open.includes(state)) return noteErased(tx, jobKeys(input.jobId));
      const equal = (await outcome.findEqual?.(tx)) ?? null;
      const result = equal ?? (await outcome.save(tx));
      await (outcome.paid && equal === null ? confirmCharge : releaseCharge)(tx, input.jobId);
      await tx
        .update(job)
        .set({ state: "done", result, kept: null, updatedAt: sql`now()` })
        .where(eq(job.id, input.jobId));
      await recordEvent(tx, { jobId: input.jobId, state: "done" });
      if (equal !== null) await noteErased(tx, jobKeys(input.jobId));
    });
    return "over";
  } catch (error) {
    // What a stopping server or the end of a run's time broke off is no failure of the job.
    if (!(error instanceof AppError) || input.signal.aborted) throw error;
    await endJob(db, { jobId: input.jobId, state: "failed", code: error.code, message: error.message });
    return "over";
  }
}

const progressEveryMs = 1_000;

/** Writes down how far a job is, once a second at most. */
function tellProgress(db: Db, jobId: string): (progress: JobProgress) => Promise<void> {
  let toldAt = 0;
  return async (progress) => {
    if (Date.now() - toldAt < progressEveryMs) return;
    toldAt = Date.now();
    await db.transaction(async (tx) => {
      const { stage } = await updateOpen(tx, jobId, { progress });
      await recordEvent(tx, { jobId, state: "running", stage, progress });
    });
  };
}

/**
 * Writes down what a run has come to, and holds the job until the transaction ends: no event comes after the one that
 * ends it. Throws where nobody wants the job any more: it was cancelled, or is gone with its account.
 */
async function updateOpen(db: DbOrTx, jobId: string, values: Partial<typeof job.$inferInsert>) {
  const [row] = await db
    .update(job)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(job.id, jobId), inArray(job.state, open)))
    .returning({ stage: job.stage });
  if (!row) throw new AppError("CANCELLED", "Cancelled");
  return row;
}

async function startJob(db: Db, jobId: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(job)
      .set({ state: "running", updatedAt: sql`now()` })
      .from(user)
      .where(and(eq(job.id, jobId), eq(user.id, job.ownerId), inArray(job.state, open)))
      .returning({
        job: { kind: job.kind, input: job.input, stage: job.stage, progress: job.progress, kept: job.kept },
        user: { id: user.id, plan: user.plan, locale: user.locale, role: user.role, createdAt: user.createdAt },
      });
    if (row) await recordEvent(tx, { jobId, state: "running", stage: row.job.stage, progress: row.job.progress });
    return row;
  });
}

/** A run that was killed may have put something down for a job that went with its account meanwhile. */
async function forgetGone(db: Db, jobId: string): Promise<void> {
  if ((await db.$count(job, eq(job.id, jobId))) === 0) await noteErased(db, jobKeys(jobId));
}

/** The state in which a job is held until the transaction ends; null when it is gone. */
async function lockJob(tx: DbOrTx, jobId: string): Promise<JobState | null> {
  const [locked] = await tx.select({ state: job.state }).from(job).where(eq(job.id, jobId)).for("update");
  return locked?.state ?? null;
}

/** Ends a job without a result and gives back what it had reserved. False when it was over already. */
export async function endJob(
  db: Db,
  input: { jobId: string; state: "failed" | "cancelled"; code: ErrorCode; message: string; from?: JobState[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(job)
      .set({ state: input.state, code: input.code, message: input.message, kept: null, updatedAt: sql`now()` })
      .where(and(eq(job.id, input.jobId), inArray(job.state, input.from ?? open)))
      .returning({ id: job.id });
    if (ended.length === 0) return false;
    await releaseCharge(tx, input.jobId);
    await recordEvent(tx, { jobId: input.jobId, state: input.state, code: input.code });
    return true;
  });
}
