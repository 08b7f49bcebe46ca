import { cpSync, rmSync } from "node:fs";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobEventsPath, readJob } from "../../../contract/jobs.ts";
import * as contract from "../../../contract/research.ts";
import { readUsage, updateProfile } from "../../../contract/accounts.ts";
import { listSearches, previewSearch, readSearch } from "../../../contract/searches.ts";
import { compareReports } from "../../../domain/comparison.ts";
import { type Language, reportColumns } from "../../../domain/report.ts";
import type { Research } from "../../../domain/research.ts";
import { aServer, startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { countAttempt } from "../../access/attempts.ts";
import { attempt, evidence, search, usage } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: process.env.TEST_LOG ?? "silent" });
});
afterAll(() => server.close());

const reportsCharged = (as: TestUser): Promise<number> =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt), isNull(usage.refundedAt)));
const reserved = (as: TestUser): Promise<number> =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNull(usage.confirmedAt), isNull(usage.refundedAt)));
const build = (
  as: TestUser,
  body: Parameters<typeof server.call<typeof contract.buildReport>>[1]["body"],
  key?: string,
) => server.call(contract.buildReport, { body }, { as, ...(key && { headers: { "idempotency-key": key } }) });
const rowsOf = (content: string): Record<string, unknown>[] => JSON.parse(content).results;

test.each([
  ["aguacate", "crop"],
  ["café", "crop"],
  ["plátano", "crop"],
  ["soja", "crop"],
  ["wheat", "crop"],
  ["cable de alta tensión", "industry"],
])("%s gives at least ten exporters with value, importers and both prices", async (productName, kind) => {
  const ana = await server.aUser();
  const gathered = await server.call(contract.gatherEvidence, { body: { productName } }, { as: ana });
  expect(gathered.body).toMatchObject({ success: true, evidenceId: expect.any(String) });
  const { status, body } = await build(ana, { productName, evidenceId: gathered.body.evidenceId });
  expect([status, body.success]).toEqual([200, true]);
  const rows = rowsOf(body.data.content);
  for (const row of rows) expect(Object.keys(row)).toEqual(Object.values(reportColumns));
  const complete = rows.filter(
    (row) =>
      Number(row[reportColumns.value]) > 0 &&
      (row[reportColumns.importers] as string[]).length > 0 &&
      Number(row[reportColumns.exportPrice]) > 0 &&
      Number(row[reportColumns.importPrice]) > 0,
  );
  expect(complete.length).toBeGreaterThanOrEqual(10);
  const produced = rows.filter((row) => Number(row[reportColumns.production]) > 0).length;
  if (kind === "crop") expect(produced).toBeGreaterThanOrEqual(5);
  const { evidence } = body.data;
  expect(evidence?.rows).toHaveLength(rows.length);
  for (const { value, exportPrice, importPrice } of evidence!.rows) {
    const years = new Set([value, exportPrice, importPrice].filter((f) => f.value !== null).map((f) => f.year));
    expect([...years]).toEqual([evidence!.year]);
    for (const figure of [value, exportPrice, importPrice]) {
      expect(figure.value === null ? figure.reason : figure.sources.length).toBeTruthy();
    }
  }
});

test("a report without evidence gathers it, is saved once and charged once", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "Palta" });
  const { body: list } = await server.call(listSearches, { query: {} }, { as: ana });
  expect(list.searches).toMatchObject([{ _id: body.data.searchId, name: "Palta", kind: "research" }]);
  const { body: saved } = await server.call(readSearch, { body: { searchId: body.data.searchId! } }, { as: ana });
  expect(saved.search.ai_response.content).toBe(body.data.content);
  expect(saved.search.evidence).toEqual(body.data.evidence);
  expect([await reportsCharged(ana), await reserved(ana)]).toEqual([1, 0]);
  expect((await server.call(readUsage, {}, { as: ana })).body).toMatchObject({ reports: 1, scrapes: 0 });
});

