import type { JobState } from "../../../contract/jobs.ts";
import type { Ctx } from "../../ctx.ts";
import type { Deps } from "../../deps.ts";
import { endJob } from "../../jobs/run-job.ts";
import { readOwnJob } from "../../jobs/wait-for-job.ts";

export async function cancelJob(ctx: Ctx, deps: Deps, id: string): Promise<{ success: true; state: JobState }> {
  await readOwnJob(ctx, id);
  await endJob(deps.db, { jobId: id, state: "cancelled", code: "CANCELLED", message: "Cancelled" });
  deps.queue.abort(id);
  const { state } = await readOwnJob(ctx, id);
  return { success: true, state };
}
