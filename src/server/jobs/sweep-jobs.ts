import { and, eq, inArray, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { job } from "../db/schema.ts";
import { endJob } from "./run-job.ts";

export const sweepEveryMs = 5_000;
const lostAfterMs = 5 * 60_000;
/** A job that never began, or kept a part of its work, may wait behind others for as long. */
const waitingLostAfterMs = 60 * 60_000;
/** A job with secrets runs in one process, which says every few seconds that it is there. */
const silentAfterMs = 20_000;

/** Its secrets went with the process: only the person can start it again. */
export const interruptedLogin = {
  code: "PAGE_LOGIN_LOST",
  message: "The scrape was interrupted and the password is not kept. Please enter it again",
} as const;

const before = (ms: number) => sql`now() - ${`${ms} milliseconds`}::interval`;

/** Sends jobs that were stored but never reached the queue, and closes those that nobody will finish. */
export async function sweepJobs(db: Db, send: (jobId: string, priority: number) => Promise<void>): Promise<void> {
  const hadSecrets = sql<boolean>`${job.input} @> '{"login": true}'`;
  // One with secrets is sent nowhere: its process alone can run it, and another would only end it.
  const unsent = await db
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.state, "queued"), not(hadSecrets), lt(job.updatedAt, before(sweepEveryMs))))
    .limit(100);
  for (const { id } of unsent) await send(id, 0);
  const isSilent = or(
    and(eq(job.state, "running"), isNull(job.kept), lt(job.updatedAt, before(lostAfterMs))),
    lt(job.updatedAt, before(waitingLostAfterMs)),
    and(hadSecrets, lt(job.updatedAt, before(silentAfterMs))),
  );
  const lost = await db
    .select({ id: job.id, hadSecrets })
    .from(job)
    .where(and(inArray(job.state, ["queued", "running"]), isSilent))
    .limit(100);
  for (const { id, hadSecrets } of lost) {
    const reason = hadSecrets ? interruptedLogin : ({ code: "INTERNAL", message: "The job was interrupted" } as const);
    await endJob(db, { jobId: id, state: "failed", ...reason });
  }
}