test("evidence counts for half an hour and for whose it is, then it is gathered anew", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const body = { productName: "aguacate" };
  const { evidenceId } = (await server.call(contract.gatherEvidence, { body }, { as: ana })).body;
  const own = eq(evidence.id, evidenceId);
  const research: Research = {
    found: false,
    product: body.productName,
    reason: "unknown-product",
    candidates: [],
    namedBy: [],
  };
  await server.deps.db.update(evidence).set({ research }).where(own);
  expect((await build(ana, body)).body.data.searchId).toBeNull();
  expect((await build(berta, body)).body.data.searchId).not.toBeNull();
  await server.deps.db
    .update(evidence)
    .set({ createdAt: sql`now() - interval '31 minutes'` })
    .where(own);
  expect((await build(ana, body)).body.data.searchId).not.toBeNull();
});

test("evidence from before an import is gathered anew", async () => {
  const { dataFolder, shippedFolder } = server.deps.config.tradeData;
  const ana = await server.aUser();
  const body = { productName: "aguacate" };
  const { evidenceId } = (await server.call(contract.gatherEvidence, { body }, { as: ana })).body;
  const research: Research = { found: false, product: "", reason: "no-figures", candidates: [], namedBy: [] };
  await server.deps.db.update(evidence).set({ research }).where(eq(evidence.id, evidenceId));
  expect((await build(ana, body)).body.data.searchId).toBeNull();
  cpSync(shippedFolder!, dataFolder, { recursive: true });
  expect((await build(ana, body)).body.data.searchId).not.toBeNull();
  rmSync(dataFolder, { recursive: true });
});

test("evidence of another person, or of another product, is none", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const body = { productName: "aguacate" };
  const { evidenceId } = (await server.call(contract.gatherEvidence, { body }, { as: ana })).body;
  const answers = [
    await build(berta, { ...body, evidenceId }),
    await build(ana, { productName: "mango", evidenceId }),
    await build(ana, { ...body, productCode: "0804", evidenceId }),
    await build(ana, { ...body, evidenceId: newId() }),
  ];
  expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(answers.map(() => [404, "NOT_FOUND"]));
  expect([await reportsCharged(ana), await reserved(ana), await reserved(berta)]).toEqual([0, 0, 0]);
});

test("two saved reports are compared from what is stored, and only by their owner", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const [own, other] = [await build(ana, { productName: "aguacate" }), await build(ana, { productName: "mango" })];
  const read = async (searchId: string | null, as: TestUser) =>
    server.call(readSearch, { body: { searchId: searchId! } }, { as });
  const [first, second] = [await read(own.body.data.searchId, ana), await read(other.body.data.searchId, ana)];
  const { figures, countries } = compareReports(first.body.search.evidence!, second.body.search.evidence!);
  const compared = new Map(figures.map(({ key, sides }) => [key, sides.map(({ kind, value }) => [kind, value])]));
  const said = [own, other].map(({ body }) => {
    const { worldValueUsd, worldProduction, insight } = body.data.evidence!;
    const { exporters, importers, prices, trends } = insight!;
    const found = { exporters: exporters.finding!, importers: importers.finding!, prices: prices.finding! };
    return { worldValueUsd, worldProduction, trends, ...found };
  });
  expect(Object.fromEntries(compared)).toEqual({
    "world-value": said.map(({ worldValueUsd }) => ["usd", worldValueUsd.value]),
    exporters: said.map(({ exporters }) => ["count", exporters.countries]),
    leader: said.map(({ exporters }) => ["text", exporters.leaders[0]!.country]),
    "leader-share": said.map(({ exporters }) => ["share", exporters.leaders[0]!.share]),
    "top-three-share": said.map(({ exporters }) => ["share", exporters.topThreeShare]),
    concentration: said.map(({ exporters }) => ["hhi", exporters.hhi]),
    price: said.map(({ prices }) => ["usdPerKg", prices.worldUsdPerKg]),
    buyer: said.map(({ importers }) => ["text", importers.leaders[0]!.country]),
    "buyer-share": said.map(({ importers }) => ["share", importers.leaders[0]!.share]),
    "value-growth": said.map(({ trends }) => ["change", trends.value.finding?.growthPerYear ?? null]),
    production: said.map(({ worldProduction }) => ["tonnes", worldProduction!.value]),
  });
  expect(countries.length).toBeGreaterThanOrEqual(10);
  expect((await read(own.body.data.searchId, berta)).status).toBe(404);
  expect(await reportsCharged(ana)).toBe(2);
});

