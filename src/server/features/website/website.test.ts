import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { listSearches, readProvenance, readSearch, saveView } from "../../../contract/searches.ts";
import { aServer, startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { scannedPdf } from "../../../../tests/support/scanned-pdf.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { noCorrections } from "../../../domain/corrections.ts";
import { runsPerPage } from "../../../domain/plans.ts";
import { job, usage, user } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

const firms = [
  ["Bodegas Alarcón", "ventas@alarcon.test", "+34 912 345 678", "Madrid"],
  ["Conservas del Norte", "hola@conservas.test", "+34 942 111 222", "Santander"],
  ["Aceites Jaén", "pedidos@aceites.test", "+34 953 333 444", "Jaén"],
  ["Quesos La Vega", "", "+34 985 555 666", "Oviedo"],
  ["Miel de Soria", "info@miel.test", "+34 975 777 888", "Madrid"],
] as const;

const directory = `<!doctype html><html lang="es"><title>Directorio de proveedores</title>
<nav><a href="/">Inicio</a> <a href="/a">Acerca</a> <a href="/c">Contacto</a></nav><h1>Proveedores</h1>
<ul class="firms">${firms
  .map(
    ([name, email, phone, city]) => `<li class="firm"><h3>${name}</h3>
  ${email && `<a href="mailto:${email}">${email}</a>`} <span class="phone">Tel.: ${phone}</span> <span class="city">${city}</span></li>`,
  )
  .join("")}</ul></html>`;

const listOf = (rows: number): string => {
  const cells = Array.from({ length: rows }, (_, i) => `<tr><td>Firma ${i}<td>${i * 7} kg`);
  return `<!doctype html><title>Firmas</title><table><tr><th>Empresa<th>Peso${cells.join("")}</table>`;
};

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await startSite((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (pathname === "/directorio") response.setHeader("content-type", "text/html; charset=utf-8").end(directory);
    else if (pathname === "/sin-titulo")
      response.setHeader("content-type", "text/html; charset=utf-8").end(directory.replace(/<title>.*<\/title>/, ""));
    else if (pathname.startsWith("/largo/"))
      response.setHeader("content-type", "text/html; charset=utf-8").end(listOf(Number(pathname.split("/").at(-1))));
    else if (pathname === "/demasiado") response.writeHead(429, { "retry-after": "3600" }).end();
    else if (pathname === "/de-pago") response.writeHead(402).end("solo suscriptores");
    else if (pathname === "/prohibido") response.writeHead(403).end("no");
    else if (pathname === "/con-clave") response.writeHead(401, { "www-authenticate": "Basic" }).end();
    else if (pathname === "/foto") response.setHeader("content-type", "image/png").end("x");
    else if (pathname === "/vacio") response.setHeader("content-type", "text/html").end("<div id=root></div>");
    else if (pathname === "/hueco.csv") response.setHeader("content-type", "text/csv").end("\r\n");
    else if (pathname === "/escaneado.pdf") response.setHeader("content-type", "application/pdf").end(scannedPdf());
    else if (pathname === "/sellado.pdf")
      response.setHeader("content-type", "application/octet-stream").end(scannedPdf("REGISTRO 12"));
    else if (pathname === "/sin-fin") response.writeHead(302, { location: `/sin-fin?${Math.random()}` }).end();
    else if (pathname === "/dentro") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else response.writeHead(404).end("nada");
  });
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const scrape = (as: TestUser, body: Parameters<typeof server.call<typeof contract.scrapeWebsite>>[1]["body"]) =>
  server.call(contract.scrapeWebsite, { body }, { as });
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));
const reserved = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNull(usage.confirmedAt), isNull(usage.refundedAt)));

async function aPage(as: TestUser): Promise<string> {
  const { body } = await scrape(as, { url: `${site.url}/directorio`, auth: false });
  return body.data._id;
}

test("a page without a title is called by its main heading", async () => {
  const ana = await server.aUser();
  const { body } = await scrape(ana, { url: `${site.url}/sin-titulo`, auth: false });
  expect(body.data.title).toBe("Proveedores");
  const { searches } = (await server.call(listSearches, { query: {} }, { as: ana })).body;
  expect(searches.map(({ name }) => name)).toEqual(["Proveedores"]);
});

test("a page is fetched, surveyed and charged as one task", async () => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, { url: `${site.url}/directorio`, auth: false, loginUrl: "", email: "" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ url: `${site.url}/directorio`, title: "Directorio de proveedores" });
  const [best] = body.data.recordSets;
  expect(best).toMatchObject({ count: 5, shown: expect.any(Number) });
  expect([await charged(ana), await reserved(ana)]).toEqual([1, 0]);
  const read = await server.call(contract.readPage, { body: { id: body.data._id } }, { as: ana });
  expect(read.body.data).toMatchObject({ url: `${site.url}/directorio`, promptsLeft: 10 });
});

