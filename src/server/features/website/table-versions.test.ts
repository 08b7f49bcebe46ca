import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as searches from "../../../contract/searches.ts";
import * as contract from "../../../contract/website.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { usage } from "../../db/schema.ts";

const list = `<!doctype html><html lang="es"><title>Lonja</title><h1>Lonja</h1><table><tr><th>Nombre<th>Precio<th>Puerto</tr>${[
  "Mero",
  "Atún",
  "Rape",
  "Sepia",
]
  .map((name, i) => `<tr><td>${name}<td>${i + 5},20 €<td>${i % 2 ? "Vigo" : "Burela"}</tr>`)
  .join("")}</table></html>`;

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

const open = async (as: TestUser, fresh = false): Promise<string> =>
  (await server.call(contract.scrapeWebsite, { body: { url: site.url, fresh } }, { as })).body.data._id;

async function ask(as: TestUser, scrappedDataId: string, dropped: string[] = []) {
  const body = { scrappedDataId, prompt: "nombre y precio de Vigo", dropped };
  return (await server.call(contract.analysePage, { body }, { as })).body.dataResponse;
}

const listed = async (as: TestUser) => (await server.call(searches.listSearches, { query: {} }, { as })).body.searches;
const idsOf = async (as: TestUser) => (await listed(as)).map(({ _id }) => _id);
const trashed = async (as: TestUser) =>
  (await server.call(searches.listTrash, { query: {} }, { as })).body.searches.map(({ _id }) => _id);
const read = async (as: TestUser, searchId: string) =>
  (await server.call(searches.readSearch, { body: { searchId } }, { as })).body.search;
const rename = (as: TestUser, searchId: string) =>
  server.call(searches.renameSearch, { body: { searchId, name: "Pescados" } }, { as });
const pin = (as: TestUser, searchId: string) => server.call(searches.pinSearch, { body: { searchId } }, { as });
const rowsOf = (content: string): number => (JSON.parse(content) as { results: unknown[] }).results.length;
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));

/** The first version of a table, and the one that takes its place once its condition is left out. */
async function corrected(as: TestUser, page: string, between?: (first: string) => Promise<unknown>) {
  const first = await ask(as, page);
  await between?.(first.searchId!);
  const second = await ask(as, page, [first.understood!.filters[0]!.asked]);
  return { first: first.searchId!, second: second.searchId!, before: first, after: second };
}

test("a table that is put right stays one entry, named and pinned as it was, with what it was before", async () => {
  const ana = await server.aUser();
  const { first, second, before, after } = await corrected(ana, await open(ana), async (id) => {
    await pin(ana, id);
    await rename(ana, id);
  });
  expect(await listed(ana)).toMatchObject([{ _id: second, name: "Pescados", pinned: true }]);
  expect([before.versions, after.versions]).toMatchObject([
    [],
    [
      { _id: second, isListed: true, rowCount: 4 },
      { _id: first, isListed: false, rowCount: 2, columns: before.plan!.columns.map(({ title }) => title) },
    ],
  ]);
  const former = await read(ana, first);
  expect([rowsOf(former.ai_response.content), former.versions]).toEqual([2, after.versions]);
  expect((await read(ana, second)).versions).toEqual(after.versions);
  expect(await charged(ana)).toBe(1);
});

test("an earlier version is kept instead, and put right from there", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  const { first, second } = await corrected(ana, page);
  await rename(ana, second);
  expect((await read(ana, first)).name).toBe("Pescados");
  await pin(ana, second);
  const keep = (searchId: string, as: TestUser) => server.call(searches.keepVersion, { body: { searchId } }, { as });
  expect((await keep(first, await server.aUser())).status).toBe(404);
  expect(await idsOf(ana)).toEqual([second]);
  expect((await keep(first, ana)).body).toEqual({ success: true });
  expect(await listed(ana)).toMatchObject([{ _id: first, name: "Pescados", pinned: true }]);
  expect((await read(ana, second)).versions).toMatchObject([
    { _id: second, isListed: false },
    { _id: first, isListed: true },
  ]);
  expect((await keep(first, ana)).body).toEqual({ success: true });
  const third = await ask(ana, page);
  expect(await idsOf(ana)).toEqual([third.searchId]);
  expect(third.versions.map(({ _id }) => _id)).toEqual([third.searchId, second, first]);
});

test("two versions that are kept at one time, and one that is asked for meanwhile, leave one entry", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  const { first, second } = await corrected(ana, page);
  const keep = (searchId: string) => server.call(searches.keepVersion, { body: { searchId } }, { as: ana });
  for (let round = 0; round < 5; round++) {
    await ask(ana, page);
    const kept = await Promise.all([keep(first), keep(second)]);
    expect([kept.map(({ status }) => status), (await listed(ana)).length]).toEqual([[200, 200], 1]);
    await Promise.all([keep(first), ask(ana, page), keep(second)]);
    expect(await listed(ana)).toHaveLength(1);
  }
});

test("an entry goes to the trash and comes back with its versions; a version goes alone", async () => {
  const ana = await server.aUser();
  const { first, second } = await corrected(ana, await open(ana));
  const remove = (searchId: string, restore = false) =>
    server.call(searches.deleteSearch, { body: { searchId, restore } }, { as: ana });
  await remove(second);
  expect([await idsOf(ana), await trashed(ana)]).toEqual([[], [second]]);
  expect((await server.call(searches.readSearch, { body: { searchId: first } }, { as: ana })).status).toBe(404);
  expect((await remove(second)).status).toBe(404);
  await remove(second, true);
  expect([await idsOf(ana), await trashed(ana)]).toEqual([[second], []]);
  expect((await read(ana, second)).versions).toHaveLength(2);
  await remove(first);
  expect([await idsOf(ana), await trashed(ana)]).toEqual([[second], [first]]);
  expect((await read(ana, second)).versions).toEqual([]);
  await remove(second);
  await remove(first, true);
  expect([await idsOf(ana), await trashed(ana)]).toEqual([[first], [second]]);
});

test("another prompt, and another reading of the page, are entries of their own; a reading keeps the name", async () => {
  const ana = await server.aUser();
  const page = await open(ana);
  const { second } = await corrected(ana, page);
  await rename(ana, second);
  const body = { scrappedDataId: page, prompt: "puerto y nombre" };
  const other = (await server.call(contract.analysePage, { body }, { as: ana })).body.dataResponse;
  const again = await ask(ana, await open(ana, true));
  expect((await listed(ana)).map(({ _id, name }) => [_id, name])).toEqual([
    [again.searchId, "Pescados"],
    [other.searchId, "Lonja"],
    [second, "Pescados"],
  ]);
  expect([again.versions, again.former?._id]).toEqual([[], second]);
});