const speak = (as: TestUser, locale: Language) => server.call(updateProfile, { body: { locale } }, { as });

test("a report is read in the language of its reader, whichever it was made in", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  await speak(berta, "en");
  const inSpanish = (await build(ana, { productName: "aguacate" })).body.data;
  const inEnglish = (await build(berta, { productName: "aguacate" })).body.data;
  expect(inSpanish.evidence?.rows[0]?.country).toBe("México");
  expect(inEnglish.evidence?.rows[0]?.country).toBe("Mexico");
  const read = async () =>
    (await server.call(readSearch, { body: { searchId: inSpanish.searchId! } }, { as: ana })).body.search;

  await speak(ana, "en");
  const told = await read();
  expect(told.evidence).toEqual(inEnglish.evidence);
  expect(told.ai_response.content).toBe(inEnglish.content);
  const { body: job } = await server.call(readJob, { params: { id: inSpanish.searchId! } }, { as: ana });
  expect(contract.buildReport.response.parse(job.result).data).toMatchObject({
    content: inEnglish.content,
    summary: inEnglish.summary,
  });
  const { body: top } = await server.call(
    previewSearch,
    { params: { id: inSpanish.searchId! }, query: {} },
    { as: ana },
  );
  expect(top.report?.rows.map(({ country }) => country)).toEqual(
    inEnglish.evidence?.rows.slice(0, 3).map(({ country }) => country),
  );
  expect(top.report?.worldValueUsd).toBe(inEnglish.evidence?.worldValueUsd.value);
  expect(top.table).toBeNull();
  const { figures, countries } = compareReports(told.evidence!, told.evidence!);
  expect(countries[0]?.country).toBe("Mexico");
  expect(figures.find(({ key }) => key === "buyer")?.sides[0].value).toBe("United States");

  await speak(ana, "es");
  expect((await read()).evidence).toEqual(inSpanish.evidence);
});

test("a saved report that knows less of its market, or a country by no known code, is read as it is", async () => {
  const ana = await server.aUser();
  const { searchId, evidence } = (await build(ana, { productName: "aguacate" })).body.data;
  const { insight: _, summary: __, ...older } = evidence!;
  const [first] = older.rows;
  const stored = { ...older, rows: [first!, { ...first!, iso3: "YUG", country: "Yugoslavia" }] };
  await server.deps.db.update(search).set({ evidence: stored }).where(eq(search.id, searchId!));
  await speak(ana, "en");
  const { body } = await server.call(readSearch, { body: { searchId: searchId! } }, { as: ana });
  expect(body.search.evidence?.rows.map(({ country }) => country)).toEqual(["Mexico", "Yugoslavia"]);
  expect(rowsOf(body.search.ai_response.content)[0]).toMatchObject({
    [reportColumns.country]: "Mexico",
    [reportColumns.value]: first!.value.value,
  });
});