test("a Spanish prompt gives its rows, and every cell says where it stands", async () => {
  const ana = await server.aUser();
  const scrappedDataId = await aPage(ana);
  const prompt = "Extrae empresa, correo y teléfono de las de Madrid";
  const { status, body } = await server.call(contract.analysePage, { body: { scrappedDataId, prompt } }, { as: ana });
  expect(status).toBe(200);
  const { content, searchId, counts, provenance } = body.dataResponse;
  const { success, results } = JSON.parse(content) as { success: string; results: Record<string, unknown>[] };
  expect(success).toBe("true");
  expect(results.map((row) => Object.values(row))).toEqual([
    ["Bodegas Alarcón", "ventas@alarcon.test", expect.stringContaining("912 345 678")],
    ["Miel de Soria", "info@miel.test", expect.stringContaining("975 777 888")],
  ]);
  expect(counts).toMatchObject({ inSet: 5, afterFilters: 2, returned: 2, cutByPlan: 0 });
  expect(provenance).toEqual({ cells: 6, fromPage: 6, computed: 0, inferred: 0, missing: 0 });

  const places = await server.call(readProvenance, { params: { id: searchId! }, query: { from: 1 } }, { as: ana });
  expect(places.body.page.url).toBe(`${site.url}/directorio`);
  expect(places.body.rows).toHaveLength(1);
  expect(places.body.rows[0]![0]).toMatchObject({
    raw: "Miel de Soria",
    basis: "page",
    at: { path: expect.any(String) },
  });

  const saved = await server.call(readSearch, { body: { searchId: searchId! } }, { as: ana });
  expect(saved.body.search).toMatchObject({ kind: "website", prompt, url: `${site.url}/directorio` });
  expect(saved.body.search.ai_response.content).toBe(content);
  expect(await charged(ana)).toBe(1);
});

test("what was understood is put right in one call: the set, a condition, a column", async () => {
  const ana = await server.aUser();
  const scraped = await scrape(ana, { url: `${site.url}/directorio` });
  const { _id: scrappedDataId, recordSets } = scraped.body.data;
  const ask = async (body: object, prompt = "nombre y código postal de las empresas de Madrid") => {
    const answer = await server.call(contract.analysePage, { body: { scrappedDataId, prompt, ...body } }, { as: ana });
    const { content, understood, plan, searchId } = answer.body.dataResponse;
    return { understood, plan, searchId, ...(JSON.parse(content) as { results: Record<string, unknown>[] }) };
  };
  const first = await ask({});
  expect(first.results).toEqual([
    { nombre: "Bodegas Alarcón", "código postal": null },
    { nombre: "Miel de Soria", "código postal": null },
  ]);
  expect(first.understood).toMatchObject({
    set: recordSets[0]?.id,
    filters: [{ asked: "de Madrid", means: "contains", field: "ciudad" }],
    notFound: ["código postal"],
  });

  const phone = recordSets[0]?.fields.find(({ type }) => type === "phone");
  const bound = [{ column: "código postal", field: phone!.id }];
  const put = await ask({ recordSet: recordSets[0]?.id, dropped: ["de Madrid"], bound });
  expect(put.results).toHaveLength(firms.length);
  expect(put.results[2]).toEqual({ nombre: "Aceites Jaén", "código postal": expect.stringContaining("953 333 444") });
  expect(put.understood).toMatchObject({ filters: [], notFound: [] });
  const saved = await server.call(readSearch, { body: { searchId: put.searchId! } }, { as: ana });
  const corrections = { recordSet: recordSets[0]?.id, dropped: ["de Madrid"], lifted: [], bound };
  expect(saved.body.search.corrections).toEqual(corrections);
  expect(put.understood?.columns).toEqual([
    expect.not.objectContaining({ means: "chosen" }),
    { asked: "código postal", means: "chosen", field: phone!.name },
  ]);

  const other = recordSets[1];
  const switched = await ask({ recordSet: other?.id, dropped: ["de Madrid"] }, "todo");
  expect(switched.understood).toMatchObject({ set: other?.id });
  expect(switched.results).toHaveLength(other!.count);

  const none = await ask({}, "nombre de las empresas de Sevilla");
  expect(none).toMatchObject({
    success: "false",
    reason: "filtered",
    results: [],
    plan: { where: [{ op: "contains" }] },
  });
  expect(none.understood).toMatchObject({ filters: [{ asked: "de Sevilla", field: expect.any(String) }] });

  const sorted = await ask({ lifted: ["order", "limit"] }, "los 2 primeros nombres ordenados por ciudad");
  expect(sorted.results.map((row) => Object.values(row)[0])).toEqual(firms.map(([name]) => name));
});

