import { request } from "node:http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as contract from "../../../contract/exports.ts";
import { aServer } from "../../../../tests/support/server.ts";
import {
  accessToken as token,
  exportAs as exportFrom,
  startSheetsServer,
} from "../../../../tests/support/sheets-server.ts";
import type { Fault } from "../../../../tests/support/sheets-stand-in.ts";
import { sheetExport, user } from "../../db/schema.ts";

let own: Awaited<ReturnType<typeof startSheetsServer>>;
let google: typeof own.google;
let server: typeof own.server;
let exportAs: typeof own.exportAs;
beforeAll(async () => {
  own = await startSheetsServer();
  ({ google, server, exportAs } = own);
});
beforeEach(() => own.reset());
afterAll(() => own.close());

test.each([
  [2_001, 500],
  [10_001, 1],
])("%i rows of %i columns are refused before anything is made", async (rows, columns) => {
  const ana = await server.aUser();
  const headers = Array.from({ length: columns }, (_, i) => `c${i}`);
  const { status, body } = await exportAs(ana, { data: Array.from({ length: rows }, () => []), headers });
  expect([status, body.code, body.error]).toEqual([413, "SHEET_TOO_LARGE", body.message]);
  expect(google.seen).toEqual([]);
});

const once = (path: RegExp, fault: Fault) => {
  let left = 1;
  google.play((seen) => (path.test(seen.path) && left-- > 0 ? fault : null));
};
const soon = { "retry-after": "0" };

test.each([429, 500, 503])("a passing %i in the middle is tried again and doubles nothing", async (status) => {
  const ana = await server.aUser();
  once(/values/, { do: "status", status, headers: soon });
  expect((await exportAs(ana, { data: [[1], [2]], headers: ["A"] })).status).toBe(200);
  expect(google.spreadsheets).toHaveLength(1);
  expect(google.spreadsheets[0]!.sheets[0]!.values).toEqual([["A"], [1], [2]]);
});

test("a spreadsheet whose making may have worked is not made twice in one request", async () => {
  const ana = await server.aUser();
  google.play(({ path }) => (path.endsWith("/spreadsheets") ? { do: "broken" } : null));
  const { status, body } = await exportAs(ana, { data: [[1]], headers: ["A"] });
  expect([status, body.code]).toEqual([503, "GOOGLE_UNAVAILABLE"]);
  expect(google.spreadsheets).toHaveLength(1);
});

const says = (reason: string) => ({ error: { status: "PERMISSION_DENIED", details: [{ reason }] } });
test.each<[number, object, string]>([
  [401, {}, "GOOGLE_SIGN_IN"],
  [403, says("ACCESS_TOKEN_SCOPE_INSUFFICIENT"), "GOOGLE_CONSENT"],
  [403, says("SERVICE_DISABLED"), "NOT_CONFIGURED"],
  [403, { error: { errors: [{ reason: "storageQuotaExceeded" }] } }, "GOOGLE_STORAGE_FULL"],
  [403, { error: { errors: [{ reason: "userRateLimitExceeded" }] } }, "GOOGLE_QUOTA"],
  [429, { error: { status: "RESOURCE_EXHAUSTED" } }, "GOOGLE_QUOTA"],
  [500, {}, "GOOGLE_UNAVAILABLE"],
  [302, {}, "GOOGLE_UNAVAILABLE"],
  [400, { error: { message: `quotes ${token}` } }, "INTERNAL"],
])("Google's %i %j is %s", async (status, body, code) => {
  const ana = await server.aUser();
  google.play(() => ({ do: "status", status, body, headers: { ...soon, location: "https://elsewhere.example/" } }));
  const answer = await exportAs(ana, { data: [[1]], headers: ["A"] });
  expect(answer.body).toMatchObject({ success: false, code, error: answer.body.message });
  expect(JSON.stringify(answer.body)).not.toContain(token);
});

test("a repeat gives the same sheet, at one time or later; another body with the key is refused", async () => {
  const ana = await server.aUser();
  const table = { data: [[1]], headers: ["A"] };
  const answers = await Promise.all([1, 2, 3].map(() => exportAs(ana, table, "k1")));
  const later = await exportAs(ana, { ...table, accessToken: "another.token" }, "k1");
  expect(new Set([...answers, later].map(({ body }) => body.spreadsheetUrl)).size).toBe(1);
  expect(google.spreadsheets).toHaveLength(1);
  const other = await exportAs(ana, { ...table, data: [[2]] }, "k1");
  expect([other.status, other.body.code]).toEqual([409, "KEY_REUSED"]);
  const berta = await server.aUser();
  await exportAs(berta, table, "k1");
  await exportAs(ana, table);
  expect(google.spreadsheets).toHaveLength(3);
});

