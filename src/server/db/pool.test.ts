import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { layLine } from "../../../tests/support/database-line.ts";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { type DbOrTx, isDatabaseDown, openDatabase } from "./client.ts";

const connectionsAtOnce = 10;

function open(...options: Parameters<typeof openDatabase>) {
  const opened = openDatabase(...options);
  onTestFinished(() => opened.pool.end());
  return opened;
}

async function aKiller(connection: Awaited<ReturnType<typeof freshDatabase>>) {
  const client = new Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  return async (db: DbOrTx) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await client.query("select pg_terminate_backend($1, 60000)", [rows[0]!.pid]);
    // The news of it takes its way through the socket.
    await sleep(100);
  };
}

test("more than there are connections wait for their turn as long as others get theirs", async () => {
  const { db } = open(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 1_000 });
  const asked = Array.from({ length: 12 * connectionsAtOnce }, () => db.execute(sql`select pg_sleep(0.15)`));
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === "rejected")).toEqual([]);
});

test("where nobody is answered, those that wait are told so before the ones under way", async () => {
  const { db } = open(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 200 });
  const ended: string[] = [];
  const underWay = Array.from({ length: connectionsAtOnce }, () =>
    db.execute(sql`select pg_sleep(5)`).then(() => ended.push("answered")),
  );
  const refused = await db.execute(sql`select 1`).catch((error: unknown) => {
    ended.push("lost");
    return isDatabaseDown(error);
  });
  await Promise.all(underWay);
  expect(refused).toBe(true);
  expect(ended[0]).toBe("lost");
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a transaction whose connection is lost says so, whether between its statements or at its end", async () => {
  const connection = await freshDatabase();
  const { db } = open(connection, { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  const kill = await aKiller(connection);
  const between = db.transaction(async (tx) => {
    await kill(tx);
    await tx.execute(sql`select 1`);
  });
  expect(await between.catch(isDatabaseDown)).toBe(true);
  expect(await db.transaction(kill).catch(isDatabaseDown)).toBe(true);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a transaction that cannot even begin gives its connection back", async () => {
  const line = await layLine(await freshDatabase());
  onTestFinished(() => line.close());
  const connection = { connectionString: line.url };
  const { db } = open(connection, { statementTimeoutMs: 2_000, connectTimeoutMs: 60_000 });
  const all = Array.from({ length: connectionsAtOnce });
  await Promise.all(all.map(() => db.execute(sql`select pg_sleep(0.2)`)));
  line.freeze();
  const begun = await Promise.all(all.map(() => db.transaction(async () => "begun").catch(isDatabaseDown)));
  expect(begun).toEqual(all.map(() => true));
  await line.mend();
  expect(await db.transaction(async () => "begun")).toBe("begun");
});

test("what a transaction fails with is what is told, and its connection is used again", async () => {
  const { db, pool } = open(await freshDatabase(), { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 });
  const own = new Error("own");
  await expect(db.transaction(() => Promise.reject(own))).rejects.toBe(own);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