test("what a prompt gave stays arranged when it is put right; another prompt and another person start anew", async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const viewOf = async (as: TestUser, prompt: string, body: object = {}) => {
    const { _id: scrappedDataId } = (await scrape(as, { url: `${site.url}/directorio` })).body.data;
    const answer = await server.call(contract.analysePage, { body: { scrappedDataId, prompt, ...body } }, { as });
    return answer.body.dataResponse;
  };
  const prompt = "nombre y ciudad";
  const first = await viewOf(ana, prompt);
  expect(first.view).toBeNull();
  const view = { columns: [{ key: "nombre", hidden: false, title: "Empresa" }], sort: null };
  await server.call(saveView, { body: { searchId: first.searchId!, view } }, { as: ana });

  expect((await viewOf(ana, prompt, { lifted: ["order"] })).view).toEqual(view);
  expect((await viewOf(ana, "nombre")).view).toBeNull();
  expect((await viewOf(eva, prompt)).view).toBeNull();
});

test("a prompt counts once however often it is put right, and again when it is asked again", async () => {
  const ana = await server.aUser();
  const scrappedDataId = await aPage(ana);
  const ask = async (prompt: string, more: object = {}) =>
    (await server.call(contract.analysePage, { body: { scrappedDataId, prompt, ...more } }, { as: ana })).status;
  const left = async () =>
    (await server.call(contract.readPage, { body: { id: scrappedDataId } }, { as: ana })).body.data.promptsLeft;
  const prompt = "empresa y correo de las de Madrid";
  await ask(prompt);
  expect(await left()).toBe(9);
  for (let i = 0; i < 12; i++) expect(await ask(prompt, { dropped: ["de Madrid"] })).toBe(200);
  expect(await left()).toBe(9);
  await ask(prompt);
  expect(await left()).toBe(8);
  await ask("teléfono de las de Madrid", { dropped: ["de Madrid"] });
  expect(await left()).toBe(7);
});

test("putting right has an end too: a page is run fifty times", async () => {
  const ana = await server.aUser();
  const scrappedDataId = await aPage(ana);
  const rows = Array.from({ length: runsPerPage }, () => ({
    id: newId(),
    ownerId: ana.id,
    kind: "analyse-page" as const,
    input: { pageId: scrappedDataId, prompt: "correo", corrections: { ...noCorrections, lifted: ["order"] } },
    inputHash: "",
    pageId: scrappedDataId,
    state: "done" as const,
    result: { searchId: "s" },
  }));
  await server.deps.db.insert(job).values(rows);
  const body = { scrappedDataId, prompt: "correo", lifted: ["limit" as const] };
  const answer = await server.call(contract.analysePage, { body }, { as: ana });
  expect([answer.status, answer.body.code]).toEqual([429, "PROMPTS_USED_UP"]);
});

test.each([
  [{ recordSet: "s99" }, "The page has no such record set"],
  [{ bound: [{ column: "fax", field: "s99.f1" }] }, "The record set has no such field"],
  [{ lifted: ["everything"] }, expect.any(String)],
])("a correction of what the page does not have, %j, is refused and uses no prompt up", async (body, message) => {
  const ana = await server.aUser();
  const scrappedDataId = await aPage(ana);
  const asked = { scrappedDataId, prompt: "nombre", ...body } as Parameters<
    typeof server.call<typeof contract.analysePage>
  >[1]["body"];
  const answer = await server.call(contract.analysePage, { body: asked }, { as: ana });
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, "INVALID_INPUT", message]);
  const read = await server.call(contract.readPage, { body: { id: scrappedDataId } }, { as: ana });
  expect(read.body.data.promptsLeft).toBe(10);
});

test("an address typed without its scheme is found where the site has no https", async () => {
  const ana = await server.aUser();
  const { body } = await scrape(ana, { url: ` 127.0.0.1:${site.port}/directorio ` });
  expect(body.data?.url).toBe(`${site.url}/directorio`);
});

/** What is told of the records of a list so long. */
async function readLongList(at: TestServer, as: TestUser, rows: number) {
  const scraped = await at.call(contract.scrapeWebsite, { body: { url: `${site.url}/largo/${rows}` } }, { as });
  const body = { scrappedDataId: scraped.body.data._id, prompt: "empresa y peso" };
  return (await at.call(contract.analysePage, { body }, { as })).body.dataResponse.counts;
}

