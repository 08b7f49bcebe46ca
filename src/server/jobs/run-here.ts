import { and, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import { job } from "../db/schema.ts";
import { errorFields } from "../logging.ts";
import type { AnyJobDefinition } from "./definition.ts";
import { outOfTime } from "./out-of-time.ts";
import { endJob, runJob } from "./run-job.ts";
import { interruptedLogin } from "./sweep-jobs.ts";

/** Jobs whose secrets are in this process: they run in it, past the queue, and end with it. */
export type RunsHere = {
  readonly start: (jobId: string, definition: AnyJobDefinition) => void;
  /** Waits for those under way; what is not over after `withinMs` is broken off. */
  stop(withinMs: number): Promise<void>;
};

/** `running` is what a job can be aborted by; `beatMs`: how often a job says that it is alive. */
export function openRunsHere(o: {
  db: Db;
  log: FastifyBaseLogger;
  running: Map<string, AbortController>;
  runSeconds: number;
  beatMs: number;
}): RunsHere {
  const { db, log, running } = o;
  const here = new Map<AbortController, Promise<void>>();

  async function run(jobId: string, definition: AnyJobDefinition, controller: AbortController): Promise<void> {
    running.set(jobId, controller);
    const heart = setInterval(() => void touchJob(db, jobId).catch(() => undefined), o.beatMs);
    const end = AbortSignal.timeout(o.runSeconds * 1_000);
    try {
      const signal = AbortSignal.any([controller.signal, end]);
      await runJob(db, new Map([[definition.kind, definition]]), { jobId, line: "short", signal });
    } catch (error) {
      if (!controller.signal.aborted) log.error({ jobId, ...errorFields(error) }, "job failed unexpectedly");
      const reason = end.aborted && !controller.signal.aborted ? outOfTime : interruptedLogin;
      await endJob(db, { jobId, state: "failed", ...reason }).catch(() => undefined);
    } finally {
      clearInterval(heart);
      running.delete(jobId);
      here.delete(controller);
    }
  }

  return {
    start(jobId, definition) {
      const controller = new AbortController();
      here.set(controller, run(jobId, definition, controller));
    },
    async stop(withinMs) {
      const giveUp = setTimeout(() => {
        for (const controller of here.keys()) controller.abort();
      }, withinMs);
      await Promise.all(here.values());
      clearTimeout(giveUp);
    },
  };
}

const touchJob = (db: Db, jobId: string) =>
  db
    .update(job)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(job.id, jobId), eq(job.state, "running")));
