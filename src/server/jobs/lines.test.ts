import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { analysePage } from "../../contract/website.ts";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { openDatabase } from "../db/client.ts";
import { erasedObject, job, jobEvent, usage, user } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { makeLogger } from "../logging.ts";
import { jobKeys } from "../objects/object-keys.ts";
import { defineJob, type JobLine, type JobRun, needsLonger, type Outcome } from "./definition.ts";
import { openQueue } from "./queue.ts";
import { endJob, runJob } from "./run-job.ts";

/** A queue with one worker in each line, and jobs that do what `run` says. */
async function openLines(
  run: (run: JobRun<Record<string, unknown>>) => Promise<typeof needsLonger | Outcome | null>,
  times: { runSeconds?: Record<JobLine, number> } = {},
) {
  const connection = await freshDatabase();
  const { db, pool } = openDatabase(connection, { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  const queue = await openQueue({ connection, db, log: makeLogger("silent"), concurrency: 1, ...times });
  const definition = defineJob({
    kind: "analyse-page",
    endpoint: analysePage,
    charge: null,
    identify: (body) => body,
    prepare: async () => ({ work: {} }),
    run: async (one) => (await run(one)) ?? { paid: false, save: async () => ({}) },
    present: async () => Promise.reject(new Error("nobody asks")),
  });
  const definitions = new Map([[definition.kind, definition]]);
  await queue.work(definitions);
  await db.insert(user).values({ id: "ana", name: "ana", email: "ana@example.com" });
  onTestFinished(async () => {
    await queue.stop();
    await pool.end();
  });
  const rowOf = async (id: string) => (await db.select().from(job).where(eq(job.id, id)))[0];
  return {
    connection,
    db,
    queue,
    definition,
    definitions,
    rowOf,
    stateOf: async (id: string) => (await rowOf(id))?.state,
    async submit(id: string, priority = 0) {
      await db.insert(job).values({ id, ownerId: "ana", kind: "analyse-page", input: { id }, inputHash: id });
      await queue.send(id, priority);
    },
  };
}

test("a job that needs longer leaves its line to the others, and goes on from what it kept", async () => {
  const others: string[] = [];
  const runs: unknown[] = [];
  const lines = await openLines(async ({ input, line, kept, keep }) => {
    if (input.id !== "11111111-1111-4111-8111-111111111111") {
      others.push(line);
      return null;
    }
    runs.push([line, kept]);
    if (line === "short") {
      await keep({ half: "done" });
      return needsLonger;
    }
    // A line of one worker: the other job is done only because this one waits elsewhere.
    await expect.poll(() => others).toEqual(["short"]);
    return null;
  });
  await lines.submit("11111111-1111-4111-8111-111111111111");
  await expect.poll(() => runs.length).toBe(2);
  await lines.submit("22222222-2222-4222-8222-222222222222");
  await expect.poll(() => lines.stateOf("11111111-1111-4111-8111-111111111111")).toBe("done");
  expect(runs).toEqual([
    ["short", null],
    ["long", { half: "done" }],
  ]);
});

test("progress is told as it is made, and ends a job that was cancelled elsewhere", async () => {
  const id = "33333333-3333-4333-8333-333333333333";
  let told = 0;
  let ended: unknown = null;
  const lines = await openLines(async ({ stage, progress }) => {
    await stage("inferring");
    try {
      for (;;) {
        await progress({ done: ++told, of: 10 });
        await sleep(50);
      }
    } catch (error) {
      ended = error;
      throw error;
    }
  });
  await lines.submit(id);
  // The second is under way: the first has been stored.
  await expect.poll(() => told).toBeGreaterThan(1);
  const events = await lines.db.select().from(jobEvent).where(eq(jobEvent.jobId, id));
  expect(events.map(({ stage, progress }) => [stage, progress])).toContainEqual(["inferring", { done: 1, of: 10 }]);
  await lines.db.update(job).set({ state: "cancelled" }).where(eq(job.id, id));
  await expect.poll(() => ended).toMatchObject({ code: "CANCELLED" });
});

test("a job that was cancelled meanwhile ends at its next stage, and no more is told or kept of it", async () => {
  const id = "44444444-4444-4444-8444-444444444444";
  const isRunning = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const ended: unknown[] = [];
  const lines = await openLines(async ({ stage, keep }) => {
    isRunning.resolve();
    await goOn.promise;
    for (const step of [() => stage("saving"), () => keep({ half: "done" })]) {
      await step().catch((error: unknown) => ended.push(error));
    }
    return null;
  });
  await lines.submit(id);
  await isRunning.promise;
  await lines.db.update(job).set({ state: "cancelled" }).where(eq(job.id, id));
  goOn.resolve();
  await expect.poll(() => ended).toMatchObject([{ code: "CANCELLED" }, { code: "CANCELLED" }]);
  const events = await lines.db.select().from(jobEvent).where(eq(jobEvent.jobId, id));
  expect(events.map(({ stage }) => stage)).not.toContain("saving");
  expect(await lines.rowOf(id)).toMatchObject({ kept: null, stage: null });
});

test("whatever is told of a job at the moment that it is cancelled stands before its end", async () => {
  const jobId = "11111111-1111-4111-8111-111111111111";
  const isRunning = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const lines = await openLines(async () => null);
  await lines.db.insert(job).values({ id: jobId, ownerId: "ana", kind: "analyse-page", input: {}, inputHash: "" });
  const ofRun = openDatabase(lines.connection, { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  const definition = {
    ...lines.definition,
    run: async ({ stage }: JobRun<Record<string, unknown>>) => {
      isRunning.resolve();
      await goOn.promise;
      await stage("saving");
      return { paid: false, save: async () => ({}) };
    },
  };
  const definitions = new Map([[definition.kind, definition]]);
  const run = runJob(ofRun.db, definitions, { jobId, line: "short", signal: new AbortController().signal });
  await isRunning.promise;
  // All connections but one are taken, and the last goes in turn: to the run for its first statement, then to us.
  const taken = await Promise.all(Array.from({ length: 10 }, () => ofRun.pool.connect()));
  goOn.resolve();
  await expect.poll(() => ofRun.pool.waitingCount).toBe(1);
  const between = ofRun.pool.connect();
  taken.pop()!.release();
  taken.push(await between);
  await endJob(lines.db, { jobId, state: "cancelled", code: "CANCELLED", message: "Cancelled" });
  for (const client of taken) client.release();
  await run;
  await ofRun.pool.end();
  const events = await lines.db.select().from(jobEvent).where(eq(jobEvent.jobId, jobId)).orderBy(jobEvent.id);
  expect(events.map(({ state, stage }) => stage ?? state)).toEqual(["running", "saving", "cancelled"]);
});

test("of the jobs that wait, the one of the higher plan is taken first", async () => {
  const [busy, standard, pro] = [
    "11111111-1111-4111-8111-111111111111",
    "22222222-2222-4222-8222-222222222222",
    "33333333-3333-4333-8333-333333333333",
  ];
  const taken: unknown[] = [];
  const free = Promise.withResolvers<void>();
  const lines = await openLines(async ({ input }) => {
    taken.push(input.id);
    if (input.id === busy) await free.promise;
    return null;
  });
  await lines.submit(busy);
  await expect.poll(() => taken).toEqual([busy]);
  await lines.submit(standard);
  await lines.submit(pro, 10);
  free.resolve();
  await expect.poll(() => taken).toEqual([busy, pro, standard]);
});

test("what was put down for a job that was cancelled or is gone is noted as erased, and what was saved stays", async () => {
  const [cancelled, saved] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const isRunning = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const lines = await openLines(async ({ input }) => {
    isRunning.resolve();
    if (input.id === cancelled) await goOn.promise;
    return null;
  });
  await lines.submit(cancelled);
  await isRunning.promise;
  await lines.db.update(job).set({ state: "cancelled" }).where(eq(job.id, cancelled));
  goOn.resolve();
  const erased = async () => (await lines.db.select().from(erasedObject)).map(({ key }) => key).toSorted();
  await expect.poll(erased).toEqual(jobKeys(cancelled).toSorted());
  await lines.submit(saved);
  await expect.poll(() => lines.stateOf(saved)).toBe("done");
  // A run that was killed comes back as another one, for a job that went with its account meanwhile.
  const gone = "33333333-3333-4333-8333-333333333333";
  const again = (jobId: string) =>
    runJob(lines.db, lines.definitions, { jobId, line: "short", signal: new AbortController().signal });
  expect([await again(saved), await again(gone)]).toEqual(["over", "over"]);
  expect(await erased()).toEqual([...jobKeys(cancelled), ...jobKeys(gone)].toSorted());
});

test("a run that the server broke off, be it in words for a person, leaves its job to another run", async () => {
  const jobId = "11111111-1111-4111-8111-111111111111";
  const stopping = new AbortController();
  const lines = await openLines(async () => {
    stopping.abort();
    throw new AppError("CANCELLED", "Cancelled");
  });
  await lines.db.insert(job).values({ id: jobId, ownerId: "ana", kind: "analyse-page", input: {}, inputHash: "" });
  const run = runJob(lines.db, lines.definitions, { jobId, line: "short", signal: stopping.signal });
  await expect(run).rejects.toMatchObject({ code: "CANCELLED" });
  expect(await lines.stateOf(jobId)).toBe("running");
});

test("a job that never reached the queue is sent later, unless its secrets are in one process", async () => {
  const [withSecrets, plain] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const ran: string[] = [];
  const lines = await openLines(async ({ jobId }) => {
    ran.push(jobId);
    return null;
  });
  const updatedAt = new Date(Date.now() - 10_000);
  const stored = { ownerId: "ana", kind: "analyse-page", inputHash: "", updatedAt } as const;
  await lines.db.insert(job).values({ ...stored, id: withSecrets, input: { login: true } });
  await lines.db.insert(job).values({ ...stored, id: plain, input: {} });
  await expect.poll(() => lines.stateOf(plain)).toBe("done");
  // Should it have taken long, its process counts as gone by now.
  expect(await lines.stateOf(withSecrets)).toMatch(/^(queued|failed)$/);
  expect(ran).toEqual([plain]);
});

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

test("a job of which nothing has been heard for long is closed, and gives back what it had reserved", async () => {
  const [silent, kept, lately] = [
    "11111111-1111-4111-8111-111111111111",
    "22222222-2222-4222-8222-222222222222",
    "33333333-3333-4333-8333-333333333333",
  ];
  const lines = await openLines(async () => null);
  const stored = { ownerId: "ana", kind: "analyse-page", inputHash: "", input: {}, state: "running" } as const;
  await lines.db.insert(usage).values({ id: silent, ownerId: "ana", kind: "scrape", jobId: silent });
  await lines.db.insert(job).values([
    { ...stored, id: lately, updatedAt: minutesAgo(1) },
    { ...stored, id: kept, kept: { half: "done" }, updatedAt: minutesAgo(6) },
    { ...stored, id: silent, updatedAt: minutesAgo(6) },
  ]);
  await expect.poll(() => lines.rowOf(silent)).toMatchObject({ state: "failed", code: "INTERNAL" });
  expect([await lines.stateOf(kept), await lines.stateOf(lately)]).toEqual(["running", "running"]);
  const [charge] = await lines.db.select().from(usage).where(eq(usage.jobId, silent));
  expect(charge?.refundedAt).toBeInstanceOf(Date);
});

test("a job that waited long in a full line, or while the server was down, is still run", async () => {
  const waiting = "11111111-1111-4111-8111-111111111111";
  const lines = await openLines(async () => null);
  const stored = { ownerId: "ana", kind: "analyse-page", inputHash: "", input: {} } as const;
  await lines.db.insert(job).values({ ...stored, id: waiting, updatedAt: minutesAgo(30) });
  await expect.poll(async () => ["done", "failed"].includes((await lines.stateOf(waiting)) ?? "")).toBe(true);
  expect(await lines.rowOf(waiting)).toMatchObject({ state: "done", code: null });
});

const aSecond = { runSeconds: { short: 1, long: 1 } };
const untilBrokenOff = async ({ signal }: { signal: AbortSignal }): Promise<never> => {
  if (!signal.aborted) await once(signal, "abort");
  throw new AppError("CANCELLED", "Cancelled");
};

test("a job whose runs all go past their time has timed out: nobody cancelled it", async () => {
  const jobId = "11111111-1111-4111-8111-111111111111";
  let runs = 0;
  const lines = await openLines(async (run) => {
    runs++;
    return untilBrokenOff(run);
  }, aSecond);
  await lines.submit(jobId);
  await expect.poll(() => lines.rowOf(jobId)).toMatchObject({ state: "failed", code: "JOB_TIMEOUT" });
  expect(runs).toBeGreaterThan(1);
});

test("a job that may run once, because its secrets are here, has timed out after that run", async () => {
  const jobId = "11111111-1111-4111-8111-111111111111";
  const lines = await openLines(untilBrokenOff, aSecond);
  await lines.db.insert(job).values({ id: jobId, ownerId: "ana", kind: "analyse-page", input: {}, inputHash: "" });
  lines.queue.runHere(jobId, lines.definition);
  await expect.poll(() => lines.rowOf(jobId)).toMatchObject({ state: "failed", code: "JOB_TIMEOUT" });
});
