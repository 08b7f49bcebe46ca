import { gzipSync } from "node:zlib";
import { Agent } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { openHosts } from "./egress.ts";
import { createScraper, defaultScrapeLimits } from "./index.ts";
import { serve } from "./loopback.test-support.ts";
import { behavePolitely } from "./politeness.ts";
import { robotsAllow } from "./robots.ts";

test.each([
  ["User-agent: *\nDisallow: /", "/a", false],
  ["User-agent: *\nDisallow:", "/a", true],
  ["", "/a", true],
  ["User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
  ["User-agent: *\nAllow: /a\nDisallow: /a", "/a", true],
  ["User-agent: otro\nDisallow: /\n\nUser-agent: Sondeo\nDisallow: /x", "/a", true],
  ["user-agent: SONDEO\nuser-agent: otro\ndisallow: /a # no", "/a", false],
  ["User-agent: *\nDisallow: /\nUser-agent: sondeo\nAllow: /", "/a", true],
  ["User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf", false],
  ["User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf?z", true],
  ["User-agent: *\nDisallow: /a*b*c", "/a1b2c3", false],
  ["User-agent: *\nDisallow: /?q=", "/?q=1", false],
  ["User-agent: *\nDisallow: /a%C3%B1o", "/año", false],
  ["<html>no es un robots</html>", "/a", true],
  ["User-agent: *\r\nDisallow: /privado\r\n", "/privado", false],
])("%j and %s: %s", (text, path, allowed) => {
  expect(robotsAllow(text, "Sondeo", path)).toBe(allowed);
});

const full = `<p>${"palabra ".repeat(300)}`;

test("a page that robots.txt refuses is not asked for, unless the caller has the right to; the file is read once", async () => {
  const asked: string[] = [];
  const site = await serve((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/robots.txt") response.end("User-agent: *\nDisallow: /privado");
    else response.setHeader("content-type", "text/html").end(full);
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  expect(await scraper.fetchPage(site.at("/privado"))).toMatchObject({ ok: false, reason: "robots-disallowed" });
  expect(await scraper.fetchPage(site.at("/publico"))).toMatchObject({ ok: true });
  const overridden = await scraper.fetchPage(site.at("/privado"), { ignoreRobots: true });
  expect(overridden).toMatchObject({ ok: true, snapshot: { notes: ["robots.txt was overridden"] } });
  expect(asked).toEqual(["/robots.txt", "/publico", "/privado"]);
  await Promise.all([scraper.close(), site.close()]);
});

/** Where the paths of a site lead, what it asks of programs, and what was asked of it. */
async function aSiteThatLeads(paths: Readonly<Record<string, string>>, robots: string) {
  const asked: string[] = [];
  const site = await serve(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/robots.txt") response.end(robots);
    else if (url in paths) response.writeHead(302, { location: paths[url] }).end();
    else response.setHeader("content-type", "text/html").end(full);
  });
  onTestFinished(() => site.close());
  return { ...site, asked };
}

test("an address that a page redirects to is asked for only where robots.txt lets it, on its own site as on another", async () => {
  const closed = await aSiteThatLeads({}, "User-agent: *\nDisallow: /privado\nDisallow: /sign-in");
  const ways = { "/fuera": closed.at("/privado"), "/abierto": closed.at("/publico"), "/cuenta": closed.at("/sign-in") };
  const open = await aSiteThatLeads({ ...ways, "/dentro": "/vetado" }, "User-agent: *\nDisallow: /vetado");
  const scraper = createScraper({ allow: [open.host, closed.host], userAgent: "Sondeo/test", polite: true });
  onTestFinished(() => scraper.close());
  for (const path of ["/fuera", "/dentro"])
    expect(await scraper.fetchPage(open.at(path))).toMatchObject({ ok: false, reason: "robots-disallowed" });
  expect(await scraper.fetchPage(open.at("/cuenta"))).toMatchObject({ ok: false, reason: "unauthorised" });
  expect(await scraper.fetchPage(open.at("/abierto"))).toMatchObject({ ok: true });
  expect(closed.asked).toEqual(["/robots.txt", "/publico"]);
  expect(open.asked).not.toContain("/vetado");
  const notes = ["1 redirects", "robots.txt was overridden"];
  const overridden = await scraper.fetchPage(open.at("/fuera"), { ignoreRobots: true });
  expect(overridden).toMatchObject({ ok: true, snapshot: { finalUrl: closed.at("/privado"), notes } });
});

test("a robots.txt that comes compressed is read all the same", async () => {
  const site = await serve((request, response) => {
    if (request.url !== "/robots.txt") response.setHeader("content-type", "text/html").end(full);
    else response.setHeader("content-encoding", "gzip").end(gzipSync("User-agent: *\nDisallow: /privado"));
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  expect(await scraper.fetchPage(site.at("/privado"))).toMatchObject({ ok: false, reason: "robots-disallowed" });
  expect(await scraper.fetchPage(site.at("/publico"))).toMatchObject({ ok: true });
  await Promise.all([scraper.close(), site.close()]);
});

test("who leaves while robots.txt is read takes it from nobody who waits for it too", async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const site = await serve((request, response) => {
    if (request.url !== "/robots.txt") response.setHeader("content-type", "text/html").end(full);
    else void released.promise.then(() => response.end("User-agent: *\nDisallow: /"));
    asked.resolve();
  });
  const politeness = behavePolitely({
    dispatcher: new Agent(),
    opened: openHosts([site.host]),
    userAgent: "Sondeo/test",
    limits: defaultScrapeLimits,
  });
  const leaving = new AbortController();
  const url = new URL(site.at("/privado"));
  const left = politeness.refusalOf(url, leaving.signal);
  await asked.promise;
  const stays = politeness.refusalOf(url, undefined);
  leaving.abort(new Error("enough"));
  await expect(left).rejects.toThrow("enough");
  released.resolve();
  expect(await stays).toMatchObject({ reason: "robots-disallowed" });
  await site.close();
});

test("one page of a host is asked for at a time, and an abort does not wait for its turn", async () => {
  let underWay = 0;
  let most = 0;
  const first = Promise.withResolvers<void>();
  const site = await serve((request, response) => {
    if (request.url === "/robots.txt") {
      response.writeHead(404).end();
      return;
    }
    most = Math.max(most, ++underWay);
    first.resolve();
    setTimeout(() => {
      underWay--;
      response.setHeader("content-type", "text/html").end(full);
    }, 100);
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  const controller = new AbortController();
  const pages = [1, 2, 3].map((page) => scraper.fetchPage(site.at(`/${page}`)));
  const last = scraper.fetchPage(site.at("/4"), { signal: controller.signal });
  await first.promise;
  controller.abort(new Error("enough"));
  await expect(last).rejects.toThrow("enough");
  expect((await Promise.all(pages)).every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(1);
  await Promise.all([scraper.close(), site.close()]);
});

test.each([
  [404, "read"],
  [429, "read"],
  [500, "robots-unreachable"],
  [503, "robots-unreachable"],
])("a robots.txt answered with %i: %s", async (status, outcome) => {
  const asked: string[] = [];
  const site = await serve((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/robots.txt") response.writeHead(status).end();
    else response.setHeader("content-type", "text/html").end(full);
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  const result = await scraper.fetchPage(site.at("/"));
  expect(result.ok ? "read" : result.reason).toBe(outcome);
  expect(asked).toEqual(outcome === "read" ? ["/robots.txt", "/"] : ["/robots.txt"]);
  await Promise.all([scraper.close(), site.close()]);
});

test("a site that breaks off while it says robots.txt is told as such, and asked again for the next page", async () => {
  let isBroken = true;
  const site = await serve((request, response) => {
    if (request.url === "/robots.txt" && isBroken) response.destroy();
    else response.setHeader("content-type", "text/html").end(full);
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  expect(await scraper.fetchPage(site.at("/"))).toMatchObject({ ok: false, reason: "unreachable" });
  isBroken = false;
  expect(await scraper.fetchPage(site.at("/"))).toMatchObject({ ok: true });
  await Promise.all([scraper.close(), site.close()]);
});

test.each([
  [429, "0.2", "read", 2],
  [503, "0.2", "read", 2],
  [429, "3600", "too-many-requests", 1],
  [429, null, "too-many-requests", 1],
])("a %i that asks to wait for %s seconds: %s", async (status, seconds, outcome, visits) => {
  const asked: number[] = [];
  const site = await serve((request, response) => {
    if (request.url === "/robots.txt") {
      response.writeHead(404).end();
      return;
    }
    asked.push(performance.now());
    if (asked.length > 1) response.setHeader("content-type", "text/html").end(full);
    else response.writeHead(status, seconds === null ? {} : { "retry-after": seconds }).end();
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  const result = await scraper.fetchPage(site.at("/"));
  expect(result.ok ? "read" : result.reason).toBe(outcome);
  expect(asked).toHaveLength(visits);
  if (visits > 1) expect(asked[1]! - asked[0]!).toBeGreaterThan(190);
  await Promise.all([scraper.close(), site.close()]);
});

test("whoever leaves while a site asks to wait does not wait for it", async () => {
  const refused = Promise.withResolvers<void>();
  const site = await serve((request, response) => {
    if (request.url !== "/robots.txt") response.once("close", () => refused.resolve());
    response.writeHead(request.url === "/robots.txt" ? 404 : 429, { "retry-after": "9" }).end();
  });
  const scraper = createScraper({ allow: [site.host], userAgent: "Sondeo/test", polite: true });
  const controller = new AbortController();
  const visit = scraper.fetchPage(site.at("/"), { signal: controller.signal });
  await refused.promise;
  setTimeout(() => controller.abort(new Error("enough")), 100);
  await expect(visit).rejects.toThrow("enough");
  await Promise.all([scraper.close(), site.close()]);
});
