import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFileServer, type FileServer } from "../support/file-server.ts";
import { killHard, startServerProcess, waitUntil, type ServerProcess } from "../support/server-process.ts";
import { writeZip } from "../support/zip.ts";

const year = new Date().getUTCFullYear();
const folder = mkdtempSync(join(tmpdir(), "sondeo-import-"));
const archive = join(folder, "release.zip");
let source: FileServer;
let server: ServerProcess;
let cookie = "";

const start = () =>
  startServerProcess({
    DATA_DIR: join(folder, "data"),
    ALLOWED_EMAILS: "*",
    FIGURES_MIRROR_URL: source.origin,
    RATE_LIMITS: "off",
    BROWSER: "off",
  });

beforeAll(async () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, n) => `${year - 2},484,${n % 2 ? 842 : 124},${10_000 + n},${n + 1},1`,
  );
  await writeZip(archive, { [`BACI_HS22_Y${year - 2}_V${year}01.csv`]: `t,i,j,k,v,q\n${lines.join("\n")}\n` });
  source = await startFileServer();
  source.put(`/www.cepii.fr/DATA_DOWNLOAD/baci/data/BACI_HS22_V${year}01.zip`, readFileSync(archive));
  server = await start();
  const [, setupToken] = /signup\?setup=(\S+)/.exec(server.output()) ?? [];
  const account = { username: "ana", email: "ana@example.test", password: "una clave larga", setupToken };
  await call("POST", "/api/auth/register", { ...account, confirmPassword: account.password });
}, 120_000);
afterAll(async () => {
  await server.stop();
  source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const headers = { cookie, prefer: "respond-async", ...(body && { "content-type": "application/json" }) };
  const response = await fetch(server.url + address, { method, headers, body: body ? JSON.stringify(body) : null });
  const set = response.headers.getSetCookie().map((line) => line.split(";")[0]!);
  if (set.length > 0) cookie = set.join("; ");
  return (await response.json()) as T;
}

type Job = { job: { state: string; progress: { done: number } | null }; result?: { imported: { rows: number }[] } };

test("an import whose server is killed is taken up by the next start, and downloads only the rest", async () => {
  const half = Math.floor(readFileSync(archive).length / 2);
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  source.behave({ kind: "hold", afterBytes: half, until: held });
  const { jobId } = await call<{ jobId: string }>("POST", "/api/figures/import", { source: "baci" });
  const read = () => call<Job>("GET", `/api/jobs/${jobId}`);
  await waitUntil(async () => (await read()).job.progress?.done === half);
  await killHard(server.child);

  source.behave();
  server = await start();
  await waitUntil(async () => (await read()).job.state === "done");
  goOn();
  expect((await read()).result?.imported).toMatchObject([{ rows: 30_000 }]);
  expect(source.ranges).toEqual([`bytes=${half}-`]);
}, 180_000);
