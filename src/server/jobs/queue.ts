import type pg from "pg";
import { type Job, PgBoss } from "pg-boss";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import { toFailure } from "../http/errors.ts";
import { errorFields } from "../logging.ts";
import { type AnyJobDefinition, type JobLine, needsLonger } from "./definition.ts";
import { outOfTime } from "./out-of-time.ts";
import { openRunsHere } from "./run-here.ts";
import { endJob, runJob } from "./run-job.ts";
import { sweepEveryMs, sweepJobs } from "./sweep-jobs.ts";
import { openSpan, traced, type Tracing } from "../tracing/tracing.ts";

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

/** `trace`: the span that the job was sent in. */
type Payload = { readonly jobId: string; readonly trace?: string | null };

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
  tracing?: Tracing;
  concurrency: number;
  runSeconds?: Readonly<Record<JobLine, number>>;
}): Promise<Queue> {
  const runsFor = o.runSeconds ?? runSeconds;
  const boss = await openBoss(o, runsFor);
  let isStopping = false;
  const running = new Map<string, AbortController>();
  const runsHere = openRunsHere({
    db: o.db,
    log: o.log,
    running,
    runSeconds: runsFor.short,
    beatMs: heartbeatSeconds * 500,
  });

  const sendTo = async (line: JobLine, jobId: string, priority: number): Promise<void> => {
    const trace = openSpan()?.traceparent ?? null;
    await boss.send(lines[line].queue, { jobId, trace }, { id: jobId, priority });
  };
  const send = (jobId: string, priority: number): Promise<void> => sendTo("short", jobId, priority);
  const sweeper = setInterval(() => {
    sweepJobs(o.db, send).catch(() => undefined);
  }, sweepEveryMs);

  async function run(
    line: JobLine,
    definitions: ReadonlyMap<string, AnyJobDefinition>,
    taken: Job<Payload>,
  ): Promise<void> {
    const { jobId } = taken.data;
    const controller = new AbortController();
    running.set(jobId, controller);
    try {
      const signal = AbortSignal.any([taken.signal, controller.signal]);
      const span = o.tracing?.begin("job", { jobId, line }, taken.data.trace) ?? null;
      await traced(span, async () => {
        const end = await runJob(o.db, definitions, { jobId, line, signal });
        if (end === needsLonger) await sendTo("long", jobId, 0);
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      o.log.error({ jobId, ...errorFields(error) }, "job failed unexpectedly");
      if (isStopping || taken.retryCount < tries - 1) throw error;
      const { code, message } = taken.signal.aborted ? outOfTime : toFailure(error, jobId).failure;
      await endJob(o.db, { jobId, state: "failed", code, message });
    } finally {
      if (running.get(jobId) === controller) running.delete(jobId);
    }
  }

  async function workLine(line: JobLine, definitions: ReadonlyMap<string, AnyJobDefinition>): Promise<void> {
    const { queue, pollSeconds } = lines[line];
    await boss.work<Payload>(
      queue,
      {
        batchSize: 1,
        localConcurrency: o.concurrency,
        includeMetadata: true,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async ([taken]) => {
        if (taken) await run(line, definitions, taken);
      },
    );
  }

  return {
    send,
    runHere: runsHere.start,
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
      await Promise.all([boss.stop({ graceful: true, timeout: stopWithinMs }), runsHere.stop(stopWithinMs)]);
    },
  };
}

async function openBoss(
  { connection, log }: { connection: pg.PoolConfig; log: FastifyBaseLogger },
  runsFor: Readonly<Record<JobLine, number>>,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...(connection as { host?: string }),
    schema: "queue",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    connectionTimeoutMillis: 1_500,
  });
  boss.on("error", (error) => log.warn({ code: "UNAVAILABLE", error: error.name }, "queue"));
  await boss.start();
  for (const line of ["short", "long"] as const) {
    const { queue } = lines[line];
    const times = { retryDelay: 1, expireInSeconds: runsFor[line], heartbeatSeconds };
    const settings = { retryLimit: tries - 1, ...times, notify: true };
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
  }
  return boss;
}
