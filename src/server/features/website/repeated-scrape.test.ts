import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { planLimits } from "../../../domain/plans.ts";
import { audit, job, page, usage, user } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { removeErased } from "../../objects/erased-objects.ts";
import { pageKey } from "../../objects/object-keys.ts";

let site: Site;
let server: TestServer;
let visits: string[] = [];
let mayAnswer = Promise.withResolvers<void>();
beforeAll(async () => {
  site = await startSite((request, response) => {
    if (request.url === "/robots.txt") return void response.end("User-agent: *\nDisallow: /privado");
    visits.push(request.url ?? "");
    const page = `<title>Lista ${visits.length}</title><ul>${"<li><b>Aceite</b> <i>3,50 €</i></li>".repeat(8)}</ul>`;
    const answer = () => void response.setHeader("content-type", "text/html; charset=utf-8").end(page);
    if (request.url === "/lenta") void mayAnswer.promise.then(answer);
    else answer();
    return undefined;
  });
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

type Body = Parameters<typeof server.call<typeof contract.scrapeWebsite>>[1]["body"];
const scrape = async (as: TestUser, path: string, more: Partial<Body> = {}) =>
  server.call(contract.scrapeWebsite, { body: { url: site.url + path, auth: false, ...more } }, { as });
const charged = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNotNull(usage.confirmedAt)));
const open = (as: TestUser) =>
  server.deps.db.$count(usage, and(eq(usage.ownerId, as.id), isNull(usage.confirmedAt), isNull(usage.refundedAt)));

test("the same address within ten minutes gives the same page, once charged; asked afresh it is read again", async () => {
  visits = [];
  const ana = await server.aUser();
  const [first, again] = [await scrape(ana, "/a"), await scrape(ana, "/a")];
  expect(again.body.data).toEqual(first.body.data);
  expect([visits, await charged(ana), await open(ana)]).toEqual([["/a"], 1, 0]);
  const fresh = await scrape(ana, "/a", { fresh: true });
  expect(fresh.body.data._id).not.toBe(first.body.data._id);
  expect([visits.length, await charged(ana)]).toEqual([2, 2]);
});

test("the same address asked for twice at one time is one page, charged once; asked afresh it is two", async () => {
  const { db, objects } = server.deps;
  for (const [fresh, count] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const ana = await server.aUser();
    const own = eq(job.ownerId, ana.id);
    mayAnswer = Promise.withResolvers();
    const asked = [scrape(ana, "/lenta", { fresh }), scrape(ana, "/lenta", { fresh })];
    await expect.poll(() => db.$count(job, and(own, eq(job.stage, "fetching-page")))).toBe(2);
    mayAnswer.resolve();
    const pages = new Set((await Promise.all(asked)).map(({ body }) => body.data._id));
    expect([pages.size, await charged(ana), await open(ana)]).toEqual([count, count, 0]);
    const jobs = await db.select({ id: job.id }).from(job).where(own);
    await removeErased(db, objects);
    const bodies = await Promise.all(jobs.map(({ id }) => objects.get(pageKey(id))));
    expect(bodies.filter((body) => body !== null)).toHaveLength(count);
  }
});

test("a page of more than ten minutes ago is read again", async () => {
  const ana = await server.aUser();
  const { _id: id } = (await scrape(ana, "/a")).body.data;
  const before = { capturedAt: sql`now() - interval '11 minutes'` };
  await server.deps.db.update(page).set(before).where(eq(page.id, id));
  expect((await scrape(ana, "/a")).body.data._id).not.toBe(id);
});

test("whose plan is used up still gets a page of the last ten minutes again, and nothing else", async () => {
  visits = [];
  const ana = await server.aUser();
  const first = await scrape(ana, "/a");
  const { scrapes } = planLimits.trial;
  const rest = Array.from({ length: scrapes! - 1 }, () => ({ ownerId: ana.id, kind: "scrape" as const }));
  await server.deps.db.insert(usage).values(rest.map((row) => ({ ...row, id: newId(), jobId: newId() })));
  expect((await scrape(ana, "/a")).body.data).toEqual(first.body.data);
  for (const [path, more] of [
    ["/otra"],
    ["/a", { fresh: true }],
    ["/a", { readLoginPage: true, fresh: true }],
  ] as const)
    expect((await scrape(ana, path, more)).body.code).toBe("LIMIT_REACHED");
  expect(visits).toEqual(["/a"]);
});

test("a page that was read behind a log-in is not given to who asks without one", async () => {
  const ana = await server.aUser();
  const { _id: id } = (await scrape(ana, "/dentro")).body.data;
  const asIfLoggedIn = sql`${job.input} || '{"login": true}'`;
  await server.deps.db.update(job).set({ input: asIfLoggedIn }).where(eq(job.id, id));
  expect((await scrape(ana, "/dentro")).body.data._id).not.toBe(id);
});

test("nobody is given what another person read", async () => {
  visits = [];
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const [hers, his] = [await scrape(ana, "/b"), await scrape(berta, "/b")];
  expect(his.body.data._id).not.toBe(hers.body.data._id);
  expect(visits).toEqual(["/b", "/b"]);
});

test("robots.txt is obeyed, and overriding it is recorded with who did", async () => {
  visits = [];
  const ana = await server.aUser();
  const refused = await scrape(ana, "/privado");
  expect([refused.status, refused.body.code, visits, await charged(ana)]).toEqual([
    422,
    "PAGE_ROBOTS_DISALLOWED",
    [],
    0,
  ]);
  expect((await scrape(ana, "/privado", { ignoreRobots: true })).status).toBe(200);
  const records = await server.deps.db.select().from(audit).where(eq(audit.actor, ana.id));
  expect(records).toMatchObject([{ action: "robots.overridden", subject: `${site.url}/privado` }]);
});

test("rules and other ways in are for Pro", async () => {
  const ana = await server.aUser();
  const refused = await scrape(ana, "/c", { rules: { scrolls: 2 } });
  expect([refused.body.code, await open(ana)]).toEqual(["LIMIT_REACHED", 0]);
  await server.deps.db.update(user).set({ plan: "pro" }).where(eq(user.id, ana.id));
  expect((await scrape(ana, "/c", { rules: { scrolls: 2 } })).status).toBe(200);
  const unknown = await scrape(ana, "/c", { rules: { unknown: 1 } as object });
  expect([unknown.status, unknown.body.code]).toEqual([400, "INVALID_INPUT"]);
});
