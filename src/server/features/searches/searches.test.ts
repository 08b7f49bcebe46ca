import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/searches.ts";
import type { TableView } from "../../../domain/table-view.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { search } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function aSearch(owner: TestUser, values: Partial<typeof search.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const content = JSON.stringify({ success: "true", results: [{ a: 1 }] });
  await server.deps.db
    .insert(search)
    .values({ id, ownerId: owner.id, kind: "research", name: "café", content, ...values });
  return id;
}

const namesOf = async (as: TestUser): Promise<string[]> =>
  (await server.call(contract.listSearches, { query: {} }, { as })).body.searches.map(({ name }) => name);

const january = (day: number) => new Date(Date.UTC(2026, 0, day));

test("pinned searches come first, then the newest", async () => {
  const ana = await server.aUser();
  await aSearch(ana, { name: "uno", createdAt: january(1) });
  const two = await aSearch(ana, { name: "dos", createdAt: january(2) });
  await aSearch(ana, { name: "tres", createdAt: january(3) });
  const pinned = await server.call(contract.pinSearch, { body: { searchId: two } }, { as: ana });
  expect(pinned.body).toEqual({ success: true, pinned: true });
  expect(await namesOf(ana)).toEqual(["dos", "tres", "uno"]);
  await server.call(contract.pinSearch, { body: { searchId: two } }, { as: ana });
  expect(await namesOf(ana)).toEqual(["tres", "dos", "uno"]);
});

test("the list is read a page at a time, and one past its end is the last", async () => {
  const ana = await server.aUser();
  for (const day of [1, 2, 3, 4, 5]) await aSearch(ana, { name: String(day), createdAt: january(day) });
  const oldest = await aSearch(ana, { name: "fijada", createdAt: january(0), pinned: true });
  await aSearch(ana, { name: "borrada", createdAt: january(6), deletedAt: january(7) });
  const read = async (page: number, size: number) => {
    const { body } = await server.call(contract.listSearches, { query: { page, size } }, { as: ana });
    return [body.page, body.pages, body.total, ...body.searches.map(({ name }) => name)];
  };
  expect(await read(1, 4)).toEqual([1, 2, 6, "fijada", "5", "4", "3"]);
  expect(await read(2, 4)).toEqual([2, 2, 6, "2", "1"]);
  expect(await read(9, 4)).toEqual([2, 2, 6, "2", "1"]);
  expect(await read(1, 10)).toEqual([1, 1, 6, "fijada", "5", "4", "3", "2", "1"]);
  await server.call(contract.deleteSearch, { body: { searchId: oldest } }, { as: ana });
  expect(await read(2, 5)).toEqual([1, 1, 5, "5", "4", "3", "2", "1"]);
  const nobody = await server.aUser();
  const { body: none } = await server.call(contract.listSearches, { query: { page: 3 } }, { as: nobody });
  expect(none).toEqual({ success: true, searches: [], total: 0, page: 1, pages: 1 });
  const refused = await server.call(contract.listSearches, { query: { page: 0 } }, { as: ana });
  expect([refused.status, refused.body.code]).toEqual([400, "INVALID_INPUT"]);
});

test("the list is narrowed to what holds every word, in name or prompt, whatever its case and accents", async () => {
  const ana = await server.aUser();
  await aSearch(ana, { name: "Café verde", createdAt: january(1) });
  await aSearch(ana, { name: "Directorio", kind: "website", prompt: "CAFETERÍAS de Lima", createdAt: january(2) });
  await aSearch(ana, { name: "100% palta", createdAt: january(3) });
  await aSearch(await server.aUser(), { name: "café ajeno" });
  const holding = async (q: string) => {
    const { body } = await server.call(contract.listSearches, { query: { page: 1, q } }, { as: ana });
    return [body.total, ...body.searches.map(({ name }) => name)];
  };
  expect(await holding("cafe")).toEqual([2, "Directorio", "Café verde"]);
  expect(await holding(" LIMA  café ")).toEqual([1, "Directorio"]);
  expect(await holding("%")).toEqual([1, "100% palta"]);
  expect(await holding("_")).toEqual([0]);
  expect(await holding("  ")).toEqual([3, "100% palta", "Directorio", "Café verde"]);
});

