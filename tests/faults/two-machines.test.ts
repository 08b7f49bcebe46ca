import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../support/bare-environment.ts";
import { deleteAccount } from "../../src/contract/accounts.ts";
import { layLine, type DatabaseLine } from "../support/database-line.ts";
import { freshDatabase } from "../support/fresh-database.ts";
import { type S3StandIn, startS3StandIn } from "../support/s3-stand-in.ts";
import { refusedStart, startServerProcess, waitUntil, type ServerProcess } from "../support/server-process.ts";
import { html, startSite, type Site } from "../support/site.ts";

const folders = ["web", "worker"].map((name) => mkdtempSync(path.join(tmpdir(), `sondeo-${name}-`)));
const password = "una clave larga";
const records = 400;
const item = (n: number): string => `<li><b>Bodega ${n}</b> <a href="mailto:b${n}@ejemplo.test">correo</a></li>`;
const list = `<title>Bodegas</title><ul>${Array.from({ length: records }, (_, n) => item(n)).join("")}</ul>`;

let line: DatabaseLine;
let s3: S3StandIn;
let site: Site;
let web: ServerProcess;
let worker: ServerProcess;
let cookie = "";

const stores = () => ({ ...s3.env, OBJECT_STORE_URL: "s3://sondeo/pages", TRADE_DATA_URL: "s3://sondeo/trade" });
const machine = (role: "web" | "worker"): Record<string, string> => ({
  ...stores(),
  ROLES: role,
  DATA_DIR: folders[role === "web" ? 0 : 1]!,
  DATABASE_URL: line.url,
  SECRET: "a secret of at least thirty-two characters",
  ALLOWED_EMAILS: "@example.test",
  EGRESS_ALLOW: `127.0.0.1:${site.port}`,
  BROWSER: "off",
  RATE_LIMITS: "off",
});

const sondeo = (words: string[]) =>
  promisify(execFile)(process.execPath, ["bin/sondeo.mjs", ...words], {
    env: { ...bareEnvironment, ...stores(), DATA_DIR: folders[0] },
  });

beforeAll(async () => {
  line = await layLine(await freshDatabase());
  s3 = await startS3StandIn();
  site = await startSite(html(list));
});
afterAll(async () => {
  for (const server of [web, worker]) await server?.stop();
  site.close();
  await line.close();
  await s3.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(web.url + address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(body),
  });
  const set = response.headers.getSetCookie().map((value) => value.split(";")[0]!);
  return { status: response.status, body: await response.json(), cookie: set.join("; ") };
}
const rowsOf = (content: string): object[] => (JSON.parse(content) as { results: object[] }).results;
const kept = (folder: string): string[] => [...s3.objects.keys()].filter((key) => key.startsWith(folder));

test("without figures, a bucket, or a key that is known, a start ends with one line that says what to do", async () => {
  const base = { ...machine("web"), DATA_DIR: folders[1]! };
  const wrong: [Record<string, string>, RegExp][] = [
    [{}, /TRADE_DATA_URL: s3:\/\/sondeo\/trade has no manifest\.json; "sondeo data publish" puts figures there/],
    [{ OBJECT_STORE_URL: "s3://another/pages" }, /OBJECT_STORE_URL: .*no such bucket; make it/],
    [{ AWS_SECRET_ACCESS_KEY: "not-the-secret" }, /_URL: .*credentials are refused.*SignatureDoesNotMatch/],
    [{ S3_ENDPOINT: "http://127.0.0.1:9" }, /_URL: .*does not answer; see S3_ENDPOINT.*ECONNREFUSED/],
  ];
  for (const [env, sentence] of wrong) {
    const { code, output } = await refusedStart({ ...base, ...env });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output.trim().split("\n")).toHaveLength(2);
    for (const secret of [s3.env.AWS_SECRET_ACCESS_KEY, s3.env.AWS_ACCESS_KEY_ID, "not-the-secret", "AWS4-HMAC"])
      expect(output).not.toContain(secret);
  }
});

test("figures that one machine publishes are read by others, and listed from the bucket", async () => {
  const { stderr } = await sondeo(["data", "publish"]);
  expect(stderr).toMatch(/(\d+) of \1 files were new to s3:\/\/sondeo\/trade/);
  expect((await sondeo(["data", "publish"])).stderr).toMatch(/^0 of /);
  expect((await sondeo(["data", "verify"])).stdout).not.toContain("WRONG");
  expect((await sondeo(["data", "list"])).stdout).toContain("fao-trade");
});

test("what a worker scrapes and finds, the web process on another machine reads; an erased account leaves nothing", async () => {
  [web, worker] = await Promise.all([startServerProcess(machine("web")), startServerProcess(machine("worker"))]);
  const registration = { username: "ana", email: "ana@example.test", password, confirmPassword: password };
  ({ cookie } = await post("/api/auth/register", registration));

  const scraped = await post("/api/scrape/website", { url: site.url, auth: false });
  expect(scraped.status).toBe(200);
  expect(kept("pages/page/")).toEqual([`pages/page/${scraped.body.data._id}.zst`]);

  const asked = await post("/api/get-ai-data", { scrappedDataId: scraped.body.data._id, prompt: "bodega y correo" });
  expect(rowsOf(asked.body.dataResponse.content)).toHaveLength(records);
  const { searchId } = asked.body.dataResponse;
  const sources = await fetch(`${web.url}/api/searches/${searchId}/provenance`, { headers: { cookie } });
  expect(((await sources.json()) as { rows: object[] }).rows).toHaveLength(100);

  const report = await post("/api/get-ai-data-for-directories", { productName: "aguacate" });
  expect(rowsOf(report.body.data.content).length).toBeGreaterThan(5);
  expect(readdirSync(folders[1]!)).toContain("trade-copies");
  // Nothing of anybody's lies on either machine.
  for (const folder of folders) expect(readdirSync(folder)).not.toContain("objects");

  expect(kept("pages/").length).toBeGreaterThan(1);
  const erased = await post(deleteAccount.path, { currentPassword: password, confirm: true });
  expect(erased.body.success).toBe(true);
  await waitUntil(async () => kept("pages/").length === 0);
});

test("while the bucket does not answer, reading is refused as temporary, and well again afterwards", async () => {
  const registration = { username: "eva", email: "eva@example.test", password, confirmPassword: password };
  cookie = "";
  ({ cookie } = await post("/api/auth/register", registration));
  const scraped = await post("/api/scrape/website", { url: `${site.url}/otra`, auth: false });
  const asked = await post("/api/get-ai-data", { scrappedDataId: scraped.body.data._id, prompt: "bodega y correo" });
  const provenance = `${web.url}/api/searches/${asked.body.dataResponse.searchId}/provenance`;
  const read = () => fetch(provenance, { headers: { cookie } });
  s3.play(() => ({ do: "refuse", status: 503, code: "SlowDown" }));
  const refused = await read();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "UNAVAILABLE"]);
  s3.play(() => null);
  expect((await read()).status).toBe(200);
  const said = web.output() + worker.output();
  expect(said).toContain("S3_UNREACHABLE");
  for (const secret of [s3.env.AWS_SECRET_ACCESS_KEY, s3.env.AWS_ACCESS_KEY_ID]) expect(said).not.toContain(secret);
});
