import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/support/server.ts";
import { confirmCharge, releaseCharge, reserveCharge } from "./charge.ts";
import type { Ctx } from "./ctx.ts";
import { usage, user } from "./db/schema.ts";
import { newId } from "./ids.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Of a month that is past, so that none ends during a test. What the database writes down counts as of it. */
const inSpring = new Date("2026-04-02T12:00:00Z");

async function anAccount(plan: Ctx["user"]["plan"], createdAt = inSpring): Promise<Ctx> {
  const { id } = await server.aUser();
  await server.deps.db.update(user).set({ plan, createdAt }).where(eq(user.id, id));
  return { db: server.deps.db, user: { id, plan, locale: "es", role: "user", createdAt } };
}

const reserve = (ctx: Ctx, jobId = newId(), kind: "report" | "scrape" = "report", now = inSpring): Promise<void> =>
  server.deps.db.transaction((tx) => reserveCharge({ ...ctx, db: tx }, { kind, jobId, limitsOn: true, now }));

const counted = (ctx: Ctx): Promise<number> =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, ctx.user.id), isNull(usage.refundedAt)));

test("many reservations at once never pass the limit", async () => {
  const ctx = await anAccount("standard");
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => reserve(ctx)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await counted(ctx)).toBe(10);
});

test("a repeat for the same job counts once", async () => {
  const ctx = await anAccount("standard");
  const jobId = newId();
  await Promise.all([reserve(ctx, jobId), reserve(ctx, jobId), reserve(ctx, jobId)]);
  expect(await counted(ctx)).toBe(1);
});

test("what is released is given back, what is confirmed stays", async () => {
  const ctx = await anAccount("trial");
  const jobs = [newId(), newId(), newId(), newId(), newId()] as const;
  for (const jobId of jobs) await reserve(ctx, jobId);
  await expect(reserve(ctx)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  await confirmCharge(server.deps.db, jobs[0]);
  await releaseCharge(server.deps.db, jobs[0]);
  await expect(reserve(ctx)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  await releaseCharge(server.deps.db, jobs[1]);
  await releaseCharge(server.deps.db, jobs[1]);
  await reserve(ctx);
  await expect(reserve(ctx)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
});

test("reports and tasks are counted apart", async () => {
  const ctx = await anAccount("trial");
  for (let i = 0; i < 5; i++) await reserve(ctx);
  await reserve(ctx, newId(), "scrape");
  await expect(reserve(ctx)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
});

test("a new month begins anew, a trial does not, and it ends after fourteen days", async () => {
  const opened = new Date("2026-03-25T12:00:00Z");
  const [paying, trying] = [await anAccount("standard", opened), await anAccount("trial", opened)];
  for (const ctx of [paying, trying]) {
    for (let i = 0; i < 5; i++) await reserve(ctx);
    const createdAt = new Date("2026-03-28T12:00:00Z");
    await server.deps.db.update(usage).set({ createdAt }).where(eq(usage.ownerId, ctx.user.id));
  }
  for (let i = 0; i < 10; i++) await reserve(paying);
  await expect(reserve(paying)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  await expect(reserve(trying)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  await reserve(trying, newId(), "scrape", new Date("2026-04-08T11:59:59Z"));
  const dayAfter = new Date("2026-04-09T12:00:00Z");
  await expect(reserve(trying, newId(), "scrape", dayAfter)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
});

test("unlimited is unlimited", async () => {
  const ctx = await anAccount("pro");
  for (let i = 0; i < 25; i++) await reserve(ctx);
  expect(await counted(ctx)).toBe(25);
});
