import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { eq, ne } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase, type TestPostgres } from "../../../tests/support/fresh-database.ts";
import { aServer, startTestServer, type TestServer, type TestUser } from "../../../tests/support/server.ts";
import { startSite, type Site } from "../../../tests/support/site.ts";
import { storedPage } from "../../../tests/support/stored-page.ts";
import { checkAuth, login } from "../../contract/accounts.ts";
import { readProvenance, readSearch } from "../../contract/searches.ts";
import { analysePage, readPage, scrapeWebsite } from "../../contract/website.ts";
import {
  accessRequest,
  attempt,
  audit,
  billingCustomer,
  erasedObject,
  evidence,
  judgement,
  page,
  search,
  session,
  sheetExport,
  siteRule,
  sourceCache,
  stripeEvent,
  subscription,
  tokenUsage,
  verification,
} from "../db/schema.ts";
import { applyMigrations, knownMigrations } from "../db/migrations.ts";
import { newId } from "../ids.ts";
import { folderStore } from "../objects/folder-store.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { version } from "../version.ts";
import { backedUpTables } from "./format.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

/** What COPY, JSON and a text of bytes each write in a way of their own. */
const awkward = 'pestaña\tsalto\nbarra \\ punto \\. \\N "comillas" \u{1f951} ';
const rows = Array.from({ length: 600 }, (_, i) => `<tr><td>Bodega ${i} del Valle Alto</td><td>${i},50 €</td></tr>`);
const listing = `<!doctype html><html lang="es"><title>Bodegas</title><h1>Bodegas</h1><table>
<tr><th>Bodega</th><th>Precio</th></tr>${rows.join("")}</table></html>`;

let folder: string;
let site: Site;
let server: TestServer;
let ana: TestUser;
let pageId: string;
let searchId: string;
let whole: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  site = await startSite((_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(listing),
  );
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
  ana = await server.aUser();
  const scraped = await server.call(scrapeWebsite, { body: { url: `${site.url}/bodegas` } }, { as: ana });
  pageId = scraped.body.data._id;
  const asked = { scrappedDataId: pageId, prompt: "bodega y precio" };
  searchId = (await server.call(analysePage, { body: asked }, { as: ana })).body.dataResponse.searchId!;
  await fillOtherTables();
  whole = aFile("entera.tar.zst");
  await back(server.database, server.deps.objects, whole);
});
afterAll(async () => {
  await server.close();
  site.close();
  rmSync(folder, { recursive: true });
});

async function fillOtherTables(): Promise<void> {
  const { db } = server.deps;
  const ownerId = ana.id;
  const now = new Date();
  const [former, later] = [newId(), newId()];
  // The former one refers to one that comes behind it.
  await db.insert(search).values({ id: later, ownerId, kind: "research", name: "Palta", content: awkward });
  await db.insert(search).values({
    id: former,
    ownerId,
    kind: "research",
    name: awkward,
    content: "",
    counts: { awkward } as never,
    replacedBy: later,
  });
  await db.insert(siteRule).values({ ownerId, site: "bodegas.example", rules: { scrolls: 3 } as never });
  await db
    .insert(evidence)
    .values({ id: newId(), ownerId, productKey: "palta", directory: "world", research: { awkward } as never });
  await db.insert(judgement).values({ pageId, question: "q", textHash: "t", value: null });
  await db.insert(sheetExport).values({ ownerId, key: "k", inputHash: "h" });
  await db.insert(tokenUsage).values({ id: newId(), ownerId, task: "plan", model: "m", costUsd: 0.000123 });
  await db.insert(sourceCache).values({ key: "k", body: Buffer.from([0, 9, 10, 13, 92, 255]), confirmedAt: now });
  await db.insert(accessRequest).values({ email: "eva@example.com", message: awkward });
  await db.insert(attempt).values({ key: "k", times: [now, new Date(0)] });
  await db.insert(billingCustomer).values({ ownerId, customerId: "cus_1" });
  await db.insert(subscription).values({
    id: "sub_1",
    ownerId,
    itemId: "si_1",
    plan: "pro",
    interval: "monthly",
    state: "active",
    startedAt: now,
    periodEnd: now,
  });
  await db.insert(erasedObject).values({ key: "page/gone" });
  await db.insert(audit).values([1, 2, 3].map((day) => ({ actor: "ana", action: "plan", subject: `día ${day}` })));
  // Its number was given all the same.
  await db.delete(audit).where(eq(audit.subject, "día 3"));
  await db.insert(stripeEvent).values({ id: "evt_1", type: "invoice.paid" });
  await db.insert(verification).values({ id: newId(), identifier: "i", value: "reset-token-77", expiresAt: now });
}