test("a saved search is read with its content, the list leaves it out", async () => {
  const ana = await server.aUser();
  const searchId = await aSearch(ana, { prompt: "precios" });
  const { body } = await server.call(contract.readSearch, { body: { searchId } }, { as: ana });
  expect(body.search).toMatchObject({ _id: searchId, name: "café", prompt: "precios", pinned: false });
  expect(JSON.parse(body.search.ai_response.content)).toEqual({ success: "true", results: [{ a: 1 }] });
  const { body: list } = await server.call(contract.listSearches, { query: {} }, { as: ana });
  expect(Object.keys(list.searches[0]!).toSorted()).toEqual([
    "_id",
    "created_at",
    "kind",
    "name",
    "pinned",
    "prompt",
    "subject",
    "unaskedPage",
  ]);
});

test("a search is called as its owner likes, is found by that too, and gets the name back that it came with", async () => {
  const ana = await server.aUser();
  const searchId = await aSearch(ana, { name: "café", prompt: "precios" });
  const rename = (name: string | null) => server.call(contract.renameSearch, { body: { searchId, name } }, { as: ana });
  expect((await rename("  Compras de «Valencia» 🫘 ")).body).toEqual({
    success: true,
    name: "Compras de «Valencia» 🫘",
  });
  const { body } = await server.call(contract.readSearch, { body: { searchId } }, { as: ana });
  expect(body.search).toMatchObject({ name: "Compras de «Valencia» 🫘", subject: "café", prompt: "precios" });
  for (const q of ["valencia", "cafe", "valencia cafe precios"]) {
    const found = await server.call(contract.listSearches, { query: { q } }, { as: ana });
    expect(found.body.searches.map(({ name }) => name)).toEqual(["Compras de «Valencia» 🫘"]);
  }
  expect((await rename(null)).body).toEqual({ success: true, name: "café" });
  expect(await namesOf(ana)).toEqual(["café"]);
});

test.each(["", "   ", "dos\nlíneas", "nulo\u0000", "\u202eal revés", "\u200b", "a".repeat(121)])(
  "%j is no name of a search",
  async (name) => {
    const ana = await server.aUser();
    const searchId = await aSearch(ana);
    const refused = await server.call(contract.renameSearch, { body: { searchId, name } }, { as: ana });
    expect([refused.status, refused.body.code]).toEqual([400, "INVALID_INPUT"]);
    expect(await namesOf(ana)).toEqual(["café"]);
  },
);

test("a deleted search is gone from every call, and can be restored", async () => {
  const ana = await server.aUser();
  const searchId = await aSearch(ana);
  const deleted = await server.call(contract.deleteSearch, { body: { searchId } }, { as: ana });
  expect(deleted.body.success).toBe(true);
  expect(await namesOf(ana)).toEqual([]);
  expect((await server.call(contract.readSearch, { body: { searchId } }, { as: ana })).status).toBe(404);
  expect((await server.call(contract.pinSearch, { body: { searchId } }, { as: ana })).status).toBe(404);
  const renamed = await server.call(contract.renameSearch, { body: { searchId, name: "otro" } }, { as: ana });
  expect(renamed.status).toBe(404);
  expect((await server.call(contract.deleteSearch, { body: { searchId } }, { as: ana })).status).toBe(404);
  await server.call(contract.deleteSearch, { body: { searchId, restore: true } }, { as: ana });
  expect(await namesOf(ana)).toEqual(["café"]);
});

test("the trash holds what its owner deleted, the last first, until it is restored", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const deletedNames = async (as: TestUser) =>
    (await server.call(contract.listTrash, { query: {} }, { as })).body.searches.map(({ name }) => name);
  await aSearch(ana, { name: "se queda" });
  const first = await aSearch(ana, { name: "primero", deletedAt: january(1) });
  await aSearch(ana, { name: "segundo", deletedAt: january(2) });
  await aSearch(berta, { name: "ajeno", deletedAt: january(3) });
  expect(await deletedNames(ana)).toEqual(["segundo", "primero"]);
  await server.call(contract.deleteSearch, { body: { searchId: first, restore: true } }, { as: ana });
  expect(await deletedNames(ana)).toEqual(["segundo"]);
  expect(await deletedNames(berta)).toEqual(["ajeno"]);
});

test("the trash is read a page at a time, and one past its end is the last", async () => {
  const ana = await server.aUser();
  for (const day of [1, 2, 3, 4, 5]) await aSearch(ana, { name: String(day), deletedAt: january(day) });
  const read = async (page: number, size: number) => {
    const { body } = await server.call(contract.listTrash, { query: { page, size } }, { as: ana });
    return [body.page, body.pages, body.total, ...body.searches.map(({ name }) => name)];
  };
  expect(await read(1, 2)).toEqual([1, 3, 5, "5", "4"]);
  expect(await read(3, 2)).toEqual([3, 3, 5, "1"]);
  expect(await read(7, 2)).toEqual([3, 3, 5, "1"]);
});

