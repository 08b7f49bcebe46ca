import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../../tests/support/server.ts";
import { storedPage } from "../../tests/support/stored-page.ts";
import { readPage } from "../contract/website.ts";
import { promptsPerPage } from "../domain/plans.ts";
import { erasedObject, evidence, job, page, search, session, sheetExport, sourceCache } from "./db/schema.ts";
import { newId } from "./ids.ts";
import { noteErased, removeErased } from "./objects/erased-objects.ts";
import { deleteExpired } from "./retention.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const expire = () => deleteExpired(server.deps.db, server.deps.objects, { retentionDays: 100 });

async function keep(...keys: string[]): Promise<void> {
  for (const key of keys) await server.deps.objects.put(key, Buffer.from("x"));
}

async function kept(...keys: string[]): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => server.deps.objects.get(key)));
  return keys.filter((_, i) => found[i] !== null);
}

async function aPage({ id: ownerId }: TestUser, createdAt: Date): Promise<string> {
  const row = storedPage(ownerId, { capturedAt: createdAt, createdAt });
  await server.deps.db.insert(page).values(row);
  await keep(`page/${row.id}`);
  return row.id;
}

async function aSearch({ id: ownerId }: TestUser, values: Partial<typeof search.$inferInsert>): Promise<string> {
  const id = newId();
  await server.deps.db.insert(search).values({ id, ownerId, kind: "website", name: "Proveedores", ...values });
  await keep(`content/${id}`, `provenance/${id}`);
  return id;
}

test("results and pages go after their time, the trash after thirty days, and what lies beside them with them", async () => {
  const ana = await server.aUser();
  const [old, asked, recent] = [
    await aPage(ana, daysAgo(101)),
    await aPage(ana, daysAgo(101)),
    await aPage(ana, daysAgo(99)),
  ];
  const gone = await aSearch(ana, { createdAt: daysAgo(101) });
  const trashed = await aSearch(ana, { createdAt: daysAgo(40), deletedAt: daysAgo(31) });
  const inTrash = await aSearch(ana, { createdAt: daysAgo(40), deletedAt: daysAgo(29) });
  const alive = await aSearch(ana, { createdAt: daysAgo(99), pageId: asked });
  expect(await expire()).toEqual({ searches: 2, pages: 1 });
  const places = [`page/${old}`, `page/${asked}`, `page/${recent}`, `content/${gone}`, `content/${trashed}`];
  expect(await kept(...places, `content/${inTrash}`, `provenance/${alive}`)).toEqual([
    `page/${asked}`,
    `page/${recent}`,
    `content/${inTrash}`,
    `provenance/${alive}`,
  ]);
});

test("what a job put down and never saved goes with the job; what one saved stays", async () => {
  const { db } = server.deps;
  const ana = await server.aUser();
  const [cancelled, done] = [newId(), await aPage(ana, daysAgo(40))];
  const of = { ownerId: ana.id, kind: "scrape-website", input: {}, inputHash: "", createdAt: daysAgo(40) } as const;
  await db.insert(job).values([
    { ...of, id: cancelled, state: "cancelled" },
    { ...of, id: done, state: "done" },
  ]);
  await keep(`page/${cancelled}`, `content/${cancelled}`, `provenance/${cancelled}`);
  await expire();
  expect(await db.$count(job, eq(job.ownerId, ana.id))).toBe(0);
  expect(await kept(`page/${cancelled}`, `content/${cancelled}`, `provenance/${cancelled}`, `page/${done}`)).toEqual([
    `page/${done}`,
  ]);
});

