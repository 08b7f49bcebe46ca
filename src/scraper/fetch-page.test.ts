import { createServer as createTcpServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { RequestListener } from "node:http";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, test } from "vitest";
import type { FetchResult, Scraper } from "./index.ts";
import { createScraper } from "./index.ts";
import type { LoopbackServer } from "./loopback.test-support.ts";
import { selfSignedCertificate, serve, serveTls } from "./loopback.test-support.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

type ScraperOptions = Partial<Parameters<typeof createScraper>[0]>;

function scraperFor(allow: string[], o: ScraperOptions = {}): Scraper {
  const scraper = createScraper({ allow, userAgent: "Sondeo/test (+mailto:test@example.com)", ...o });
  cleanUps.push(() => scraper.close());
  return scraper;
}

async function site(
  handler: RequestListener,
  o: ScraperOptions = {},
): Promise<{ server: LoopbackServer; scraper: Scraper }> {
  const server = await serve(handler);
  cleanUps.push(() => server.close());
  return { server, scraper: scraperFor([server.host], o) };
}

const html = "<!doctype html><title>Precios</title><p>Año";
const sendPage: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8").end(html);
};

const summary = (result: FetchResult) => (result.ok ? result.snapshot.status : [result.reason, result.status]);

test("a page comes back as a snapshot with its bytes, type, encoding and address", async () => {
  const { server, scraper } = await site(sendPage);
  const result = await scraper.fetchPage(server.at("/lista?pagina=2"));
  if (!result.ok) throw new Error(result.detail);
  const { body, capturedAt, ...rest } = result.snapshot;
  expect(Buffer.from(body).toString()).toBe(html);
  expect(new Date(capturedAt).toISOString()).toBe(capturedAt);
  expect(rest).toEqual({
    requestedUrl: server.at("/lista?pagina=2"),
    finalUrl: server.at("/lista?pagina=2"),
    status: 200,
    contentType: "text/html",
    charset: "utf-8",
    tier: "http",
    notes: [],
  });
});

test("a name is resolved by the system unless told otherwise", async () => {
  const server = await serve(sendPage);
  cleanUps.push(() => server.close());
  const host = `localhost:${server.port}`;
  expect(summary(await scraperFor([host]).fetchPage(`http://${host}/`))).toBe(200);
});

test("a request says who asks, and prefers Spanish", async () => {
  const seen: Record<string, unknown>[] = [];
  const { server, scraper } = await site((request, response) => {
    seen.push(request.headers);
    sendPage(request, response);
  });
  await scraper.fetchPage(server.at("/"));
  expect(seen[0]).toMatchObject({
    "user-agent": "Sondeo/test (+mailto:test@example.com)",
    "accept-language": expect.stringMatching(/^es\b/) as string,
    "accept-encoding": "gzip, deflate, br, zstd",
  });
});

test("redirects are followed, relative ones and ones with letters beyond ASCII too", async () => {
  const { server, scraper } = await site((request, response) => {
    if (request.url === "/a") response.writeHead(302, { location: "b/c?x=1" }).end();
    else if (request.url === "/b/c?x=1")
      response.writeHead(308, { location: Buffer.from("../año").toString("latin1") }).end();
    else if (request.url === "/a%C3%B1o") sendPage(request, response);
    else response.writeHead(404).end(request.url);
  });
  const result = await scraper.fetchPage(server.at("/a#precios"));
  expect(result).toMatchObject({
    ok: true,
    snapshot: {
      requestedUrl: server.at("/a#precios"),
      finalUrl: server.at("/a%C3%B1o#precios"),
      notes: ["2 redirects"],
    },
  });
});

test.each([301, 302, 303, 307, 308])("a %i into a private network is not followed", async (status) => {
  let reached = 0;
  const inner = await serve((request, response) => {
    reached++;
    sendPage(request, response);
  });
  cleanUps.push(() => inner.close());
  const { server, scraper } = await site((_request, response) => {
    response.writeHead(status, { location: inner.at("/secret") }).end();
  });
  expect(summary(await scraper.fetchPage(server.at("/")))).toEqual(["unsafe-url", status]);
  expect(reached).toBe(0);
});

