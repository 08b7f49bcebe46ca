import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { Person } from "../../../tests/support/person.ts";
import { aServer } from "../../../tests/support/server.ts";
import { login } from "../../contract/accounts.ts";
import { exportToSheets } from "../../contract/exports.ts";
import { buildReport, gatherEvidence } from "../../contract/research.ts";
import { scrapeWebsite } from "../../contract/website.ts";
import { installRates, rateFor } from "./rate.ts";

const proxy = "10.0.0.1";

async function anApp() {
  const app = Fastify({ trustProxy: [proxy] });
  app.decorateRequest("ctx", null);
  await installRates(app, true);
  app.post("/api/login", { config: rateFor(login) ?? {} }, async () => "taken");
  onTestFinished(() => app.close());
  return app;
}

async function statusesFor(addresses: readonly string[], url = "/api/login"): Promise<number[]> {
  const app = await anApp();
  const statuses: number[] = [];
  for (const remoteAddress of addresses) {
    statuses.push((await app.inject({ method: "POST", url, remoteAddress })).statusCode);
  }
  return statuses;
}

test("whoever changes their address within their own IPv6 network is counted as one", async () => {
  const own = ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::2"];
  expect(await statusesFor([...own, "2001:db8:1:3::1"])).toEqual([200, 200, 200, 429, 200]);
});

test("a minute takes three hundred calls of one caller, whichever they are, and any number of pages", async () => {
  const app = await anApp();
  app.get("/api/other", async () => "taken");
  app.get("/page", async () => "shown");
  const statusesOf = async (url: string) => {
    const statuses: number[] = [];
    while (statuses.length < 301) statuses.push((await app.inject({ url, remoteAddress: "192.0.2.1" })).statusCode);
    return statuses;
  };
  expect(await statusesOf("/api/other")).toEqual([...Array<number>(300).fill(200), 429]);
  expect(new Set(await statusesOf("/page"))).toEqual(new Set([200]));
});

test("a call is counted however its address is written", async () => {
  expect(await statusesFor(Array<string>(4).fill("192.0.2.1"), "/%61pi/login")).toEqual([200, 200, 200, 429]);
});

test("IPv4 addresses are counted one by one, also as IPv6 writes them", async () => {
  const one = ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"];
  expect(await statusesFor([...one, "::ffff:192.0.2.2"])).toEqual([200, 200, 200, 429, 200]);
});

test("behind a proxy that names ports as well, a caller is counted by the address alone", async () => {
  const app = await anApp();
  const named = ["192.0.2.1:5001", "192.0.2.1:5002", "192.0.2.1", "192.0.2.1:5003", "[2001:db8::1]:5004", "garbage"];
  const statuses: number[] = [];
  for (const caller of named) {
    const headers = { "x-forwarded-for": caller };
    const answer = await app.inject({ method: "POST", url: "/api/login", remoteAddress: proxy, headers });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200]);
});

test.each([
  { e: scrapeWebsite, most: 10 },
  { e: exportToSheets, most: 10 },
  { e: gatherEvidence, most: 20 },
  { e: buildReport, most: 20 },
])("$e.path takes $most calls of one account in a minute, and those of others", async ({ e, most }) => {
  const server = await aServer({ RATE_LIMITS: "on" });
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const call = async (as: Person) => (await server.send(e.path, { method: e.method }, { as })).status;
  const statuses = await Promise.all(Array.from({ length: most + 2 }, () => call(ana)));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(most).fill(400), 429, 429]);
  expect(await call(eva)).toBe(400);
});
