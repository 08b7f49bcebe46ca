import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteSearch, readChanges, readSearch } from "../../../contract/searches.ts";
import { analysePage, scrapeWebsite } from "../../../contract/website.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { type Site, startSite } from "../../../../tests/support/site.ts";

let rows: [string, number][] = [];
let site: Site;
let server: TestServer;
beforeAll(async () => {
  site = await startSite((_request, response) => {
    const cells = rows.map(([name, price]) => `<tr><td>${name}</td><td>${price},90 €</td></tr>`).join("");
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(`<!doctype html><title>Tarifa</title><table><tr><th>Modelo</th><th>Precio</th></tr>${cells}</table>`);
  });
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

/** Reads the page as it is now and asks it; gives the answer. */
async function readAndAsk(as: TestUser, now: typeof rows, prompt = "modelo y precio") {
  rows = now;
  const { body } = await server.call(scrapeWebsite, { body: { url: `${site.url}/tarifa`, fresh: true } }, { as });
  const asked = await server.call(analysePage, { body: { scrappedDataId: body.data._id, prompt } }, { as });
  return asked.body.dataResponse;
}

const changesOf = async (searchId: string, as: TestUser) =>
  server.call(readChanges, { params: { id: searchId } }, { as });

const january: typeof rows = [
  ["Taladro T1", 41],
  ["Taladro T2", 52],
  ["Sierra S1", 60],
  ["Sierra S2", 75],
];
const february: typeof rows = [
  ["Taladro T1", 41],
  ["Taladro T2", 49],
  ["Sierra S2", 75],
  ["Lijadora L1", 33],
];

test("a page that is read again says which rows are new, gone and changed since, to its owner alone", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const first = await readAndAsk(ana, january);
  expect(first.former).toBeNull();
  expect((await changesOf(first.searchId!, ana)).body).toEqual({ success: true, changes: null });

  const second = await readAndAsk(ana, february);
  expect(second.former).toEqual({ _id: first.searchId, capturedAt: expect.any(String) });
  const saved = await server.call(readSearch, { body: { searchId: second.searchId! } }, { as: ana });
  expect(saved.body.search.former).toEqual(second.former);
  expect((await changesOf(second.searchId!, ana)).body.changes).toEqual({
    columns: [
      { title: "Modelo", isNumeric: false },
      { title: "Precio", isNumeric: true },
    ],
    added: 1,
    removed: 1,
    changed: 1,
    rows: [
      { kind: "changed", cells: ["Taladro T2", "49,90 €"], before: [[], ["52,90 €"]] },
      { kind: "added", cells: ["Lijadora L1", "33,90 €"], before: null },
      { kind: "removed", cells: ["Sierra S1", "60,90 €"], before: null },
    ],
  });
  expect((await changesOf(second.searchId!, berta)).status).toBe(404);
  expect((await readAndAsk(berta, february)).former).toBeNull();
});

test("another question, and a table in the trash, are no earlier reading", async () => {
  const ana = await server.aUser();
  const first = await readAndAsk(ana, january);
  expect((await readAndAsk(ana, february, "modelo")).former).toBeNull();
  await server.call(deleteSearch, { body: { searchId: first.searchId! } }, { as: ana });
  const last = await readAndAsk(ana, february);
  expect(last.former).toBeNull();
  expect((await changesOf(last.searchId!, ana)).body.changes).toBeNull();
});