test("the arrangement of a search is kept, replaced and given up", async () => {
  const ana = await server.aUser();
  const searchId = await aSearch(ana);
  const read = async () =>
    (await server.call(contract.readSearch, { body: { searchId } }, { as: ana })).body.search.view;
  const save = (view: TableView | null) => server.call(contract.saveView, { body: { searchId, view } }, { as: ana });
  expect(await read()).toBeNull();
  const view = { columns: [{ key: "a", hidden: false, title: "Precio", widthPx: 200 }], sort: null };
  expect((await save(view)).body).toEqual({ success: true });
  expect(await read()).toEqual(view);
  await save({ columns: [], sort: { key: "a", descending: true } });
  expect(await read()).toEqual({ columns: [], sort: { key: "a", descending: true } });
  await save(null);
  expect(await read()).toBeNull();
  const refused = await save({ columns: [{ key: "a", hidden: false, title: " " }], sort: null });
  expect([refused.status, refused.body.code]).toEqual([400, "INVALID_INPUT"]);
});

test("another person's search does not exist for you", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const searchId = await aSearch(berta);
  const noSuch = newId();
  for (const call of [contract.readSearch, contract.pinSearch, contract.deleteSearch]) {
    const hers = await server.call(call, { body: { searchId } }, { as: ana });
    const none = await server.call(call, { body: { searchId: noSuch } }, { as: ana });
    expect([hers.status, hers.body.code, hers.body.message]).toEqual([none.status, none.body.code, none.body.message]);
    expect(hers.status).toBe(404);
  }
  const view = { columns: [], sort: { key: "a", descending: true } };
  expect((await server.call(contract.saveView, { body: { searchId, view } }, { as: ana })).status).toBe(404);
  const renamed = await server.call(contract.renameSearch, { body: { searchId, name: "mía" } }, { as: ana });
  expect([renamed.status, renamed.body.code]).toEqual([404, "NOT_FOUND"]);
  expect(await namesOf(berta)).toEqual(["café"]);
});

test.each([
  contract.listSearches,
  contract.readSearch,
  contract.pinSearch,
  contract.renameSearch,
  contract.saveView,
  contract.deleteSearch,
  contract.readProvenance,
])("$path needs a session", async (call) => {
  const answer = await server.send(call.path.replace(":id", newId()), {
    method: call.method,
    ...(call.method === "POST" && {
      body: JSON.stringify({ searchId: newId(), view: null, name: null }),
      headers: { "content-type": "application/json" },
    }),
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ success: false, code: "NOT_AUTHENTICATED" });
});

test.each([[{}], [{ searchId: 7 }], [[]], ["x"]])("a body of %j is refused with a code", async (body) => {
  const ana = await server.aUser();
  const answer = await server.send(
    contract.pinSearch.path,
    { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
    { as: ana },
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, code: "INVALID_INPUT", requestId: expect.any(String) });
});

test("the top of a result is read without the rest of it, by its owner alone", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const results = Array.from({ length: 500 }, (_, i) => ({ empresa: `Empresa ${i + 1}`, precio: `${i + 1},50 €` }));
  const content = JSON.stringify({ success: "true", results });
  const table = await aSearch(ana, { kind: "website", prompt: "empresas", content });
  const preview = async (id: string, as: TestUser, rows?: number) =>
    server.call(contract.previewSearch, { params: { id }, query: { ...(rows && { rows }) } }, { as });
  expect((await preview(table, ana, 2)).body).toEqual({
    success: true,
    report: null,
    table: {
      columns: [
        { title: "Empresa", isNumeric: false },
        { title: "Precio", isNumeric: true },
      ],
      rows: [
        ["Empresa 1", "1,50 €"],
        ["Empresa 2", "2,50 €"],
      ],
      rowCount: 500,
    },
  });
  expect((await preview(table, ana)).body.table?.rows).toHaveLength(3);
  expect((await preview(table, ana, 1000)).status).toBe(400);
  expect((await preview(table, berta)).status).toBe(404);
  const broken = await aSearch(ana, { kind: "website", prompt: "empresas", content: "no es JSON" });
  expect((await preview(broken, ana)).body).toEqual({ success: true, report: null, table: null });
  const unasked = await aSearch(ana, { kind: "website", prompt: null });
  expect((await preview(unasked, ana)).body).toEqual({ success: true, report: null, table: null });
});
