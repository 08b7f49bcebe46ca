import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startFileServer, type FileServer } from "../../../../tests/support/file-server.ts";
import {
  type Answer,
  aServer,
  startTestServer,
  type TestServer,
  type TestUser,
} from "../../../../tests/support/server.ts";
import { aSite } from "../../../../tests/support/site.ts";
import { startS3StandIn, standInBucket, standInPlace } from "../../../../tests/support/s3-stand-in.ts";
import { writeZip } from "../../../../tests/support/zip.ts";
import { importFigures, listFigures } from "../../../contract/figures.ts";
import { cancelJob, type JobStage, readJob } from "../../../contract/jobs.ts";
import { buildReport } from "../../../contract/research.ts";
import { jobEvent, user } from "../../db/schema.ts";
import { publishTradeData } from "../../trade-data/publish-trade-data.ts";

const thisYear = new Date().getUTCFullYear();
const path = `/www.cepii.fr/DATA_DOWNLOAD/baci/data/BACI_HS22_V${thisYear}01.zip`;
const newest = thisYear - 2;

let folder: string;
let source: FileServer;
let archive: Buffer;
let server: TestServer;

async function release(rows: number): Promise<Buffer> {
  const name = `BACI_HS22_Y${newest}_V${thisYear}01.csv`;
  const lines = Array.from({ length: rows }, (_, n) => `${newest},484,${n % 2 ? 842 : 124},${10_000 + n},${n + 1},1`);
  const file = join(folder, "release.zip");
  await writeZip(file, { [name]: ["t,i,j,k,v,q", `${newest},484,842,80440,5000,2000`, ...lines, ""].join("\n") });
  return readFileSync(file);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "figures-"));
  archive = await release(20_000);
  source = await startFileServer();
  server = await startTestServer({ FIGURES_MIRROR_URL: source.origin });
});
afterAll(async () => {
  await server.close();
  source.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  source.put(path, archive);
  source.behave();
});

async function anOwner(on: TestServer = server): Promise<TestUser> {
  const owner = await on.aUser();
  await on.deps.db.update(user).set({ role: "admin" }).where(eq(user.id, owner.id));
  return owner;
}

const list = async (owner: TestUser, on: TestServer = server) => (await on.call(listFigures, {}, { as: owner })).body;

type Begun = Answer<typeof importFigures> & { readonly body: { readonly jobId?: string } };

const begin = async (owner: TestUser, on: TestServer = server): Promise<Begun> =>
  on.call(importFigures, { body: { source: "baci" } }, { as: owner, headers: { prefer: "respond-async" } });

const imported = (owner: TestUser, on: TestServer = server) =>
  on.call(importFigures, { body: { source: "baci" } }, { as: owner });

const stagesOf = async (jobId: string): Promise<JobStage[]> => {
  const events = await server.deps.db.select().from(jobEvent).where(eq(jobEvent.jobId, jobId)).orderBy(jobEvent.id);
  return [...new Set(events.flatMap(({ stage }) => stage ?? []))];
};

const baciOf = (body: Awaited<ReturnType<typeof list>>) => body.offers.find((offer) => offer.source === "baci");

test("for those who are no owners there is nothing here", async () => {
  const ana = await server.aUser();
  const answers = [
    await server.call(listFigures, {}, { as: ana }),
    await imported(ana),
    await server.call(listFigures, {}),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, "NOT_FOUND"],
    [404, "NOT_FOUND"],
    [401, "NOT_AUTHENTICATED"],
  ]);
});

test("a cancelled import leaves the figures as they were, and the next goes on with what was downloaded", async () => {
  const owner = await anOwner();
  const before = await list(owner);
  expect(baciOf(before)).toMatchObject({ has: { isExtract: true }, isWorthwhile: true, expectedYear: newest });
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  onTestFinished(() => goOn());
  const half = Math.floor(archive.length / 2);
  source.behave({ kind: "hold", afterBytes: half, until: held });
  const { status, body } = await begin(owner);
  expect(status).toBe(202);
  const jobId = body.jobId!;
  await expect
    .poll(async () => (await server.call(readJob, { params: { id: jobId } }, { as: owner })).body.job, {
      timeout: 20_000,
    })
    .toMatchObject({ stage: "downloading", progress: { done: half, of: archive.length } });
  expect((await list(owner)).importing).toEqual({ source: "baci", jobId });
  const other = await anOwner();
  expect((await list(other)).importing).toEqual({ source: "baci", jobId: null });
  expect((await imported(other)).body).toMatchObject({ success: false, code: "IMPORT_RUNNING" });

  await server.call(cancelJob, { params: { id: jobId } }, { as: owner });
  expect((await list(owner)).importing).toBeNull();
  expect((await list(owner)).figures).toEqual(before.figures);

  source.behave();
  const done = await imported(owner);
  expect(done.body.imported).toMatchObject([
    { source: { id: "baci", version: `V${thisYear}01` }, years: [newest, newest] },
  ]);
  expect(source.ranges[0]).toBe(`bytes=${half}-`);
}, 60_000);