test("who makes a product without figures is told in the language of who asks", async () => {
  const ana = await server.aUser();
  const asked = { productName: "oro", productCode: "7108" };
  const gathered = await server.call(contract.gatherEvidence, { body: asked }, { as: ana });
  const namesIn = async (locale: Language) => {
    await speak(ana, locale);
    const { body } = await build(ana, { ...asked, evidenceId: gathered.body.evidenceId });
    return body.data.noFigures?.namedBy.map(({ country }) => country) ?? [];
  };
  expect(await namesIn("es")).toContain("Sudáfrica");
  const names = await namesIn("en");
  expect(names).toContain("South Africa");
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("palta, aguacate and the code give the same rows", async () => {
  const ana = await server.aUser();
  const [palta, aguacate, code] = [
    await build(ana, { productName: "palta" }),
    await build(ana, { productName: "aguacate" }),
    await build(ana, { productName: "fruta", productCode: "0804.40" }),
  ];
  expect(aguacate.body.data.content).toBe(palta.body.data.content);
  expect(code.body.data.content).toBe(palta.body.data.content);
});

test.each([
  ["transformador de potencia", "no-figures"],
  ["qwertyuiop asdfgh", "unknown-product"],
  ["turismo", "no-good"],
])("%s has no report: not saved, not charged, with its reason", async (productName, reason) => {
  const ana = await server.aUser();
  const { status, body } = await build(ana, { productName });
  expect([status, body.success, body.data.searchId]).toEqual([200, true, null]);
  expect(JSON.parse(body.data.content)).toEqual({ success: "false", results: [], reason });
  expect((await server.call(listSearches, { query: {} }, { as: ana })).body.searches).toEqual([]);
  expect([await reportsCharged(ana), await reserved(ana)]).toEqual([0, 0]);
});

test.each([
  ["software", ["8523"]],
  ["quiero exportar software", ["8523"]],
  ["alquiler de autos", ["8703"]],
  ["reparación de celulares", ["851713"]],
  ["accounting software", []],
  ["transporte marítimo", []],
])("%s is told to be no good, and the goods it has to do with are a choice", async (productName, first) => {
  const { body } = await build(await server.aUser(), { productName });
  expect(JSON.parse(body.data.content)).toMatchObject({ success: "false", reason: "no-good" });
  expect(body.data.candidates.map(({ code }) => code).slice(0, 1)).toEqual(first);
  expect(body.data).toMatchObject({ noFigures: null, notUnderstood: [] });
});

test("a good that is called by a service's word is that good", async () => {
  const { body } = await build(await server.aUser(), { productName: "software en disco" });
  expect(JSON.parse(body.data.content)).toMatchObject({ reason: "no-figures" });
});

test("what solar energy is made with is several goods, to choose from", async () => {
  const { body } = await build(await server.aUser(), { productName: "energía solar" });
  expect(JSON.parse(body.data.content)).toMatchObject({ reason: "several-products" });
  expect(body.data.candidates.map(({ code }) => code).slice(0, 2)).toEqual(["854143", "841912"]);
});

test("a name that may mean no product known is not sold as the nearest: it offers what it may mean", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "zurbulón mágico" });
  expect(JSON.parse(body.data.content)).toMatchObject({ success: "false", reason: "unknown-product" });
  expect(body.data.candidates.length).toBeGreaterThan(0);
  expect(body.data.notUnderstood).toEqual(["zurbulón"]);
  expect(await reportsCharged(ana)).toBe(0);
  const chosen = await build(ana, { productName: "zurbulón mágico", productCode: "0901" });
  expect(chosen.body.data.evidence?.covered.code).toBe("0901");
  expect(chosen.body.data.notUnderstood).toEqual([]);
});

test("a name of several goods is neither saved nor charged until one of them is chosen", async () => {
  const ana = await server.aUser();
  const gathered = await server.call(contract.gatherEvidence, { body: { productName: "pepper" } }, { as: ana });
  const { body } = await build(ana, { productName: "pepper", evidenceId: gathered.body.evidenceId });
  expect(JSON.parse(body.data.content)).toEqual({ success: "false", results: [], reason: "several-products" });
  expect(body.data).toMatchObject({ searchId: null, evidence: null, noFigures: null });
  expect(body.data.candidates.slice(0, 2).map(({ code }) => code)).toEqual(["090411", "070960"]);
  expect([await reportsCharged(ana), await reserved(ana)]).toEqual([0, 0]);
  const chosen = await build(ana, { productName: "pepper", productCode: "0709.60" });
  expect(chosen.body.data.evidence?.covered.hs6).toContain("070960");
  const { body: list } = await server.call(listSearches, { query: {} }, { as: ana });
  expect(list.searches).toMatchObject([{ name: "pepper" }]);
  expect(await reportsCharged(ana)).toBe(1);
});

test("a brand beside a product is said not to be understood, now and when the report is read again", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "palta Xyzab" });
  expect(body.data.evidence?.covered.code).toBe("080440");
  expect(body.data.notUnderstood).toEqual(["Xyzab"]);
  const saved = await server.call(readSearch, { body: { searchId: body.data.searchId! } }, { as: ana });
  expect(saved.body.search.evidence?.notUnderstood).toEqual(["Xyzab"]);
});

