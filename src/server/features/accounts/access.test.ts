import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAllowed } from "../../../domain/allow-list.ts";
import * as contract from "../../../contract/accounts.ts";
import { startTestServer, type TestServer } from "../../../../tests/support/server.ts";
import { mayEnter } from "../../allow-list.ts";
import { makeAuth, readSession } from "../../auth.ts";
import { isDatabaseDown } from "../../db/client.ts";
import * as schema from "../../db/schema.ts";
import { countAttempt } from "../../access/attempts.ts";
import { removeExpiredAccess } from "../../access/remove-expired-access.ts";

const { allowedEmail, attempt, session, verification } = schema;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the allow-list in SQL", () => {
  const addresses = ["ana@example.com", "ana@sub.example.com", "eva@example.com", "ana@example.co", "@example.com", ""];
  test.each([[[]], [["ana@example.com"]], [["@example.com"]], [["*"]], [["@sub.example.com", "eva@example.com"]]])(
    "lets in whom the rule lets in: %j",
    async (entries: string[]) => {
      await server.deps.db.delete(allowedEmail);
      const rows = entries.map((entry) => ({ entry, addedBy: "test" }));
      if (rows.length > 0) await server.deps.db.insert(allowedEmail).values(rows);
      for (const address of addresses) {
        expect([address, await mayEnter(server.deps.db, address)]).toEqual([address, isAllowed(address, entries)]);
      }
      await server.deps.db.insert(allowedEmail).values({ entry: "*", addedBy: "test" }).onConflictDoNothing();
    },
  );
});

test("of a hundred tries at one time ten are within the limit", async () => {
  const tries = Array.from({ length: 100 }, () => countAttempt(server.deps.db, "sign-in", "race@example.com"));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
});

test("what is over is forgotten, and nothing else", async () => {
  const { db } = server.deps;
  const user = await server.aUser();
  await server.call(contract.forgotPassword, { body: { email: user.email } });
  await server.deps.background.settled();
  const left = async () => [await db.$count(session), await db.$count(verification), await db.$count(attempt)];
  await removeExpiredAccess(db);
  const kept = await left();
  expect(kept.every((count) => count > 0)).toBe(true);
  await db.update(session).set({ expiresAt: sql`now() - interval '1 second'` });
  await db.update(verification).set({ expiresAt: sql`now() - interval '1 second'` });
  await db.update(attempt).set({ times: sql`array(select t - interval '15 minutes' from unnest(times) t)` });
  await removeExpiredAccess(db);
  expect(await left()).toEqual([0, 0, 0]);
});

test("a database that is down is not taken for nobody being signed in", async () => {
  const user = await server.aUser();
  const pool = new Pool({ host: "127.0.0.1", port: 9 });
  const db = drizzle({ client: pool, schema });
  const auth = makeAuth({ db, config: server.config, mail: server.deps.mail, background: server.deps.background });
  const request = { headers: { cookie: user.cookieHeader } } as Parameters<typeof readSession>[1];
  const reading = readSession({ auth }, request, {} as Parameters<typeof readSession>[2]);
  expect(await reading.catch(isDatabaseDown)).toBe(true);
  await pool.end();
});

test("the endpoints of the library are reachable under no address", async () => {
  for (const path of ["/internal/auth/get-session", "/internal/auth/sign-in/email", "/api/auth/sign-up/email"]) {
    expect((await server.send(path, { method: "POST" })).status).toBe(404);
  }
});
