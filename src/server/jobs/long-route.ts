import type { FastifyInstance } from "fastify";
import { readJob } from "../../contract/jobs.ts";
import { toFailure } from "../http/errors.ts";
import { AppError } from "../errors.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { route } from "../http/route.ts";
import type { Deps } from "../deps.ts";
import type { AnyJobDefinition } from "./definition.ts";
import { readPreference } from "./preference.ts";
import { shareTurns } from "./share-turn.ts";
import { submitJob } from "./submit-job.ts";
import { waitForJob } from "./wait-for-job.ts";

const priorityOf = { trial: 0, standard: 0, pro: 10 } as const;

/** Repeats of one call, which all waited for its job, are answered at one time. */
const share = shareTurns();

/**
 * Mounts a long call: the plain form answers when the job is over, or with 202 and the job's address when nobody waits
 * any longer: `Prefer: respond-async` at once, `Prefer: wait=N` after N seconds. A client that goes away cancels nothing.
 */
export function longRoute(app: FastifyInstance, deps: Deps, definition: AnyJobDefinition): void {
  route(app, definition.endpoint, async (ctx, { request, reply }) => {
    const { jobId, isNew } = await submitJob(ctx, definition, {
      body: request.body,
      idempotencyKey: readIdempotencyKey(request.headers),
      limitsOn: deps.config.planLimits,
    });
    const secrets = definition.secretsOf?.(request.body) ?? null;
    if (secrets === null) await sendToQueue(deps, jobId, priorityOf[ctx.user.plan]);
    else if (isNew) {
      deps.secrets.keep(jobId, secrets);
      deps.queue.runHere(jobId, definition);
    }
    const { waitMs, applied } = readPreference(request.headers.prefer);
    const over = waitMs === 0 ? null : await waitForJob(deps.db, ctx, deps.signals, { jobId, waitMs });
    if (over === null) {
      if (applied !== null) void reply.header("preference-applied", applied);
      const address = readJob.path.replace(":id", jobId);
      return reply.code(202).header("location", address).header("retry-after", "5").send({ success: true, jobId });
    }
    if (over.state === "done")
      return share(`${ctx.user.id} ${jobId}`, () => definition.present(ctx, over.result ?? {}));
    throw new AppError(over.code ?? "INTERNAL", over.message ?? toFailure(null, "").failure.message);
  });
}

/** The job is stored already: should the queue be out of reach, the sweeper sends it later. */
async function sendToQueue(deps: Deps, jobId: string, priority: number): Promise<void> {
  await deps.queue.send(jobId, priority).catch((error: unknown) => {
    deps.log.warn({ jobId, error: error instanceof Error ? error.name : "" }, "job not sent yet");
  });
}