const aFile = (name: string): string => join(folder, name);

async function connected(database: TestPostgres): Promise<Client> {
  const client = new Client({ ...database });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function back(database: TestPostgres, objects: ObjectStore | null, file: string, signal?: AbortSignal) {
  const client = new Client({ ...database });
  await client.connect();
  try {
    return await takeBackup({ client, objects }, file, signal ?? new AbortController().signal);
  } finally {
    await client.end();
  }
}

async function restored(file: string, into?: { database?: TestPostgres; objects?: ObjectStore }) {
  const database = into?.database ?? (await freshDatabase());
  const dataDir = mkdtempSync(join(folder, "data-"));
  const client = await connected(database);
  await restoreBackup(client, into?.objects ?? folderStore(join(dataDir, "objects")), await checkBackup(file));
  return { database, dataDir, client };
}

/** A sum over the rows of each table, whatever their order. */
async function sumsOf(client: Client): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of backedUpTables(knownMigrations().length)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum from "${name}" t`,
    );
    sums[name] = rows[0]!.sum;
  }
  return sums;
}

/** An empty database that nothing has prepared. */
async function bareDatabase(): Promise<TestPostgres> {
  const database = await freshDatabase();
  const client = await connected(database);
  await client.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
  return database;
}

describe("a backup taken while the server runs", () => {
  test("comes back equal, row by row and object by object, where people sign in and find their tables", async () => {
    const before = await sumsOf(await connected(server.database));
    const empty = Object.keys(before).filter((table) => before[table] === null);
    expect(empty).toEqual([]);
    const { database, dataDir, client } = await restored(whole, { database: await bareDatabase() });
    expect(await sumsOf(client)).toEqual(before);

    const there = await aServer({ DATA_DIR: dataDir }, { database });
    expect((await there.call(checkAuth, {}, { as: ana })).body.success).toBe(false);
    const signedIn = await there.call(login, { body: { email: ana.email, password: ana.password } }, { as: ana });
    expect(signedIn.status).toBe(200);
    const table = await there.call(readSearch, { body: { searchId } }, { as: ana });
    expect(JSON.stringify(table.body)).toContain("Bodega 599 del Valle Alto");
    const cells = { params: { id: searchId }, query: { from: "0", to: "600" } };
    expect((await there.call(readProvenance, cells, { as: ana })).body.rows).toHaveLength(600);
    expect((await there.call(readPage, { body: { id: pageId } }, { as: ana })).status).toBe(200);
    const next = { actor: "ana", action: "plan", subject: "día 4" };
    expect(await there.deps.db.insert(audit).values(next).returning({ id: audit.id })).toEqual([{ id: 4 }]);
  });

  test("holds nothing that lets anybody in, and is for its owner's eyes", async () => {
    const { db } = server.deps;
    const bytes = zstdDecompressSync(readFileSync(whole));
    const [{ token } = { token: "" }] = await db.select().from(session);
    for (const secret of [token, "reset-token-77", ana.password, server.config.secret])
      expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes(ana.email)).toBe(true);
    expect(statSync(whole).mode & 0o777).toBe(0o600);
  });

  test("is of one moment: what comes in meanwhile is not in it", async () => {
    const { db, objects } = server.deps;
    let late = 0;
    const busy: ObjectStore = {
      ...objects,
      async get(key) {
        if (late++ === 0) await db.insert(page).values(storedPage(ana.id));
        return objects.get(key);
      },
    };
    const { header, contents } = await back(server.database, busy, aFile("momento.tar.zst"));
    const { contents: earlier } = await checkBackup(whole);
    expect(contents).toEqual(earlier);
    expect(header.version).toBe(version);
    await db.delete(page).where(ne(page.id, pageId));
  });

  test("goes on without a page that the store has lost, and says so", async () => {
    const lost: ObjectStore = { ...server.deps.objects, get: () => Promise.reject(new Error("damaged")) };
    const { contents } = await back(server.database, lost, aFile("perdida.tar.zst"));
    expect(contents.objects).toMatchObject({ count: 0, missing: 3 });
    await checkBackup(aFile("perdida.tar.zst"));
  });

  test("takes no name that is taken, and leaves nothing behind when it is broken off", async () => {
    const kept = readFileSync(whole);
    await expect(back(server.database, null, whole)).rejects.toMatchObject({ code: "file-exists" });
    expect(readFileSync(whole).equals(kept)).toBe(true);
    const broken = new AbortController();
    const slow: ObjectStore = {
      ...server.deps.objects,
      async get() {
        broken.abort();
        return null;
      },
    };
    const file = aFile("rota.tar.zst");
    await expect(back(server.database, slow, file, broken.signal)).rejects.toMatchObject({ code: "interrupted" });
    await expect(back(server.database, null, aFile("no/hay.tar.zst"))).rejects.toMatchObject({
      code: "file-unwritable",
    });
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

/** The backup with its unpacked bytes changed, packed again: a sum of its own cannot tell. */
function rewritten(name: string, change: (bytes: Buffer) => Buffer): string {
  const file = aFile(name);
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  writeFileSync(file, zstdCompressSync(change(zstdDecompressSync(readFileSync(whole))), { params }));
  return file;
}

/** The backup with its bytes changed. */
function changed(name: string, change: (bytes: Buffer) => Uint8Array): string {
  writeFileSync(aFile(name), change(readFileSync(whole)));
  return aFile(name);
}

/** Writes over bytes that are there, as long as they are. */
function put(bytes: Buffer, from: string, to: string): Buffer {
  const place = bytes.indexOf(from);
  expect(place).toBeGreaterThan(0);
  bytes.write(to.padEnd(from.length), place);
  return bytes;
}

describe("what is not a whole backup of a version like this one is refused before anything is written", () => {
  test.each([0.02, 0.5, 0.95])("cut off at %f", async (share) => {
    const file = changed("cortada", (bytes) => bytes.subarray(0, bytes.length * share));
    await expect(checkBackup(file)).rejects.toMatchObject({
      code: "cut-off",
      message: `${file} is cut off, and nothing was restored: copy it anew, or take an older backup`,
    });
  });

  test("cut off between two of its files", async () => {
    const file = rewritten("cortada", (bytes) => bytes.subarray(0, bytes.lastIndexOf("contents.json")));
    await expect(checkBackup(file)).rejects.toMatchObject({ code: "cut-off" });
  });

  test("a byte that changed", async () => {
    const file = changed("dañada", (bytes) =>
      bytes.fill(bytes[bytes.length >> 1]! ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    );
    await expect(checkBackup(file)).rejects.toMatchObject({ code: "damaged" });
  });

  test("a row that changed, under sums that are right again", async () => {
    const file = rewritten("cambiada", (bytes) => put(bytes, ana.email, "otra@example.com"));
    await expect(checkBackup(file)).rejects.toMatchObject({ code: "damaged" });
  });

  test("a table that this version does not have", async () => {
    const file = rewritten("ajena", (bytes) => put(bytes, '"name": "site_rule"', '"name": "site_role"'));
    await expect(checkBackup(file)).rejects.toMatchObject({ code: "damaged" });
  });

  test("a newer version", async () => {
    const file = rewritten("nueva", (bytes) => put(bytes, `"version": "${version}"`, '"version": "9.1.0"'));
    await expect(checkBackup(file)).rejects.toMatchObject({
      code: "newer-backup",
      message: `${file} was made by Sondeo 9.1.0, which is newer than this one (${version}): update Sondeo, then restore it`,
    });
  });

  test("another history of the database", async () => {
    const [first = ""] = knownMigrations();
    const file = rewritten("otra", (bytes) => put(bytes, first, "0".repeat(first.length)));
    await expect(checkBackup(file)).rejects.toMatchObject({ code: "other-history" });
  });

  test("no backup at all, and no file", async () => {
    await expect(checkBackup(import.meta.filename)).rejects.toMatchObject({ code: "no-backup" });
    writeFileSync(aFile("vacía"), "");
    await expect(checkBackup(aFile("vacía"))).rejects.toMatchObject({ code: "cut-off" });
    await expect(checkBackup(aFile("ninguna"))).rejects.toMatchObject({ code: "file-unreadable" });
    await expect(checkBackup(folder)).rejects.toMatchObject({ code: "file-unreadable" });
  });
});

describe("a database keeps what it has", () => {
  test("while a server runs on it", async () => {
    await expect(restored(whole, { database: server.database })).rejects.toMatchObject({ code: "server-runs" });
  });

  test("when it holds accounts, or belongs to something else", async () => {
    const full = await restored(whole);
    await expect(restored(whole, { database: full.database })).rejects.toMatchObject({ code: "holds-accounts" });
    const other = await bareDatabase();
    const client = await connected(other);
    await client.query(`create table "user" (name text); insert into "user" values ('suyo')`);
    await expect(restored(whole, { database: other })).rejects.toMatchObject({ code: "foreign-database" });
    expect((await client.query(`select name from "user"`)).rows).toEqual([{ name: "suyo" }]);
  });

  test("when the restore fails on its way", async () => {
    const database = await freshDatabase();
    const client = await connected(database);
    await client.query("insert into allowed_email (entry, added_by) values ('@suyo.example', 'prueba')");
    const full: ObjectStore = {
      ...folderStore(join(folder, "llena")),
      put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })),
    };
    await expect(restored(whole, { database, objects: full })).rejects.toMatchObject({ code: "store-unwritable" });
    expect((await client.query("select entry from allowed_email")).rows).toEqual([{ entry: "@suyo.example" }]);
    expect((await client.query(`select from "user"`)).rowCount).toBe(0);
    await restored(whole, { database });
    expect((await client.query("select entry from allowed_email order by entry")).rows).toEqual([{ entry: "*" }]);
  });
});

test.each([
  ["a row that is another", "distinta", (bytes: Buffer) => put(bytes, ana.email, "otra@example.com"), "damaged"],
  ["a row that is none", "rota", (bytes: Buffer) => put(bytes, `${ana.email}\tf`, `${ana.email}\tx`), "22P02"],
])("%s, in a file that changed after it was checked, leaves the database empty", async (_what, name, change, code) => {
  const checked = await checkBackup(whole);
  const database = await freshDatabase();
  const client = await connected(database);
  const objects = folderStore(join(folder, name));
  const later = { ...checked, file: rewritten(`${name}.tar.zst`, change) };
  await expect(restoreBackup(client, objects, later)).rejects.toMatchObject({ code });
  expect((await client.query(`select from "user"`)).rowCount).toBe(0);
});

test("a backup of an older version lands in this one", async () => {
  const older = await bareDatabase();
  const client = await connected(older);
  const known = knownMigrations().length;
  await applyMigrations(client, 0, known - 2);
  await client.query(
    `insert into "user" (id, name, username_key, email) values ('u1', 'Ana', 'ana', 'ana@example.com')`,
  );
  const file = aFile("antigua.tar.zst");
  const { header } = await back(older, null, file);
  expect(header.migrations).toHaveLength(known - 2);
  const { client: newer } = await restored(file);
  expect((await newer.query(`select email from "user"`)).rows).toEqual([{ email: "ana@example.com" }]);
  expect((await newer.query("select hash from drizzle.__drizzle_migrations order by id")).rows).toEqual(
    knownMigrations().map((hash) => ({ hash })),
  );
  expect((await newer.query("select replaced_by from search")).rows).toEqual([]);
});