test("what was asked of a page is forgotten after thirty days, and counts against its prompts as long as it is kept", async () => {
  const { db } = server.deps;
  const ana = await server.aUser();
  const [one, other] = [await aPage(ana, daysAgo(40)), await aPage(ana, daysAgo(40))];
  const of = { ownerId: ana.id, kind: "analyse-page", inputHash: "", state: "done" } as const;
  const asked = (pageId: string, days: number, prompt: string, more: Partial<typeof job.$inferInsert> = {}) => {
    const result = { searchId: newId() };
    return { ...of, id: newId(), createdAt: daysAgo(days), pageId, input: { pageId, prompt }, result, ...more };
  };
  const putRight = { input: { pageId: one, prompt: "a", corrections: { dropped: ["x"] } } };
  await db
    .insert(job)
    .values([
      asked(one, 31, "a"),
      asked(one, 31, "a", putRight),
      asked(one, 31, "b"),
      asked(one, 31, "b"),
      asked(one, 29, "c"),
      asked(one, 31, "d", { result: { searchId: null } }),
      asked(other, 31, "a"),
    ]);
  const left = async (id: string) => (await server.call(readPage, { body: { id } }, { as: ana })).body.data.promptsLeft;
  const before = [await left(one), await left(other)];
  expect(before).toEqual([promptsPerPage - 4, promptsPerPage - 1]);
  await expire();
  expect(await db.$count(job, eq(job.ownerId, ana.id))).toBe(1);
  expect([await left(one), await left(other)]).toEqual(before);
  const runs = await db.select({ id: page.id, runs: page.pastRuns }).from(page).where(eq(page.ownerId, ana.id));
  expect(new Map(runs.map(({ id, runs: past }) => [id, past]))).toEqual(
    new Map([
      [one, 4],
      [other, 1],
    ]),
  );
});

test("what lies beside results goes in its own time: evidence, exports, answers of sources, sessions", async () => {
  const { db } = server.deps;
  const ana = await server.aUser();
  const expiredSession = { id: newId(), token: newId(), userId: ana.id, expiresAt: daysAgo(1) };
  const of = { ownerId: ana.id, productKey: "cafe", directory: "world" } as const;
  const research = { found: false, product: "café", reason: "no-figures", candidates: [], namedBy: [] } as const;
  const gathered = (days: number) => ({
    ...of,
    id: newId(),
    research: { ...research, candidates: [], namedBy: [] },
    createdAt: daysAgo(days),
  });
  const exported = (days: number) => ({ ownerId: ana.id, key: `d${days}`, inputHash: "", createdAt: daysAgo(days) });
  const answered = (days: number) => ({ key: `d${days}`, body: Buffer.from("x"), confirmedAt: daysAgo(days) });
  await db.insert(evidence).values([gathered(6), gathered(8)]);
  await db.insert(sheetExport).values([exported(29), exported(31)]);
  await db.insert(sourceCache).values([answered(29), answered(31)]);
  await db.insert(session).values(expiredSession);
  await expire();
  expect(await db.$count(evidence, eq(evidence.ownerId, ana.id))).toBe(1);
  expect(await db.select({ key: sheetExport.key }).from(sheetExport)).toEqual([{ key: "d29" }]);
  expect(await db.select({ key: sourceCache.key }).from(sourceCache)).toEqual([{ key: "d29" }]);
  const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, ana.id));
  expect([sessions.length, sessions.some(({ id }) => id === expiredSession.id)]).toEqual([1, false]);
});

test("more than one batch goes at one time", async () => {
  const ana = await server.aUser();
  await server.deps.db.execute(
    sql`insert into search (id, owner_id, kind, name, created_at)
        select 'old-' || n, ${ana.id}, 'website', 'x', now() - interval '200 days' from generate_series(1, 1200) n`,
  );
  expect(await expire()).toMatchObject({ searches: 1200 });
});

test("a store that is out of reach is not asked for each of many objects, which go once it is back", async () => {
  const { db, objects } = server.deps;
  const keys = Array.from({ length: 100 }, (_, i) => `page/gone-${i}`);
  await keep(...keys);
  await noteErased(db, keys);
  let asked = 0;
  const away = { ...objects, remove: async () => Promise.reject(new Error(`away ${++asked}`)) };
  await expect(removeErased(db, away)).rejects.toThrow("away");
  expect(asked).toBeLessThan(keys.length / 2);
  await removeErased(db, objects);
  expect([await kept(...keys), await db.$count(erasedObject)]).toEqual([[], 0]);
});
