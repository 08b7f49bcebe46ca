import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import { job } from "../db/schema.ts";
import { toFailure } from "../http/errors.ts";
import { errorFields } from "../logging.ts";
import { type AnyJobDefinition, type JobLine, needsLonger } from "./definition.ts";
import { endJob, runJob } from "./run-job.ts";
import { interruptedLogin, sweepEveryMs, sweepJobs } from "./sweep-jobs.ts";

const lines: Readonly<Record<JobLine, { queue: string; pollSeconds: number }>> = {
  short: { queue: "job", pollSeconds: 1 },
  long: { queue: "long-job", pollSeconds: 5 },
};
/** How long one run of a job may take. */
const runSeconds: Readonly<Record<JobLine, number>> = { short: 90, long: 30 * 60 };
const tries = 3;
/** After a crash a job is taken up again once its heart has been silent for this long. */
const heartbeatSeconds = 10;
const stopWithinMs = 10_000;

export type Queue = {
  /** Hands a stored job to whichever worker is free. Repeating it is harmless. */
  send(jobId: string, priority: number): Promise<void>;
  /** Runs a job in this process and no other: its secrets are here. */
  runHere(jobId: string, definition: AnyJobDefinition): void;
  work(definitions: ReadonlyMap<string, AnyJobDefinition>): Promise<void>;
  abort(jobId: string): void;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
};

export async function openQueue(o: {
  connection: pg.PoolConfig;
  db: Db;
  log: FastifyBaseLogger;
  concurrency: number;
  runSeconds?: Readonly<Record<JobLine, number>>;
}): Promise<Queue> {
  const runsFor = o.runSeconds ?? runSeconds;
  const boss = new PgBoss({
    ...(o.connection as { host?: string }),
    schema: "queue",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    connectionTimeoutMillis: 1_500,
  });
  boss.on("error", (error) => o.log.warn({ code: "UNAVAILABLE", error: error.name }, "queue"));
  await boss.start();
  for (const line of ["short", "long"] as const) {
    const { queue } = lines[line];
    const times = { retryDelay: 1, expireInSeconds: runsFor[line], heartbeatSeconds };
    const settings = { retryLimit: tries - 1, ...times, notify: true };
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
  }
  let isStopping = false;
  const running = new Map<string, AbortController>();
  const here = new Map<AbortController, Promise<void>>();

  async function runWithSecrets(
    jobId: string,
    definition: AnyJobDefinition,
    controller: AbortController,
  ): Promise<void> {
    running.set(jobId, controller);
    const heart = setInterval(() => void touchJob(o.db, jobId).catch(() => undefined), heartbeatSeconds * 500);
    const end = AbortSignal.timeout(runsFor.short * 1_000);
    try {
      const signal = AbortSignal.any([controller.signal, end]);
      await runJob(o.db, new Map([[definition.kind, definition]]), { jobId, line: "short", signal });
    } catch (error) {
      if (!controller.signal.aborted) o.log.error({ jobId, ...errorFields(error) }, "job failed unexpectedly");
      const reason = end.aborted && !controller.signal.aborted ? outOfTime : interruptedLogin;
      await endJob(o.db, { jobId, state: "failed", ...reason }).catch(() => undefined);
    } finally {
      clearInterval(heart);
      running.delete(jobId);
      here.delete(controller);
    }
  }

  const sendTo = async (line: JobLine, jobId: string, priority: number): Promise<void> => {
    await boss.send(lines[line].queue, { jobId }, { id: jobId, priority });
  };
  const send = (jobId: string, priority: number): Promise<void> => sendTo("short", jobId, priority);
  const sweeper = setInterval(() => {
    sweepJobs(o.db, send).catch(() => undefined);
  }, sweepEveryMs);

  async function workLine(line: JobLine, definitions: ReadonlyMap<string, AnyJobDefinition>): Promise<void> {
    const { queue, pollSeconds } = lines[line];
    await boss.work<{ jobId: string }>(
      queue,
      {
        batchSize: 1,
        localConcurrency: o.concurrency,
        includeMetadata: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async ([taken]) => {
        if (!taken) return;
        const { jobId } = taken.data;
        const controller = new AbortController();
        running.set(jobId, controller);
        try {
          const signal = AbortSignal.any([taken.signal, controller.signal]);
          const end = await runJob(o.db, definitions, { jobId, line, signal });
          if (end === needsLonger) await sendTo("long", jobId, 0);
        } catch (error) {
          if (controller.signal.aborted) return;
          o.log.error({ jobId, ...errorFields(error) }, "job failed unexpectedly");
          if (isStopping || taken.retryCount < tries - 1) throw error;
          const { code, message } = taken.signal.aborted ? outOfTime : toFailure(error, jobId).failure;
          await endJob(o.db, { jobId, state: "failed", code, message });
        } finally {
          if (running.get(jobId) === controller) running.delete(jobId);
        }
      },
    );
  }

  return {
    send,
    runHere(jobId, definition) {
      const controller = new AbortController();
      here.set(controller, runWithSecrets(jobId, definition, controller));
    },
    async work(definitions) {
      for (const line of ["short", "long"] as const) await workLine(line, definitions);
    },
    abort(jobId) {
      running.get(jobId)?.abort();
    },
    async isReady() {
      return (await boss.getQueue(lines.short.queue)) !== null;
    },
    async stop() {
      isStopping = true;
      clearInterval(sweeper);
      const giveUp = setTimeout(() => {
        for (const controller of here.keys()) controller.abort();
      }, stopWithinMs);
      await Promise.all([boss.stop({ graceful: true, timeout: stopWithinMs }), ...here.values()]);
      clearTimeout(giveUp);
    },
  };
}

/** What broke off its last run says nothing: it was the end of the run's time. */
const outOfTime = { code: "JOB_TIMEOUT", message: "This took too long and was stopped. Please try again" } as const;

const touchJob = (db: Db, jobId: string) =>
  db
    .update(job)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(job.id, jobId), eq(job.state, "running")));
