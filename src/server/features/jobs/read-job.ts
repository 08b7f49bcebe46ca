import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/jobs.ts";
import type { Ctx } from "../../ctx.ts";
import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { readOwnJob } from "../../jobs/wait-for-job.ts";

export async function readJob(
  ctx: Ctx,
  definitions: ReadonlyMap<string, AnyJobDefinition>,
  id: string,
): Promise<Reply<typeof contract.readJob>> {
  const row = await readOwnJob(ctx, id);
  const { kind, state, stage, progress, code, message } = row;
  const result = state === "done" ? await definitions.get(kind)?.present(ctx, row.result ?? {}) : undefined;
  return { success: true, job: { id, kind, state, stage, progress, code, message }, result };
}
