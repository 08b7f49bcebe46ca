import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestServer, type TestServer } from "../../../../tests/support/server.ts";
import * as contract from "../../../contract/accounts.ts";
import { accessRequest } from "../../db/schema.ts";
import { allowEntries } from "./change-allow-list.ts";
import { listAccessRequests } from "./list-access-requests.ts";
import { removeExpiredAccess } from "../../access/remove-expired-access.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ALLOWED_EMAILS: "@listed.example" });
});
afterAll(() => server.close());

const ask = async (email: string, message = "") => {
  const { status, body } = await server.call(contract.requestAccess, { body: { email, message } });
  await server.deps.background.settled();
  return { status, body };
};
const open = async () => (await listAccessRequests(server.deps.db)).map(({ email, message }) => [email, message]);

test("answers the same for every address, and writes down those that are not let in", async () => {
  const stranger = await ask("Eva@Example.com", "Vendemos café");
  const listed = await ask("ana@listed.example");
  expect(listed).toEqual(stranger);
  expect(stranger.status).toBe(200);
  expect(await open()).toEqual([["eva@example.com", "Vendemos café"]]);
});

test("keeps one request an address, with its newest words", async () => {
  await ask("eva@example.com", "Vendemos café y cacao");
  expect(await open()).toEqual([["eva@example.com", "Vendemos café y cacao"]]);
});

test("refuses what is no address, and a message of pages", async () => {
  expect((await ask("no address")).status).toBe(400);
  expect((await ask("eva@example.com", "a".repeat(1_001))).status).toBe(400);
});

test("is settled when the address, its domain or everybody is let in", async () => {
  await ask("luz@firm.example");
  await allowEntries(server.deps.db, ["eva@example.com"], "test");
  expect(await open()).toEqual([["luz@firm.example", ""]]);
  await allowEntries(server.deps.db, ["@firm.example"], "test");
  expect(await open()).toEqual([]);
});

test("is forgotten after ninety days", async () => {
  await ask("old@example.com");
  await server.deps.db.update(accessRequest).set({ createdAt: sql`now() - interval '91 days'` });
  await ask("new@example.com");
  await removeExpiredAccess(server.deps.db);
  expect(await open()).toEqual([["new@example.com", ""]]);
});

test("is not written down beyond five thousand", async () => {
  const many = sql`insert into ${accessRequest} (email) select n || '@many.example' from generate_series(1, 5000) n`;
  await server.deps.db.execute(many);
  expect((await ask("late@example.com")).status).toBe(200);
  const asked = await open();
  await server.deps.db.delete(accessRequest);
  expect(asked.map(([email]) => email)).not.toContain("late@example.com");
});

test("is counted no more than three times in a quarter of an hour", async () => {
  const own = await startTestServer({ ALLOWED_EMAILS: "", RATE_LIMITS: "on" });
  onTestFinished(() => own.close());
  for (let i = 0; i < 5; i++) {
    await own.app.inject({
      method: "POST",
      url: "/api/auth/request-access",
      remoteAddress: `192.0.2.${i}`,
      payload: { email: "eva@example.com", message: `${i}` },
    });
    await own.deps.background.settled();
  }
  expect((await listAccessRequests(own.deps.db)).map(({ message }) => message)).toEqual(["2"]);
});
