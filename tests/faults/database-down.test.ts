import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layLine, type DatabaseLine } from "../support/database-line.ts";
import { freshDatabase, type TestPostgres } from "../support/fresh-database.ts";
import { startServerProcess, waitUntil, type ServerProcess } from "../support/server-process.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sondeo-down-"));
let database: TestPostgres;
let line: DatabaseLine;
let server: ServerProcess;
let cookie = "";

const startServer = (folder: string): Promise<ServerProcess> =>
  startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: line.url,
    SECRET: "a secret of at least thirty-two characters",
    ALLOWED_EMAILS: "*",
    RATE_LIMITS: "off",
  });

beforeAll(async () => {
  database = await freshDatabase();
  line = await layLine(database);
  server = await startServer(dataDir);
  const password = "una clave larga";
  const registered = await call("/api/auth/register", {
    username: "ana",
    email: "ana@example.test",
    password,
    confirmPassword: password,
  });
  expect(registered.status).toBe(200);
  cookie = registered.cookie;
}, 120_000);

afterAll(async () => {
  await server.stop();
  await line.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function call(address: string, body?: object) {
  const startedAt = performance.now();
  const response = await fetch(server.url + address, {
    method: body ? "POST" : "GET",
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { code?: string };
  const set = response.headers.getSetCookie().map((value) => value.split(";")[0]!);
  return { status: response.status, code: answer.code, cookie: set.join("; "), ms: performance.now() - startedAt };
}

const calls: [string, object?][] = [
  ["/api/auth/check-auth"],
  ["/api/get-searches"],
  ["/api/auth/login", { email: "ana@example.test", password: "una clave larga" }],
  ["/api/get-ai-data-for-directories", { productName: "aguacate" }],
  ["/api/auth/forgot-password", { email: "ana@example.test" }],
];

test.each(["cut", "freeze"] as const)(
  "with its database line %s, every call answers 503 soon, then all is well again",
  async (how) => {
    await line[how]();
    for (const [address, body] of calls) {
      const answer = await call(address, body);
      expect([address, answer.status, answer.code]).toEqual([address, 503, "UNAVAILABLE"]);
      expect(answer.ms, `${address} hangs`).toBeLessThan(30_000);
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await line.mend();
    await waitUntil(async () => (await call("/api/get-searches")).status === 200);
    await waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 200);
    expect((await call("/api/get-ai-data-for-directories", { productName: "aguacate" })).status).toBe(200);
  },
  120_000,
);

/** More than a request waits for a statement. */
const busyMs = 2_500;

test("a start waits longer for a busy database than a request does", async () => {
  const busy = new Client({ ...database });
  await busy.connect();
  await busy.query("begin");
  await busy.query("lock table allowed_email");
  const isWaitedFor = "select 1 from pg_locks where relation = 'allowed_email'::regclass and not granted";
  const endLater = async (): Promise<void> => {
    await waitUntil(async () => (await busy.query(isWaitedFor)).rows.length > 0);
    await sleep(busyMs);
    await busy.end();
  };
  const [started] = await Promise.all([startServer(path.join(dataDir, "second")), endLater()]);
  await started.stop();
});

test("with its database line frozen, the server that is told to stop does so", async () => {
  line.freeze();
  await server.stop();
  expect(server.child.exitCode).toBe(0);
});
