import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answer, startModelStandIn, type ModelStandIn, type Script } from "../support/model-stand-in.ts";
import { killHard, startServerProcess, waitUntil, type ServerProcess } from "../support/server-process.ts";
import { startSite, type Site } from "../support/site.ts";

const rowCount = 1_000;
const placesOfTheModel = 4;
const table = `<!doctype html><html lang="es"><title>Catálogo</title><table><tr><th>Producto</th><th>Nota</th></tr>
${Array.from({ length: rowCount }, (_, i) => `<tr><td>Pieza ${i}</td><td>Nota de la pieza ${i}</td></tr>`).join("")}</table></html>`;
const plan = {
  set: "s1",
  columns: [
    { asked: "producto", title: "producto", field: "s1.f1", orElse: null, infer: null },
    { asked: "categoría", title: "categoría", field: null, orElse: null, infer: { task: "category", of: ["s1.f2"] } },
  ],
  filters: [],
  sort: [],
  distinct: false,
  limit: null,
  aggregate: null,
  bestOf: null,
};

const dataDir = mkdtempSync(path.join(tmpdir(), "sondeo-fill-"));
let site: Site;
let standIn: ModelStandIn;
let server: ServerProcess;
let cookie = "";

const start = () =>
  startServerProcess({
    DATA_DIR: dataDir,
    ALLOWED_EMAILS: "*",
    EGRESS_ALLOW: `127.0.0.1:${site.port}`,
    RATE_LIMITS: "off",
    BROWSER: "off",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stand-in-1",
    AI_BASE_URL: standIn.url,
  });

beforeAll(async () => {
  site = await startSite((_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(table),
  );
  standIn = await startModelStandIn();
  server = await start();
  const account = { username: "ana", email: "ana@example.test", password: "una clave larga" };
  await post("/api/auth/register", { ...account, confirmPassword: account.password });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await standIn.close();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(server.url + address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(body),
  });
  const set = response.headers.getSetCookie().map((line) => line.split(";")[0]!);
  if (set.length > 0) cookie = set.join("; ");
  return (await response.json()) as T;
}

const numbered = (text: string) => [...text.matchAll(/^(\d+)\. (.*)$/gm)];
const isFill = ({ text }: { text: string }): boolean => text.includes("Give each text one category");
const textsAsked = (): number => standIn.seen.filter(isFill).reduce((sum, { text }) => sum + numbered(text).length, 0);
const judge = ({ text }: { text: string }): Script =>
  answer({ values: numbered(text).map(([, n, line]) => ({ n: Number(n), value: `clase ${line!.at(-1)}` })) });

type Job = { job: { state: string }; result?: { dataResponse: { content: string } } };

test("a fill whose server is killed goes on where it was, and nothing is asked twice", async () => {
  const page = await post<{ data: { _id: string } }>("/api/scrape/website", { url: site.url, auth: false });
  let batchesAsked = 0;
  standIn.play((request) => {
    if (!isFill(request)) return answer(plan);
    return ++batchesAsked > 8 ? { do: "silence" } : judge(request);
  });
  const asked = { scrappedDataId: page.data._id, prompt: "producto y su categoría" };
  const { jobId } = await post<{ jobId: string }>("/api/get-ai-data", asked, { prefer: "respond-async" });
  // A batch is asked when the one before it in its place is kept: with all places silent, the eight are.
  await waitUntil(async () => batchesAsked === 8 + placesOfTheModel);
  await killHard(server.child);
  const plansBefore = standIn.seen.filter((request) => !isFill(request)).length;

  standIn.seen.splice(0);
  standIn.play((request) => (isFill(request) ? judge(request) : answer(plan)));
  server = await start();
  const read = async () =>
    (await fetch(`${server.url}/api/jobs/${jobId}`, { headers: { cookie } })).json() as Promise<Job>;
  await waitUntil(async () => (await read()).job.state === "done");

  const { results } = JSON.parse((await read()).result!.dataResponse.content) as { results: Record<string, string>[] };
  expect(results).toHaveLength(rowCount);
  expect(results.every((row) => row["categoría"]!.startsWith("clase "))).toBe(true);
  expect([plansBefore, standIn.seen.filter((request) => !isFill(request)).length]).toEqual([1, 0]);
  expect(textsAsked()).toBe(rowCount - 8 * 40);

  const events = await (await fetch(`${server.url}/api/jobs/${jobId}/events`, { headers: { cookie } })).text();
  expect(events).toMatch(new RegExp(`"stage":"inferring","progress":{[^}]*"done":${8 * 40}\\b`));
}, 120_000);
