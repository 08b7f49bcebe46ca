import { createServer, type Server } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, killHard, startServerProcess, waitUntil, type ServerProcess } from "../support/server-process.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sondeo-kill-"));
let server: ServerProcess;
let cookie = "";
let site: Server;
let sitePort = 0;
let holdPages = true;
const held: (() => void)[] = [];

const list = `<title>Bodegas</title><ul>${["Norte", "Sur", "Este"].map((n) => `<li><b>Bodega ${n}</b> <a href="mailto:${n.toLowerCase()}@ejemplo.test">correo</a></li>`).join("")}</ul>`;

beforeAll(async () => {
  sitePort = await freePort();
  site = createServer((_request, response) => {
    const answer = () => response.setHeader("content-type", "text/html; charset=utf-8").end(list);
    if (holdPages) held.push(answer);
    else answer();
  }).listen(sitePort, "127.0.0.1");
  server = await start();
  const registered = await post("/api/auth/register", {
    username: "ana",
    email: "ana@example.test",
    password: "una clave larga",
    confirmPassword: "una clave larga",
  });
  expect(registered.status).toBe(200);
  cookie = registered.cookie;
}, 120_000);

afterAll(async () => {
  await server.stop();
  site.closeAllConnections();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({
    DATA_DIR: dataDir,
    ALLOWED_EMAILS: "@example.test",
    EGRESS_ALLOW: `127.0.0.1:${sitePort}`,
    RATE_LIMITS: "off",
  });

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(body),
  });
  const set = response.headers.getSetCookie().map((line) => line.split(";")[0]!);
  return { status: response.status, body: await response.json(), cookie: set.join("; ") };
}

const readJob = async (id: string) =>
  (await fetch(`${server.url}/api/jobs/${id}`, { headers: { cookie } })).json() as Promise<{
    job: { state: string };
    result?: { data: { _id: string } };
  }>;

/** What the account has used, reservations included, as the operator is told. */
async function charged(): Promise<string> {
  const words = ["bin/sondeo.mjs", "admin", "usage", "ana@example.test"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } });
  return stdout;
}

test("a job whose server is killed is finished by the next one, and saved and charged once", async () => {
  const key = { "idempotency-key": "the-same-key", prefer: "respond-async" };
  const address = `http://127.0.0.1:${sitePort}/bodegas`;
  const accepted = await post("/api/scrape/website", { url: address, auth: false }, key);
  expect(accepted.status).toBe(202);
  await waitUntil(async () => held.length > 0);

  await killHard(server.child);
  holdPages = false;
  for (const answer of held) answer();
  server = await start();

  const repeated = await post("/api/scrape/website", { url: address, auth: false }, key);
  expect(repeated.body.jobId).toBe(accepted.body.jobId);
  await waitUntil(async () => (await readJob(accepted.body.jobId)).job.state === "done");

  const { result } = await readJob(accepted.body.jobId);
  expect(result?.data._id).toBe(accepted.body.jobId);
  expect(await charged()).toContain("scrapes: 1 of 20");
  expect(server.output()).not.toContain("unexpected");
}, 180_000);

test("reports in flight while the server is killed are saved and charged once each", async () => {
  const products = ["aguacate", "café", "plátano", "soja"];
  const accepted = await Promise.all(
    products.map((productName) =>
      post(
        "/api/get-ai-data-for-directories",
        { productName },
        { "idempotency-key": `report-${productName.length}-${productName.codePointAt(0)}`, prefer: "respond-async" },
      ),
    ),
  );
  await killHard(server.child);
  server = await start();
  for (const { body } of accepted) {
    await waitUntil(async () => (await readJob(body.jobId)).job.state === "done");
  }
  const { searches } = (await (await fetch(`${server.url}/api/get-searches`, { headers: { cookie } })).json()) as {
    searches: { name: string; kind: string }[];
  };
  const reports = searches.filter(({ kind }) => kind === "research");
  expect(reports.map(({ name }) => name).toSorted()).toEqual(products.toSorted());
  expect(await charged()).toContain(`reports: ${products.length} of 5`);
}, 180_000);
