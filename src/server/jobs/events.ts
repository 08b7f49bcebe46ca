import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { JobEvent, JobProgress, JobStage, JobState } from "../../contract/jobs.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import type { DbOrTx } from "../db/client.ts";
import { job, jobEvent } from "../db/schema.ts";

export const jobChannel = "sondeo_job";

export const isOver = (state: JobState): boolean => state === "done" || state === "failed" || state === "cancelled";

/** Records a step of a job and tells every process; the notice carries the id only. */
export async function recordEvent(
  db: DbOrTx,
  input: {
    jobId: string;
    state: JobState;
    stage?: JobStage | null;
    progress?: JobProgress | null;
    code?: ErrorCode | null;
  },
): Promise<void> {
  await db.insert(jobEvent).values({
    jobId: input.jobId,
    state: input.state,
    stage: input.stage ?? null,
    progress: input.progress ?? null,
    code: input.code ?? null,
  });
  await wakeListeners(db, input.jobId);
}

/** Makes every process that waits for a job look at it, once the transaction is over. */
export async function wakeListeners(db: DbOrTx, jobId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${jobChannel}, ${jobId})`);
}

/** The events of the owner's job after event `after`, oldest first; empty for anybody else's. */
export async function eventsAfter(
  db: DbOrTx,
  input: { jobId: string; ownerId: string; after: number },
): Promise<JobEvent[]> {
  const rows = await db
    .select({ event: jobEvent })
    .from(jobEvent)
    .innerJoin(job, eq(job.id, jobEvent.jobId))
    .where(and(eq(jobEvent.jobId, input.jobId), eq(job.ownerId, input.ownerId), gt(jobEvent.id, input.after)))
    .orderBy(asc(jobEvent.id));
  return rows.map(({ event }) => ({
    id: event.id,
    at: event.at.toISOString(),
    state: event.state,
    stage: event.stage,
    progress: event.progress,
    code: event.code,
  }));
}