test("a redirect to a name that resolves into a private network connects to nothing", async () => {
  const { server, scraper } = await site(
    (_request, response) => response.writeHead(302, { location: "http://inner.example:8080/" }).end(),
    { resolve: async () => ["127.0.0.1"] },
  );
  expect(summary(await scraper.fetchPage(server.at("/")))).toEqual(["unsafe-url", 302]);
});

test("a circle of redirects ends at the first repeated address", async () => {
  let requests = 0;
  const { server, scraper } = await site((request, response) => {
    requests++;
    response.writeHead(302, { location: request.url === "/a" ? "/b" : "/a" }).end();
  });
  expect(summary(await scraper.fetchPage(server.at("/a")))).toEqual(["redirect-loop", 302]);
  expect(requests).toBe(2);
});

test("ten redirects are followed, eleven are not", async () => {
  const { server, scraper } = await site((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) sendPage(request, response);
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(summary(await scraper.fetchPage(server.at("/10")))).toBe(200);
  expect(summary(await scraper.fetchPage(server.at("/11")))).toEqual(["redirect-loop", 302]);
});

test("a cookie set by a redirect goes back to that host, and to no other host nor fetch", async () => {
  const heard: (string | undefined)[] = [];
  const other = await serve(
    (request, response) => {
      heard.push(request.headers.cookie);
      sendPage(request, response);
    },
    { address: "127.0.0.2" },
  );
  cleanUps.push(() => other.close());
  const { server } = await site((request, response) => {
    heard.push(request.headers.cookie);
    if (request.headers.cookie) response.writeHead(302, { location: other.at("/") }).end();
    else response.writeHead(302, { location: "/", "set-cookie": ["visit=1; Path=/", "safe=1; Secure"] }).end();
  });
  const scraper = scraperFor([server.host, other.host]);
  expect(summary(await scraper.fetchPage(server.at("/")))).toBe(200);
  expect(heard).toEqual([undefined, "visit=1", undefined]);
  await scraper.fetchPage(server.at("/"));
  expect(heard[3]).toBeUndefined();
});

test("legacy bytes keep their encoding's name", async () => {
  const { server, scraper } = await site((_request, response) => {
    response.setHeader("content-type", "text/html").end(Buffer.from("<meta charset=latin1><p>Año", "latin1"));
  });
  const result = await scraper.fetchPage(server.at("/"));
  if (!result.ok) throw new Error(result.detail);
  expect(result.snapshot.charset).toBe("windows-1252");
  expect(new TextDecoder(result.snapshot.charset).decode(result.snapshot.body)).toContain("Año");
});

type Answer = { status: number; headers?: Record<string, string>; body?: string };
test.each<[string, Answer, ReturnType<typeof summary>]>([
  ["403", { status: 403, body: "no" }, ["blocked", 403]],
  ["429", { status: 429 }, ["too-many-requests", 429]],
  ["402", { status: 402 }, ["payment-required", 402]],
  ["401", { status: 401, body: "Log in" }, ["unauthorised", 401]],
  ["404", { status: 404, body: html }, ["not-found", 404]],
  ["410", { status: 410, body: html }, ["not-found", 410]],
  ["500", { status: 500, body: html }, ["server-error", 500]],
  [
    "404 with a CAPTCHA in a form",
    { status: 404, body: "<script src=https://www.google.com/recaptcha/api.js>" },
    ["not-found", 404],
  ],
  ["a redirect without a target", { status: 302, body: html }, ["http-status", 302]],
  ["503 for maintenance", { status: 503, body: html }, ["server-error", 503]],
  ["503 with a challenge", { status: 503, body: "<script>window._cf_chl_opt={}" }, ["blocked", 503]],
  ["200 with a challenge", { status: 200, headers: { "cf-mitigated": "challenge" }, body: html }, ["blocked", 200]],
  [
    "a broken PDF",
    { status: 200, headers: { "content-type": "application/pdf" }, body: "%PDF-1.7" },
    ["not-html", 200],
  ],
  ["a photo", { status: 200, headers: { "content-type": "image/png" }, body: "x" }, ["not-html", 200]],
  ["plain prose", { status: 200, headers: { "content-type": "text/plain" }, body: "Hola" }, ["not-html", 200]],
  ["JSON without a type", { status: 200, body: '{"a":1}' }, ["not-html", 200]],
  ["HTML without a type", { status: 200, body: ` ${html}` }, 200],
  ["nothing", { status: 200, headers: { "content-type": "text/html" } }, ["empty-page", 200]],
  ["blanks", { status: 200, headers: { "content-type": "text/html" }, body: "\r\n\t " }, ["empty-page", 200]],
  ["204", { status: 204 }, ["empty-page", 204]],
])("%s is reported as what it is", async (_name, answer, expected) => {
  const { server, scraper } = await site((_request, response) => {
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  expect(summary(await scraper.fetchPage(server.at("/")))).toEqual(expected);
});

test("the type of what is no page is named", async () => {
  const { server, scraper } = await site((_request, response) => {
    response.setHeader("content-type", "Video/MP4; codecs=x").end("x");
  });
  expect(await scraper.fetchPage(server.at("/"))).toMatchObject({
    reason: "not-html",
    detail: `${server.host}: video/mp4`,
  });
});

test("a detail never carries path, query or credentials", async () => {
  const { server, scraper } = await site((request, response) => {
    if (request.url?.startsWith("/go"))
      response.writeHead(302, { location: "http://u:hunter2@127.0.0.1/hunter2" }).end();
    else response.writeHead(500).end("hunter2");
  });
  const addresses = [
    server.at("/hunter2?k=hunter2"),
    server.at("/go?k=hunter2"),
    "http://u:hunter2@example.com/hunter2",
  ];
  for (const address of addresses) {
    const result = await scraper.fetchPage(address);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain("hunter2");
  }
});

test("where https was a guess, a site without it is read over http; a wrong certificate is not gone around", async () => {
  const { server, scraper } = await site(sendPage);
  const guessed = `https://${server.host}/`;
  expect(summary(await scraper.fetchPage(guessed))).toEqual(["tls", null]);
  expect(await scraper.fetchPage(guessed, { orPlain: true })).toMatchObject({
    snapshot: { finalUrl: server.at("/"), notes: ["https did not answer: read over http"] },
  });
  const login = { loginUrl: guessed, user: "ana", password: "secreto-1" };
  expect(await scraper.fetchPage(guessed, { orPlain: true, login })).toMatchObject({ ok: false });
  const wrong = await serveTls(sendPage);
  cleanUps.push(() => wrong.close());
  expect(await scraperFor([wrong.host]).fetchPage(wrong.at("/"), { orPlain: true })).toMatchObject({ reason: "tls" });
});

test("a certificate that nobody vouches for is reported as a TLS failure", async () => {
  const server = await serveTls(sendPage);
  cleanUps.push(() => server.close());
  expect(await scraperFor([server.host]).fetchPage(server.at("/"))).toMatchObject({ reason: "tls" });
});

test("a certificate is checked against the name, although the connection goes to the checked address", async () => {
  const server = await serveTls(sendPage);
  cleanUps.push(() => server.close());
  const names = ["secure.example", "other.example"].map((name) => `${name}:${server.port}`);
  const trusted = getCACertificates("default");
  setDefaultCACertificates([...trusted, selfSignedCertificate]);
  try {
    const scraper = scraperFor(names, { resolve: async () => ["127.0.0.1"] });
    const [good, bad] = await Promise.all(names.map((name) => scraper.fetchPage(`https://${name}/`)));
    expect(good).toMatchObject({ ok: true, snapshot: { charset: "utf-8" } });
    expect(bad).toMatchObject({ reason: "tls" });
  } finally {
    setDefaultCACertificates(trusted);
  }
});

test("a port where nobody listens is reported as unreachable", async () => {
  const server = await serve(sendPage);
  await server.close();
  const result = await scraperFor([server.host]).fetchPage(server.at("/"));
  expect(result).toMatchObject({ reason: "unreachable", detail: `${server.host}: ECONNREFUSED` });
});

test("a connection cut in the middle of the page is reported as unreachable, not as a page", async () => {
  const { server, scraper } = await site((_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html", "content-length": 1_000 })
      .write(html, () => response.destroy());
  });
  expect(summary(await scraper.fetchPage(server.at("/")))).toEqual(["unreachable", 200]);
});

test("an answer that is not HTTP is reported as unreachable", async () => {
  const server = createTcpServer((socket) => socket.resume().end("220 mail.example ESMTP\r\n"));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  cleanUps.push(() => new Promise((resolve) => server.close(() => resolve())));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await scraperFor([host]).fetchPage(`http://${host}/`)).toMatchObject({ reason: "unreachable" });
});

test("headers without end are cut off", async () => {
  const { server, scraper } = await site((_request, response) => {
    for (let i = 0; i < 100; i++) response.setHeader(`x-${i}`, "x".repeat(1_000));
    response.end(html);
  });
  expect(await scraper.fetchPage(server.at("/"))).toMatchObject({ reason: "too-large" });
});

test.each<[string, () => Promise<string[]>]>([
  ["does not exist", () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }))],
  ["has no address", () => Promise.resolve([])],
])("a name that %s is reported as a DNS failure", async (_name, resolve) => {
  const scraper = scraperFor([], { resolve });
  expect(summary(await scraper.fetchPage("https://nowhere.example/"))).toEqual(["dns", null]);
});

