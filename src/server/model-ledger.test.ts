import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../tests/support/fresh-database.ts";
import { openDatabase } from "./db/client.ts";
import { tokenUsage, user } from "./db/schema.ts";
import { newId } from "./ids.ts";
import { createLedger } from "./model-ledger.ts";

let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  opened = openDatabase(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
});
afterAll(() => opened.pool.end());

async function anOwner(): Promise<string> {
  const id = newId();
  await opened.db.insert(user).values({ id, name: id, email: `${id}@example.com` });
  return id;
}

const ledgerOf = (ownerId: string, monthlyBudgetUsd: number | null = 1) =>
  createLedger(opened.db, { warn: () => undefined }, { ownerId, jobId: null, monthlyBudgetUsd });
const call = (costUsd: number) => ({ task: "plan", model: "m", costUsd }) as const;
const spend = (ownerId: string, costUsd: number) => ledgerOf(ownerId).reserve(call(costUsd));

test("a month's budget is spent to its last cent, each account its own", async () => {
  const [ana, eva] = [await anOwner(), await anOwner()];
  expect(await spend(ana, 0.75)).not.toBeNull();
  expect(await spend(ana, 0.26)).toBeNull();
  expect(await spend(ana, 0.25)).not.toBeNull();
  expect(await spend(ana, 0.000001)).toBeNull();
  expect(await spend(eva, 1)).not.toBeNull();
  expect(await ledgerOf(ana, null).reserve(call(50))).not.toBeNull();
});

test("what a call did cost stands in for what was set aside, for that call alone", async () => {
  const ana = await anOwner();
  const [first, second] = [await spend(ana, 0.5), await spend(ana, 0.5)];
  const tokens = { input: 100, cachedInput: 10, output: 20 };
  await first!.settle({ tokens, costUsd: 0.125, outcome: "answered" });
  const rows = await opened.db.select().from(tokenUsage).where(eq(tokenUsage.ownerId, ana)).orderBy(tokenUsage.id);
  expect(rows.map(({ costUsd, outcome, inputTokens }) => [costUsd, outcome, inputTokens])).toEqual([
    [0.125, "answered", 100],
    [0.5, null, null],
  ]);
  expect(await spend(ana, 0.375)).not.toBeNull();
  expect(await spend(ana, 0.01)).toBeNull();
  await second!.settle({ tokens, costUsd: 0, outcome: "timeout" });
  expect(await spend(ana, 0.5)).not.toBeNull();
});

const lastMonth = sql`date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 microsecond'`;

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Madrid"])(
  "the month is that of UTC where the database's clock is set to %s",
  async (zone) => {
    const { db, pool } = openDatabase(
      { ...(await freshDatabase()), options: `-c timezone=${zone}` },
      { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 },
    );
    await db.insert(user).values({ id: "ana", name: "ana", email: "ana@example.com" });
    const ledger = createLedger(db, { warn: () => undefined }, { ownerId: "ana", jobId: null, monthlyBudgetUsd: 1 });
    await ledger.reserve(call(1));
    await db.update(tokenUsage).set({ createdAt: sql`${lastMonth} + interval '1 microsecond'` });
    expect(await ledger.reserve(call(0.5))).toBeNull();
    await db.update(tokenUsage).set({ createdAt: lastMonth });
    expect(await ledger.reserve(call(0.5))).not.toBeNull();
    await pool.end();
  },
);