test("an import is followed stage by stage, and reports are made of what it brought", async () => {
  const owner = await anOwner();
  const { body } = await begin(owner);
  await expect
    .poll(async () => (await server.call(readJob, { params: { id: body.jobId! } }, { as: owner })).body.job.state, {
      timeout: 30_000,
    })
    .toBe("done");
  expect(await stagesOf(body.jobId!)).toEqual(["downloading", "unpacking", "sorting"]);
  const now = await list(owner);
  expect(baciOf(now)).toMatchObject({
    has: { version: `V${thisYear}01`, years: [newest, newest] },
    isWorthwhile: false,
  });
  expect(now.figures.map((each) => each.source.id)).toContain("fao-trade");
  const report = await server.call(buildReport, { body: { productName: "aguacate" } }, { as: owner });
  expect(report.body.data.evidence).toMatchObject({
    year: newest,
    rows: [{ iso3: "MEX", value: { value: 5_000_000 } }],
  });
}, 60_000);

test("a release that has another shape changes nothing, and the job names file and line", async () => {
  const owner = await anOwner();
  const before = (await list(owner)).figures;
  source.put(path, Buffer.from("t,i,j,k,v,q\n2024,484,842,80440,mucho,1\n"), '"odd"');
  const { body } = await imported(owner);
  expect(body).toMatchObject({ success: false, code: "IMPORT_UNREADABLE" });
  expect(body.message).toMatch(/line 2: v is not a number: "mucho"/);
  expect((await list(owner)).figures).toEqual(before);
}, 60_000);

test("a source that has nothing there is told from one that is wrong", async () => {
  const owner = await anOwner();
  source.behave(...Array.from({ length: 9 }, () => ({ kind: "status", status: 404 }) as const));
  expect((await imported(owner)).body).toMatchObject({ code: "IMPORT_UNREACHABLE" });
}, 60_000);

test("what the disk has no room for is not downloaded", async () => {
  const vast = await aSite((_request, response) => {
    response.writeHead(200, { "content-length": String(2 ** 50) });
    response.write("PK");
  });
  const full = await aServer({ FIGURES_MIRROR_URL: vast.url });
  const { body } = await imported(await anOwner(full), full);
  expect(body).toMatchObject({ success: false, code: "IMPORT_NO_SPACE" });
  expect(body.message).toMatch(/needs \d+\.\d GB in .*, which has \d+\.\d GB/);
}, 60_000);

test("workers without a place that all read refuse, and say so beforehand", async () => {
  const apart = await aServer({ ROLES: "web" });
  const owner = await anOwner(apart);
  expect(await list(owner, apart)).toMatchObject({ place: "not-shared" });
  expect((await imported(owner, apart)).body).toMatchObject({ success: false, code: "IMPORT_NOT_SHARED" });
});

test("with a bucket an import is published beside what the bucket has", async () => {
  const s3 = await startS3StandIn();
  onTestFinished(() => s3.close());
  await publishTradeData(server.config.tradeData.shippedFolder!, standInPlace(s3, "trade"));
  const own = await aServer({
    ...s3.env,
    TRADE_DATA_URL: `s3://${standInBucket}/trade`,
    FIGURES_MIRROR_URL: source.origin,
  });
  const owner = await anOwner(own);
  expect(await list(owner, own)).toMatchObject({ place: "bucket" });
  expect((await imported(owner, own)).body.imported).toMatchObject([{ source: { id: "baci" } }]);
  const manifest = JSON.parse(String(s3.objects.get("trade/manifest.json")?.bytes));
  const named = manifest.files.map((file: { source: { id: string; version: string } }) => file.source);
  expect(named).toContainEqual(expect.objectContaining({ id: "baci", version: `V${thisYear}01` }));
  expect(named.map(({ id }: { id: string }) => id)).toContain("factbook");
}, 60_000);