test("a misspelt product names its report as it was read, and the report keeps what was typed", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "aguacte" });
  const saved = await server.call(readSearch, { body: { searchId: body.data.searchId! } }, { as: ana });
  expect(saved.body.search).toMatchObject({
    name: "aguacate",
    evidence: { covered: { code: "080440" }, spelling: { typed: "aguacte", read: "aguacate" } },
  });
});

test("what few countries report is saved and shown, and not charged", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "quinua" });
  expect(body.data.evidence?.apart).toMatchObject({ count: 1, reporters: [{ iso3: "BOL" }] });
  expect(body.data.evidence?.apart?.fillWith).toContain("import-baci");
  const rows = rowsOf(body.data.content);
  expect(rows.find((row) => row[reportColumns.country] === "Bolivia")?.[reportColumns.value]).toBe(72_157_000);
  expect(rows.find((row) => row[reportColumns.country] === "Perú")).toMatchObject({ [reportColumns.value]: null });
  expect((await server.call(listSearches, { query: {} }, { as: ana })).body.searches).toHaveLength(1);
  expect([await reportsCharged(ana), await reserved(ana)]).toEqual([0, 0]);
});

test("a product without figures comes with who names it and what would fill it", async () => {
  const ana = await server.aUser();
  const { body } = await build(ana, { productName: "oro", productCode: "7108" });
  expect(body.data.noFigures?.namedBy.map(({ country }) => country)).toContain("Perú");
  expect(body.data.noFigures?.fillWith).toEqual(["import-baci", "connect-comtrade"]);
  const states = body.data.noFigures?.sources.map(({ source, state }) => [source.id, state]);
  expect(states).toEqual(
    expect.arrayContaining([
      ["factbook", "used"],
      ["comtrade", "off"],
    ]),
  );
});

test("a product without figures whose code may hold more says so", async () => {
  const ana = await server.aUser();
  expect((await build(ana, { productName: "pisco" })).body.data.noFigures?.typed).toBe("pisco");
  expect((await build(ana, { productName: "urea" })).body.data.noFigures).not.toHaveProperty("typed");
});

test("the same key gives the same answer and one charge, also at the same time", async () => {
  const ana = await server.aUser();
  const answers = await Promise.all(Array.from({ length: 8 }, () => build(ana, { productName: "café" }, "one-key")));
  expect(new Set(answers.map(({ body }) => body.data.searchId)).size).toBe(1);
  expect(await reportsCharged(ana)).toBe(1);
  const other = await build(ana, { productName: "soja" }, "one-key");
  expect([other.status, other.body.code]).toEqual([409, "KEY_REUSED"]);
  const berta = await server.aUser();
  expect((await build(berta, { productName: "soja" }, "one-key")).status).toBe(200);
});

