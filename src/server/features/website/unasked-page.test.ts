import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as searches from "../../../contract/searches.ts";
import * as contract from "../../../contract/website.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { usage } from "../../db/schema.ts";

const list = `<!doctype html><html lang="es"><title>Lonja</title><h1>Lonja</h1><ul>${["Mero", "Atún", "Rape", "Sepia"]
  .map((name, i) => `<li><h3>${name}</h3> <span class="price">${i + 5},20 €</span></li>`)
  .join("")}</ul></html>`;

let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await startSite((_, response) => response.setHeader("content-type", "text/html; charset=utf-8").end(list));
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const open = async (as: TestUser): Promise<string> =>
  (await server.call(contract.scrapeWebsite, { body: { url: site.url } }, { as })).body.data._id;
const listed = async (as: TestUser) =>
  (await server.call(searches.listSearches, { query: {} }, { as })).body.searches.map(
    ({ name, prompt, pinned, unaskedPage }) => ({ name, prompt, pinned, unaskedPage }),
  );
const ask = (as: TestUser, scrappedDataId: string, prompt: string) =>
  server.call(contract.analysePage, { body: { scrappedDataId, prompt } }, { as });
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));

test("a page that was opened is listed until it is asked, and its first result takes its place, pinned as it was", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  const unasked = { name: "Lonja", prompt: null, pinned: false, unaskedPage: page };
  expect(await listed(ana)).toEqual([unasked]);
  const [entry] = (await server.call(searches.listSearches, { query: {} }, { as: ana })).body.searches;
  const searchId = entry!._id;
  const { body } = await server.call(searches.readSearch, { body: { searchId } }, { as: ana });
  expect(body.search).toMatchObject({ unaskedPage: page, scrappedDataId: page, prompt: null });
  expect(JSON.parse(body.search.ai_response.content)).toMatchObject({ success: "false", reason: "unasked" });
  await ask(ana, page, "nombre de los que cuestan más de 90 euros");
  expect(await listed(ana)).toEqual([unasked]);
  await server.call(searches.pinSearch, { body: { searchId } }, { as: ana });
  await ask(ana, page, "nombre y precio");
  expect(await listed(ana)).toEqual([{ name: "Lonja", prompt: "nombre y precio", pinned: true, unaskedPage: null }]);
  expect(await charged(ana)).toBe(1);
});

test("a page that was called otherwise before it was asked keeps that name", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  await server.call(searches.renameSearch, { body: { searchId: page, name: "Pescados" } }, { as: ana });
  await ask(ana, page, "nombre y precio");
  expect(await listed(ana)).toMatchObject([{ name: "Pescados", prompt: "nombre y precio" }]);
});

test("a page that was deleted from the list is there again when it is opened again, without another charge", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  await server.call(searches.deleteSearch, { body: { searchId: page } }, { as: ana });
  expect(await listed(ana)).toEqual([]);
  expect(await open(ana)).toBe(page);
  expect(await listed(ana)).toHaveLength(1);
  await ask(ana, page, "nombre y precio");
  await open(ana);
  expect(await listed(ana)).toMatchObject([{ prompt: "nombre y precio" }]);
  expect(await charged(ana)).toBe(1);
});
