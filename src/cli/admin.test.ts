import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment.ts";
import { startTestServer, type TestServer } from "../../tests/support/server.ts";
import * as contract from "../contract/accounts.ts";
import { migrateDatabase } from "../server/db/client.ts";
import { startEmbeddedPostgres } from "../server/db/embedded.ts";
import { accessRequest, audit, subscription, tokenUsage, usage, user } from "../server/db/schema.ts";
import { newId } from "../server/ids.ts";

const binary = resolve(import.meta.dirname, "../../bin/sondeo.mjs");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ALLOWED_EMAILS: "ana@example.com,reglas@example.com" });
});
afterAll(() => server.close());

async function sondeo(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [binary, "admin", ...args], {
    env: { ...bareEnvironment, DATA_DIR: server.config.dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [text, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const [code] = (await once(child, "close")) as [number];
  return { code, text, errors };
}

function onServer(...args: string[]) {
  const { user, host, port, database } = server.database;
  const DATABASE_URL = `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
  return sondeo(args, { DATABASE_URL, SECRET: "x".repeat(32) });
}

const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-admin-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test("an address is let in, and shut out again in the middle of a session", async () => {
  const form = {
    username: "eva",
    email: "eva@example.com",
    password: "correct horse",
    confirmPassword: "correct horse",
  };
  expect((await server.call(contract.register, { body: form })).status).toBe(403);
  expect(await onServer("allow", "Eva@Example.com", "@listed.example")).toEqual({
    code: 0,
    text: "allowed eva@example.com\nallowed @listed.example\n",
    errors: "",
  });
  const eva = await server.aUser(form);
  expect((await onServer("disallow", "eva@example.com")).text).toBe("no longer allowed: eva@example.com\n");
  expect((await server.call(contract.checkAuth, {}, { as: eva })).body.success).toBe(false);
  expect(await onServer("disallow", "eva@example.com")).toMatchObject({
    code: 1,
    errors: "sondeo: Not on the list: eva@example.com\n",
  });
});

test("whoever is shut out and still pays is named", async () => {
  await onServer("allow", "sara@paying.example");
  const sara = await server.aUser({ email: "sara@paying.example" });
  const soon = new Date(Date.now() + 86_400_000);
  await server.deps.db.insert(subscription).values({
    id: "sub_sara",
    ownerId: sara.id,
    itemId: "si_sara",
    plan: "pro",
    interval: "monthly",
    state: "active",
    startedAt: new Date(sara.createdAt),
    periodEnd: soon,
  });
  const day = soon.toISOString().slice(0, 10);
  const payers = await onServer("payers");
  expect(payers).toMatchObject({ code: 0, text: `sara@paying.example  pro  monthly  active  paid until ${day}\n` });
  expect(payers.errors).toContain("STRIPE_SECRET_KEY: not set, and Stripe goes on charging for 1 subscription.");
  const { code, errors } = await onServer("disallow", "sara@paying.example");
  expect([code, errors]).toEqual([
    0,
    "sondeo: sara@paying.example may no longer come in and still pays for a plan: cancel its subscription at Stripe\n",
  ]);
  await server.deps.db.delete(audit).where(eq(audit.subject, "sara@paying.example"));
  await server.deps.db.delete(subscription);
});

test("whoever asks to be let in is listed until they are", async () => {
  const body = { email: "sol@asking.example", message: "Vendo\ncafé" };
  await server.call(contract.requestAccess, { body });
  await server.deps.background.settled();
  const [asked] = await server.deps.db.select().from(accessRequest);
  const day = asked!.createdAt.toISOString().slice(0, 10);
  expect((await onServer("requests")).text).toBe(`${day}  sol@asking.example  "Vendo\\ncafé"\n`);
  await onServer("allow", "sol@asking.example");
  expect(await onServer("requests")).toEqual({ code: 0, text: "", errors: "" });
});

test("a role and a plan are given, seen, and written down", async () => {
  const ana = await server.aUser({ username: "Ana", email: "ana@example.com" });
  await onServer("role", "ANA@example.com", "admin");
  await onServer("plan", "ana@example.com", "standard");
  const { body } = await server.call(contract.checkAuth, {}, { as: ana });
  expect(body.user).toMatchObject({ role: "admin", plan: "standard", trialEndsAt: null });
  const today = ana.createdAt.slice(0, 10);
  const { text } = await onServer("users");
  expect(text).toContain(`ana@example.com  Ana  admin  standard  unverified  ${today}\n`);
  expect(text).toMatch(/^eva@example\.com +eva +user +trial /m);
  const written = await server.deps.db.select().from(audit).orderBy(asc(audit.id));
  expect(written.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ["sondeo admin", "allow", "eva@example.com"],
    ["sondeo admin", "allow", "@listed.example"],
    ["sondeo admin", "disallow", "eva@example.com"],
    ["sondeo admin", "allow", "sol@asking.example"],
    ["sondeo admin", "role admin", "ana@example.com"],
    ["sondeo admin", "plan standard", "ana@example.com"],
  ]);
  // A month that ends before the question is asked counts them too.
  const of = { ownerId: ana.id, createdAt: new Date(Date.now() + 3_600_000) };
  await server.deps.db.insert(usage).values([
    { ...of, id: newId(), kind: "report", jobId: newId() },
    { ...of, id: newId(), kind: "scrape", jobId: newId() },
    { ...of, id: newId(), kind: "scrape", jobId: newId(), refundedAt: new Date() },
  ]);
  const used = await onServer("usage", "ana@example.com");
  expect(used.text).toMatch(/^standard plan, since \d{4}-\d\d-01\nreports: 1 of 10\nscrapes: 1 of 50\n$/);
  const call = { task: "plan", model: "m", inputTokens: 1_200, outputTokens: 80, costUsd: 0.0123 };
  const [eva] = await server.deps.db.select().from(user).where(eq(user.email, "eva@example.com"));
  await server.deps.db.insert(tokenUsage).values([
    { ...of, id: newId(), ...call },
    { ...of, ownerId: eva!.id, id: newId(), ...call },
  ]);
  const withModel = await onServer("usage", "ana@example.com");
  expect(withModel.text).toContain("language model: 1 calls, 1280 tokens, 0.0123 USD\n");
  const much = { ...of, ...call, inputTokens: 2_000_000_000, outputTokens: 2_000_000_000, costUsd: 0 };
  await server.deps.db.insert(tokenUsage).values({ ...much, id: newId() });
  const withMuch = await onServer("usage", "ana@example.com");
  expect(withMuch.text).toContain("language model: 2 calls, 4000001280 tokens, 0.0123 USD\n");
});

test.each([
  [["role", "nobody@example.com", "admin"], 1, /^sondeo: Nobody has nobody@example\.com: .+\n$/],
  [["usage", "nobody@example.com"], 1, /^sondeo: Nobody has nobody@example\.com: .+\n$/],
  [["role", "ana@example.com", "king"], 2, /^sondeo: The role is admin or user\n$/],
  [["plan", "ana@example.com", "gold"], 2, /^sondeo: The plan is one of trial, standard, pro\n$/],
  [["allow", "not an address"], 2, /^sondeo: "not an address" is not an email address, @domain or \*\n$/],
  [["allow"], 2, /^sondeo: Which entries\? .+\n$/],
  [["crown"], 2, /^sondeo: There is no task "crown": .+\n$/],
])("%j says what is wrong", async (args, code, errors) => {
  const result = await onServer(...args);
  expect(result.code).toBe(code);
  expect(result.errors).toMatch(errors);
});

test("without a task the tasks are listed", async () => {
  const { code, text } = await onServer();
  expect(code).toBe(2);
  expect(text).toContain("sondeo admin TASK");
});

test("a database that cannot be reached is named", async () => {
  const unreachable = { DATABASE_URL: "postgresql://x@127.0.0.1:9/x", SECRET: "x".repeat(32) };
  const { code, errors } = await sondeo(["users"], unreachable);
  expect(code).toBe(1);
  expect(errors).toMatch(/^sondeo: The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\): .+\n$/);
});

test("the embedded database is started for a task when no server runs, and left whole", async () => {
  const DATA_DIR = aFolder();
  expect(await sondeo(["allow", "ana@example.com"], { DATA_DIR })).toMatchObject({ code: 0, errors: "" });
  expect((await sondeo(["disallow", "ana@example.com"], { DATA_DIR })).text).toBe(
    "no longer allowed: ana@example.com\n",
  );
});

test("the embedded database of a running server is used through it", async () => {
  const DATA_DIR = aFolder();
  const postgres = await startEmbeddedPostgres({ folder: join(DATA_DIR, "postgres") });
  onTestFinished(() => postgres.stop());
  await migrateDatabase(postgres.connection);
  expect(await sondeo(["allow", "ana@example.com"], { DATA_DIR })).toMatchObject({ code: 0, errors: "" });
  expect((await sondeo(["disallow", "ana@example.com"], { DATA_DIR })).code).toBe(0);
});

test("an entry of the configuration that is taken off is said to come back", async () => {
  const DATA_DIR = aFolder();
  await sondeo(["allow", "ana@example.com"], { DATA_DIR });
  const { errors } = await sondeo(["disallow", "ana@example.com"], {
    DATA_DIR,
    ALLOWED_EMAILS: "ana@example.com,reglas@example.com",
  });
  expect(errors).toContain("comes back with the next start");
});

test("rules for a site are kept, listed and forgotten, for an account with Pro", async () => {
  const { email } = await server.aUser({ email: "reglas@example.com" });
  const file = join(aFolder(), "rules.json");
  writeFileSync(file, JSON.stringify({ scrolls: 3, keep: ["#list"] }));
  const refused = await onServer("rules", email, "tienda.example", file);
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("part of the Pro plan")]);
  await onServer("plan", email, "pro");
  expect((await onServer("rules", email, "https://www.tienda.example/a", file)).text).toBe(
    "rules kept for tienda.example\n",
  );
  expect((await onServer("rules", email)).text).toBe('tienda.example  {"keep":["#list"],"scrolls":3}\n');
  expect((await onServer("rules", email, "tienda.example", "none")).code).toBe(0);
  expect((await onServer("rules", email)).text).toBe("");
});