test("a trial gives five reports; the sixth is refused and nothing is kept of it", async () => {
  const ana = await server.aUser();
  const answers = await Promise.all(Array.from({ length: 7 }, () => build(ana, { productName: "wheat" })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.body.code).toBe("LIMIT_REACHED");
  expect((await server.call(listSearches, { query: {} }, { as: ana })).body.searches).toHaveLength(5);
});

/** What a stream tells, without its signs that it waits. */
const toldOf = (stream: string): string => stream.replaceAll(": waiting\n\n", "");

test("asked to respond at once, it answers 202, streams its stages, and the result is fetched", async () => {
  const ana = await server.aUser();
  const answer = await server.send(
    contract.buildReport.path,
    {
      method: "POST",
      body: JSON.stringify({ productName: "aguacate" }),
      headers: { "content-type": "application/json", prefer: "respond-async" },
    },
    { as: ana },
  );
  expect(answer.status).toBe(202);
  const { jobId } = (await answer.json()) as { jobId: string };
  const events = jobEventsPath.replace(":id", jobId);
  const stream = await (await server.send(events, {}, { as: ana })).text();
  const data = [...stream.matchAll(/^data: (.*)$/gm)].map(([, line]) => JSON.parse(line!));
  expect(data[0]).toMatchObject({ state: "queued" });
  expect(data.map(({ stage }) => stage)).toContain("building-report");
  expect(data.at(-1)).toMatchObject({ state: "done" });
  expect(Object.keys(data[0]).toSorted()).toEqual(["at", "code", "id", "progress", "stage", "state"]);

  const resumed = await server.send(events, {}, { as: ana, headers: { "last-event-id": String(data[1].id) } });
  const later = [...(await resumed.text()).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(later).toEqual(data.slice(2).map(({ id }) => id));

  const after = (id: string) => server.send(events, {}, { as: ana, headers: { "last-event-id": id } });
  expect((await after(String(data.at(-1).id))).status).toBe(204);
  expect(toldOf(await (await after("1e400")).text())).toBe(toldOf(stream));

  const { body } = await server.call(readJob, { params: { id: jobId } }, { as: ana });
  expect(body.job.state).toBe("done");
  expect(contract.buildReport.response.parse(body.result).data.searchId).toBe(jobId);

  const berta = await server.aUser();
  expect((await server.call(readJob, { params: { id: jobId } }, { as: berta })).status).toBe(404);
  expect((await server.send(events, {}, { as: berta })).status).toBe(404);
});

test("another person's evidence does not exist for you", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const gathered = await server.call(contract.gatherEvidence, { body: { productName: "soja" } }, { as: berta });
  const evidenceId = gathered.body.evidenceId;
  const hers = await build(ana, { productName: "soja", evidenceId });
  const none = await build(ana, { productName: "soja", evidenceId: newId() });
  expect([hers.status, hers.body.code]).toEqual([404, "NOT_FOUND"]);
  expect(hers.body.message).toBe(none.body.message);
  expect((await build(berta, { productName: "café", evidenceId })).status).toBe(404);
});

test.each([{}, { productName: "" }, { productName: "x".repeat(201) }, { productName: 7 }])(
  "the body %j is refused before anything is stored",
  async (body) => {
    const ana = await server.aUser();
    const answer = await build(ana, body as { productName: string });
    expect([answer.status, answer.body.code]).toEqual([400, "INVALID_INPUT"]);
    expect(await reserved(ana)).toBe(0);
  },
);

test.each(["", "   "])(
  "the name %j is refused in the specified words, by the report and by its evidence",
  async (productName) => {
    const ana = await server.aUser();
    const answers = await Promise.all(
      [contract.buildReport, contract.gatherEvidence].map((e) =>
        server.call(e, { body: { productName } }, { as: ana }),
      ),
    );
    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([400, "INVALID_INPUT", "Please enter a valid product name"]);
    }
  },
);

test("the world is the first directory, and each says what it covers", async () => {
  const ana = await server.aUser();
  const { body } = await server.call(contract.listDirectories, {}, { as: ana });
  expect(body.directories.map(({ _id }) => _id)).toEqual(["world", "food", "minerals"]);
  for (const { _id } of body.directories) {
    const described = await server.call(contract.describeDirectory, { body: { directoryId: _id } }, { as: ana });
    const { sources, description, coverage } = described.body.directory;
    expect(sources.length).toBeGreaterThan(0);
    for (const { year, years } of sources) expect(years[1]).toBe(year);
    expect(description).not.toBe("");
    expect(coverage.withFigures).toBeGreaterThan(0);
    expect(coverage.withFigures).toBeLessThan(coverage.subheadings);
  }
  const unknown = await server.call(contract.describeDirectory, { body: { directoryId: "moon" } }, { as: ana });
  expect([unknown.status, unknown.body.code]).toEqual([404, "NOT_FOUND"]);
});

test("evidence is free sixty times in a quarter of an hour, counted for all machines together", async () => {
  const limited = await aServer({ RATE_LIMITS: "on" });
  const ana = await limited.aUser();
  const tried = await Promise.all(Array.from({ length: 70 }, () => countAttempt(limited.deps.db, "evidence", ana.id)));
  expect(tried.filter(Boolean)).toHaveLength(60);
  const ask = () => limited.call(contract.gatherEvidence, { body: { productName: "mango" } }, { as: ana });
  expect(await ask()).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  await limited.deps.db.update(attempt).set({ times: sql`array[now() - interval '16 minutes']` });
  expect(await ask()).toMatchObject({ status: 200 });
});
