import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { openDatabase } from "../db/client.ts";
import { job, usage, user } from "../db/schema.ts";
import { sweepJobs } from "./sweep-jobs.ts";

let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  opened = openDatabase(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  await opened.db.insert(user).values({ id: "ana", name: "ana", email: "ana@example.com" });
});
beforeEach(() => opened.db.delete(job));
afterAll(() => opened.pool.end());

type Stored = { id: string; silentSeconds: number } & Partial<
  Pick<typeof job.$inferInsert, "state" | "kept" | "input">
>;

async function store({ id, silentSeconds, ...more }: Stored): Promise<void> {
  const updatedAt = sql`now() - ${silentSeconds} * interval '1 second'`;
  const { db } = opened;
  await db.insert(job).values({
    id,
    ownerId: "ana",
    kind: "scrape-website",
    input: { login: false },
    inputHash: id,
    updatedAt,
    ...more,
  });
  await db.insert(usage).values({ id, ownerId: "ana", kind: "scrape", jobId: id }).onConflictDoNothing();
  await db.update(usage).set({ refundedAt: null }).where(eq(usage.jobId, id));
}

/** What becomes of the jobs: which are sent, which are ended and how, and whose charge is given back. */
async function sweep() {
  const sent: string[] = [];
  await sweepJobs(opened.db, async (id) => void sent.push(id));
  const rows = await opened.db.select().from(job).innerJoin(usage, eq(usage.jobId, job.id)).orderBy(job.id);
  const ended = rows.filter(({ job: { state } }) => state === "failed");
  expect(ended.every(({ usage: { refundedAt } }) => refundedAt !== null)).toBe(true);
  expect(rows.filter(({ usage: { refundedAt } }) => refundedAt !== null)).toHaveLength(ended.length);
  return { sent: sent.toSorted(), ended: ended.map(({ job: { id, code } }) => [id, code]) };
}

test("a job that never reached the queue is sent, unless its secrets are in another process", async () => {
  await store({ id: "fresh", silentSeconds: 2 });
  await store({ id: "lost", silentSeconds: 60 });
  await store({ id: "with-secrets", silentSeconds: 10, input: { login: true } });
  await store({ id: "running", silentSeconds: 60, state: "running" });
  expect(await sweep()).toEqual({ sent: ["lost"], ended: [] });
});

test("a job that nobody runs any more is ended: after five minutes, or an hour where it waits or has kept its work", async () => {
  await store({ id: "a-silent", silentSeconds: 320, state: "running" });
  await store({ id: "b-running", silentSeconds: 280, state: "running" });
  await store({ id: "c-kept", silentSeconds: 3_500, state: "running", kept: { filled: 1 } });
  await store({ id: "d-kept-too-long", silentSeconds: 3_700, state: "running", kept: { filled: 1 } });
  await store({ id: "e-waits", silentSeconds: 3_500 });
  await store({ id: "f-waits-too-long", silentSeconds: 3_700 });
  const ended = ["a-silent", "d-kept-too-long", "f-waits-too-long"].map((id) => [id, "INTERNAL"]);
  expect((await sweep()).ended).toEqual(ended);
});

test("a job with secrets is ended soon after its process, and its person told to type them again", async () => {
  await store({ id: "a", silentSeconds: 15, state: "running", input: { login: true } });
  await store({ id: "b", silentSeconds: 25, state: "running", input: { login: true } });
  await store({ id: "c", silentSeconds: 25, input: { login: true } });
  const ended = ["b", "c"].map((id) => [id, "PAGE_LOGIN_LOST"]);
  expect(await sweep()).toEqual({ sent: [], ended });
});

test("what is over stays as it is", async () => {
  for (const state of ["done", "cancelled"] as const) await store({ id: state, silentSeconds: 9_999, state });
  expect(await sweep()).toEqual({ sent: [], ended: [] });
});