test.each([
  ["trial", 1_005, 1_000],
  ["standard", 1_005, 1_000],
  ["pro", 10_002, 10_000],
] as const)(
  "%s is given of %i records of a page %i, and told how many more there are",
  async (plan, inSet, returned) => {
    const ana = await server.aUser();
    await server.deps.db.update(user).set({ plan }).where(eq(user.id, ana.id));
    expect(await readLongList(server, ana, inSet)).toMatchObject({ inSet, returned, cutByPlan: inSet - returned });
  },
);

test("where plans are not enforced a trial is given as many records as Pro", async () => {
  const open = await aServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}`, PLAN_LIMITS: "off" });
  expect(await readLongList(open, await open.aUser(), 1_005)).toMatchObject({ returned: 1_005, cutByPlan: 0 });
});

test("ten prompts of a page are free, the eleventh is refused", async () => {
  const ana = await server.aUser();
  const scrappedDataId = await aPage(ana);
  const ask = () =>
    server.call(contract.analysePage, { body: { scrappedDataId, prompt: "empresa y correo" } }, { as: ana });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === "PROMPTS_USED_UP")).toHaveLength(2);
  const { searches } = (await server.call(listSearches, { query: {} }, { as: ana })).body;
  expect(searches).toHaveLength(1);
  const { body } = await server.call(readSearch, { body: { searchId: searches[0]!._id } }, { as: ana });
  expect(body.search.versions).toHaveLength(10);
});

test.each([
  ["/prohibido", "PAGE_BLOCKED"],
  ["/demasiado", "PAGE_TOO_MANY_REQUESTS"],
  ["/de-pago", "PAGE_PAYMENT_REQUIRED"],
  ["/nada", "PAGE_NOT_FOUND"],
  ["/con-clave", "PAGE_UNAUTHORISED"],
  ["/foto", "PAGE_NOT_HTML"],
  ["/vacio", "PAGE_EMPTY_PAGE"],
  ["/hueco.csv", "PAGE_NOT_HTML"],
  ["/escaneado.pdf", "PAGE_NO_TEXT"],
  ["/sellado.pdf", "PAGE_NO_TEXT"],
  ["/sin-fin", "PAGE_REDIRECT_LOOP"],
  ["/dentro", "PAGE_UNSAFE_URL"],
])("%s fails with %s, in the specified words, and costs nothing", async (path, code) => {
  const ana = await server.aUser();
  const { status, body } = await scrape(ana, { url: site.url + path, auth: false });
  expect([status, body.success, body.code]).toEqual([422, false, code]);
  expect(body.message).toBe("Sorry we couldn't find the Data you are looking for, please try again");
  expect([await charged(ana), await reserved(ana)]).toEqual([0, 0]);
});

test.each([
  [{ url: "" }, "INVALID_INPUT", "Please enter a valid URL"],
  [{ url: "no es una dirección" }, "INVALID_INPUT", "Please enter a valid URL"],
  [{ url: "ftp://ejemplo.com" }, "INVALID_INPUT", "Please enter a valid URL"],
  [
    { url: "https://ana:clave@ejemplo.com/precios" },
    "INVALID_INPUT",
    "Please enter a URL without user name and password",
  ],
  [{ url: "ana:clave@ejemplo.com" }, "INVALID_INPUT", "Please enter a valid URL"],
  [
    { url: "https://ejemplo.com", auth: true, loginUrl: "https://ana@ejemplo.com", email: "a@b.test", password: "x" },
    "INVALID_INPUT",
    "Please enter a URL without user name and password",
  ],
  [{ url: "https://ejemplo.com", auth: true }, "INVALID_INPUT", "Please enter both email and password"],
  [
    { url: "https://ejemplo.com", auth: true, email: "a@b.test", password: "secreto" },
    "NOT_CONFIGURED",
    "Signing in to other sites is not available on this server",
  ],
])("%j is refused with %s", async (body, code, message) => {
  const ana = await server.aUser();
  const answer = await scrape(ana, body);
  expect([answer.body.code, answer.body.message]).toEqual([code, message]);
  expect(await reserved(ana)).toBe(0);
  expect(await server.deps.db.$count(job, eq(job.ownerId, ana.id))).toBe(0);
});

test("another person's page does not exist for you", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const scrappedDataId = await aPage(berta);
  const read = await server.call(contract.readPage, { body: { id: scrappedDataId } }, { as: ana });
  const ask = await server.call(contract.analysePage, { body: { scrappedDataId, prompt: "todo" } }, { as: ana });
  expect([read.status, ask.status]).toEqual([404, 404]);
});
