import { and, eq } from "drizzle-orm";
import type { Ctx } from "../ctx.ts";
import type { Db } from "../db/client.ts";
import { job } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { isOver } from "./events.ts";
import { endJob } from "./run-job.ts";
import { shareTurns } from "./share-turn.ts";
import type { JobSignals } from "./signals.ts";

const workerWithinMs = 60_000;
const longestWaitMs = 5 * 60_000;
/** Notices are only a hint: the row is looked at this often in any case. */
const lookEveryMs = 2_000;

/** All who wait for one job, which is one person's, hear of it at one time. */
const share = shareTurns();

export type OwnedJob = typeof job.$inferSelect;

/** The owner's job; for anybody else's the same 404 as for none. */
export async function readOwnJob(ctx: Ctx, jobId: string): Promise<OwnedJob> {
  const [row] = await ctx.db
    .select()
    .from(job)
    .where(and(eq(job.id, jobId), eq(job.ownerId, ctx.user.id)));
  if (!row) throw new AppError("NOT_FOUND", "There is no such job");
  return row;
}

/**
 * Waits until a job is over, at most five minutes; null when it goes on longer than that, or than `waitMs`. One that no
 * worker takes within a minute is cancelled, and nothing is charged.
 */
export async function waitForJob(
  db: Db,
  ctx: Ctx,
  signals: JobSignals,
  { jobId, waitMs }: { jobId: string; waitMs: number | null },
): Promise<OwnedJob | null> {
  const startedAt = Date.now();
  const giveUpMs = Math.min(waitMs ?? longestWaitMs, longestWaitMs);
  for (;;) {
    const waitedMs = Date.now() - startedAt;
    const heard = signals.next(jobId, Math.max(0, Math.min(lookEveryMs, giveUpMs - waitedMs)));
    const row = await share(`${ctx.user.id} ${jobId}`, () => readOwnJob(ctx, jobId));
    if (isOver(row.state)) return row;
    if (row.state === "queued" && waitedMs > workerWithinMs) {
      const message = "No worker is free. Please try again in a moment";
      await endJob(db, { jobId, state: "cancelled", code: "UNAVAILABLE", message, from: ["queued"] });
    } else if (waitedMs >= giveUpMs) return null;
    await heard;
  }
}