const stalls: [string, RequestListener][] = [
  ["headers", () => {}],
  [
    "a drip of single bytes",
    (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("<"), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
];
test.each(stalls)("waiting for %s ends at the total time limit", async (_name, handler) => {
  const { server, scraper } = await site(handler, { limits: { totalTimeoutMs: 200 } });
  expect(await scraper.fetchPage(server.at("/"))).toMatchObject({ ok: false, reason: "timeout" });
});

test("a resolver that never answers ends at the total time limit, and does not keep the scraper open", async () => {
  const scraper = scraperFor([], { resolve: () => new Promise(() => {}), limits: { totalTimeoutMs: 100 } });
  expect(await scraper.fetchPage("http://example.com/")).toMatchObject({ reason: "timeout" });
});

test("an abort rejects at once with its reason and closes the connection", async () => {
  const closed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { server, scraper } = await site((request) => {
    request.socket.on("close", () => closed.resolve());
    asked.resolve();
  });
  const controller = new AbortController();
  const fetching = scraper.fetchPage(server.at("/"), { signal: controller.signal });
  await asked.promise;
  controller.abort(new Error("the user left"));
  await expect(fetching).rejects.toThrow("the user left");
  await closed.promise;
  await expect(scraper.fetchPage(server.at("/"), { signal: controller.signal })).rejects.toThrow("the user left");
});

test("closing the scraper closes its idle connections and refuses further fetches", async () => {
  const closed = Promise.withResolvers<void>();
  const { server, scraper } = await site(
    (request, response) => {
      request.socket.on("close", () => closed.resolve());
      sendPage(request, response);
    },
    { limits: { keepAliveMs: 60_000 } },
  );
  expect(summary(await scraper.fetchPage(server.at("/")))).toBe(200);
  await scraper.close();
  await closed.promise;
  expect(await scraper.fetchPage(server.at("/"))).toMatchObject({ ok: false, reason: "unreachable" });
});