test("an export that broke off goes on in its sheet, or in a new one where that is not to be had", async () => {
  const ana = await server.aUser();
  const table = { data: [[1]], headers: ["A"] };
  google.play(({ path }) => (path.includes("values") ? { do: "status", status: 401 } : null));
  expect((await exportAs(ana, table, "k2")).body.code).toBe("GOOGLE_SIGN_IN");
  google.play(() => null);
  const { body } = await exportAs(ana, table, "k2");
  expect(google.spreadsheets.map(({ sheets }) => sheets[0]!.values)).toEqual([[["A"], [1]]]);
  expect(body.spreadsheetUrl).toContain("hoja-1");

  google.play(({ path }) => (path.includes("values") ? { do: "status", status: 401 } : null));
  await exportAs(ana, table, "k3");
  google.play(() => null);
  const byAnother = await exportAs(ana, { ...table, accessToken: "another.account" }, "k3");
  expect(byAnother.body.spreadsheetUrl).toContain("hoja-3");
});

test("one key of two people is two exports", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const [hers, bertas] = [
    { data: [[1]], headers: ["A"] },
    { data: [[2]], headers: ["A"] },
  ];
  google.play(({ path }) => (path.includes("values") ? { do: "status", status: 401 } : null));
  await exportAs(ana, hers, "k6");
  google.play(() => null);
  await exportAs(berta, bertas, "k6");
  const again = [await exportAs(ana, hers, "k6"), await exportAs(berta, bertas, "k6"), await exportAs(ana, hers, "k6")];
  expect(again.map(({ body }) => /hoja-\d/.exec(body.spreadsheetUrl ?? "")?.[0])).toEqual([
    "hoja-1",
    "hoja-2",
    "hoja-1",
  ]);
  expect(google.spreadsheets.map(({ sheets }) => sheets[0]!.values)).toEqual([
    [["A"], [1]],
    [["A"], [2]],
  ]);
});

test("an export whose server was killed is taken up again once nobody can be at it any more", async () => {
  const ana = await server.aUser();
  const table = { data: [[1]], headers: ["A"] };
  google.play(({ path }) => (path.includes("values") ? { do: "status", status: 401 } : null));
  await exportAs(ana, table, "k5");
  google.play(() => null);
  const claimedAt = sql`now() - interval '4 minutes'`;
  await server.deps.db.update(sheetExport).set({ claimedAt }).where(eq(sheetExport.ownerId, ana.id));
  expect((await exportAs(ana, table, "k5")).body.spreadsheetUrl).toContain("hoja-1");
});

test("whoever hangs up stops the export, and may go on with it", { timeout: 60_000 }, async () => {
  const ana = await server.aUser();
  google.play(({ path }) => (path.includes("values") ? { do: "silence" } : null));
  const heard = google.heard(/values/);
  const body = JSON.stringify({ data: [[1]], headers: ["A"], name: "x", accessToken: token });
  const call = request(`${server.url}${contract.exportToSheets.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: ana.cookieHeader, "idempotency-key": "k4" },
  });
  call.on("error", () => undefined);
  call.end(body);
  await heard;
  call.destroy();
  await expect.poll(() => google.seen.some(({ wasAborted }) => wasAborted)).toBe(true);
  google.play(() => null);
  const again = await exportAs(ana, { data: [[1]], headers: ["A"], name: "x" }, "k4");
  expect(again.body.spreadsheetUrl).toContain("hoja-1");
  expect(google.spreadsheets).toHaveLength(1);
});

test("Standard is told that it is part of Pro, as is a trial that has ended", async () => {
  const ana = await server.aUser();
  const table = { data: [[1]], headers: ["A"] };
  const become = (values: Partial<typeof user.$inferInsert>) =>
    server.deps.db.update(user).set(values).where(eq(user.id, ana.id));
  expect((await exportAs(ana, table)).status).toBe(200);
  await become({ plan: "standard" });
  const refused = await exportAs(ana, table);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ success: false, code: "LIMIT_REACHED", error: refused.body.message });
  await become({ plan: "trial", createdAt: new Date(Date.now() - 15 * 86_400_000) });
  expect((await exportAs(ana, table)).body.code).toBe("LIMIT_REACHED");
  await become({ plan: "pro" });
  expect((await exportAs(ana, table)).status).toBe(200);
});

test("limits that are off refuse nobody, and a server without Google says that it is not set up", async () => {
  const table = { data: [[1]], headers: ["A"] };
  const free = await aServer({ ...own.settings, PLAN_LIMITS: "off" });
  const ana = await free.aUser();
  await free.deps.db.update(user).set({ plan: "standard" });
  expect((await exportFrom(free, ana, table)).status).toBe(200);
  const bare = await aServer();
  const answer = await exportFrom(bare, await bare.aUser(), table);
  expect(answer).toMatchObject({ status: 501, body: { success: false, code: "NOT_CONFIGURED" } });
});

test("of an export its sheet is kept, neither token nor values", async () => {
  const ana = await server.aUser();
  await exportAs(ana, { data: [["un secreto"]], headers: ["A"] }, "k5");
  const rows = await server.deps.db.select().from(sheetExport).where(eq(sheetExport.ownerId, ana.id));
  expect(rows).toMatchObject([{ key: "k5", spreadsheetId: "hoja-1", claimedAt: null, doneAt: expect.any(Date) }]);
  expect(JSON.stringify(rows)).not.toMatch(/ya29|secreto/);
});
