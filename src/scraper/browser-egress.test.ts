import { createSocket } from "node:dgram";
import { createServer, connect } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { once } from "node:events";
import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { browserScraper, proxiedUdpOnly, startDevTools } from "./browser.test-support.ts";
import { corporaNote, hasCorpora, readCases, readFakeDns } from "./corpus.test-support.ts";
import { openHosts } from "./egress.ts";
import { startEgressProxy } from "./egress-proxy.ts";
import type { BrowserChoice } from "./find-browser.ts";
import { serve } from "./loopback.test-support.ts";
import { pageOfRequestKinds } from "./request-kinds.test-support.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

type Canary = { port: number; hits: string[] };
/** Some machines and containers have no IPv6, not even on loopback. */
const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

/** Listens on one port of both loopbacks, for streams and for datagrams, and notes whatever arrives. */
async function startCanary(): Promise<Canary> {
  const hits: string[] = [];
  const listen = async (server: Server, host: string, port: number): Promise<number> => {
    server.on("connection", (socket) => {
      hits.push("connection");
      socket.on("error", () => {});
      socket.once("data", (data) => {
        const [line = ""] = data.toString("latin1").split("\r\n");
        hits.push(line.split(" ")[1] ?? line);
        socket.end("HTTP/1.1 404 Not Found\r\naccess-control-allow-origin: *\r\ncontent-length: 0\r\n\r\n");
      });
    });
    await once(server.listen(port, host), "listening");
    cleanUps.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(createServer(), "127.0.0.1", 0);
  if (hasIPv6) await listen(createServer(), "::1", port);
  for (const [kind, host] of [["udp4", "127.0.0.1"] as const, ...(hasIPv6 ? [["udp6", "::1"] as const] : [])]) {
    const socket = createSocket(kind);
    socket.on("message", () => hits.push("datagram"));
    socket.bind(port, host);
    await once(socket, "listening");
    cleanUps.push(() => socket.close());
  }
  return { port, hits };
}

const kindsAt = ({ hits }: Canary): Set<string> => new Set(hits.filter((hit) => hit.startsWith("/")));

const hostsOf = ({ port }: Canary): string[] =>
  ["127.0.0.1", "localhost", "any.localhost", "[::1]"].map((host) => `${host}:${port}`);

const kindsWanted = 32;
const saysThatAllCame = `<script>fetch("/todas").then(() => { document.body.append(Object.assign(document.createElement("p"), { id: "todas" })) })</script>`;

/** Where its requests are let through, the page is read once they have come, however long they take. */
async function openPageOfKinds(canary: Canary, o: { allowed: boolean; browser?: BrowserChoice }) {
  const site = await serve((request, response) => {
    if (request.url === "/todas") {
      const look = setInterval(() => kindsAt(canary).size >= kindsWanted && response.end(), 20);
      response.on("close", () => clearInterval(look));
    } else {
      const page = pageOfRequestKinds(hostsOf(canary)) + (o.allowed ? saysThatAllCame : "");
      response.setHeader("content-type", "text/html").end(page);
    }
  });
  cleanUps.push(() => site.close());
  const scraper = browserScraper([site.host, ...(o.allowed ? hostsOf(canary) : [])], {
    resolve: async () => ["127.0.0.1"],
    browserLimits: { settleMs: o.allowed ? 60_000 : 3_000 },
    ...(o.browser && { browser: o.browser }),
  });
  cleanUps.push(() => scraper.close());
  const result = await scraper.fetchPage(site.at("/"), o.allowed ? { rules: { waitFor: "#todas" } } : {});
  if (!result.ok) throw new Error(result.detail);
  return result.snapshot;
}

test("no request of any kind reaches a loopback name past the proxy, neither by stream nor by datagram", async () => {
  const canary = await startCanary();
  const snapshot = await openPageOfKinds(canary, { allowed: false });
  expect(snapshot.tier).toBe("browser");
  expect(canary.hits).toEqual([]);
});

test("nor from a remote browser that was started without our arguments", async () => {
  const remote = await startDevTools([proxiedUdpOnly]);
  cleanUps.push(() => remote.close());
  const canary = await startCanary();
  const browser = { kind: "remote", address: remote.address } as const;
  const snapshot = await openPageOfKinds(canary, { allowed: false, browser });
  expect(snapshot.tier).toBe("browser");
  expect(canary.hits).toEqual([]);
});

test("that page does ask in at least 32 ways: with the names opened they arrive, through the proxy", async () => {
  const canary = await startCanary();
  await openPageOfKinds(canary, { allowed: true });
  expect(kindsAt(canary).size).toBeGreaterThanOrEqual(kindsWanted);
  expect(canary.hits).not.toContain("datagram");
});

async function throughProxy(proxyUrl: string, target: URL, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(proxyUrl);
  const viaConnect = target.protocol !== "http:";
  const asked = request({
    host: hostname,
    port,
    agent: false,
    headers,
    ...(viaConnect ? { method: "CONNECT", path: `${target.hostname}:${target.port || 443}` } : { path: target.href }),
  });
  asked.end();
  const status = await new Promise<number>((resolve) => {
    asked.once("connect", (response) => resolve(response.statusCode ?? 0));
    asked.once("response", (response) => resolve(response.resume().statusCode ?? 0));
    asked.once("error", () => resolve(-1));
  });
  asked.destroy();
  return status;
}

type BlockCase = { url: string; cls: string };

test.skipIf(!hasCorpora)(`the proxy connects to no address of the forbidden corpus${corporaNote}`, async () => {
  const dns = readFakeDns();
  const proxy = await startEgressProxy({
    opened: openHosts([]),
    connectTimeoutMs: 1_000,
    // A name that changes its answers gives its last one: the first is the bait.
    resolve: async (host) => {
      const answers = dns[host] ?? ["10.0.0.1"];
      return (Array.isArray(answers[0]) ? answers.at(-1) : answers) as string[];
    },
  });
  cleanUps.push(() => proxy.close());
  const cases = readCases<BlockCase>("ssrf/must-block.jsonl");
  const letThrough: string[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_unused, worker) => {
      for (let i = worker; i < cases.length; i += 8) {
        const url = URL.parse(cases[i]?.url ?? "");
        if (!url || !/^(https?|wss?):$/.test(url.protocol)) continue;
        const status = await throughProxy(proxy.url, url);
        if (status !== 403 && status !== 400) letThrough.push(`${url.href} ${status}`);
      }
    }),
  );
  expect(cases.length).toBeGreaterThan(4_000);
  expect(letThrough).toEqual([]);
});

/** What comes through a socket up to and with these words, in however many pieces. */
function hear(socket: Socket, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const note = (piece: Buffer): void => {
      said += piece.toString();
      if (!said.includes(words)) return;
      socket.off("data", note);
      resolve(said);
    };
    socket.on("data", note).once("close", () => reject(new Error(`closed after "${said}"`)));
  });
}

test("an opened host is reached through the proxy, by CONNECT and plainly, at the address that was resolved", async () => {
  const site = await serve((incoming, response) => {
    response.end(
      `${incoming.headers.host} ${incoming.headers["proxy-connection"] === undefined ? "clean" : "not clean"}`,
    );
  });
  cleanUps.push(() => site.close());
  const opened = `intranet.example:${site.port}`;
  const proxy = await startEgressProxy({
    opened: openHosts([opened]),
    connectTimeoutMs: 1_000,
    resolve: async () => ["127.0.0.1"],
  });
  cleanUps.push(() => proxy.close());
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write(`CONNECT ${opened} HTTP/1.1\r\nhost: ${opened}\r\n\r\n`);
  expect(await hear(socket, "\r\n\r\n")).toContain("200");
  socket.write(`GET / HTTP/1.1\r\nhost: ${opened}\r\nconnection: close\r\n\r\n`);
  expect(await hear(socket, "clean")).toContain(`${opened} clean`);
  socket.destroy();

  const plain = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  plain.write(`GET http://${opened}/x HTTP/1.1\r\nhost: elsewhere.example\r\nproxy-connection: keep-alive\r\n\r\n`);
  expect(await hear(plain, "clean")).toContain(`${opened} clean`);
  plain.destroy();
});

const given = (text: string) => ({ "proxy-authorization": `Basic ${btoa(text)}` });

test("a proxy that other machines can reach serves nobody without its credentials, and asks no name server for them", async () => {
  const asked: string[] = [];
  const proxy = await startEgressProxy({
    opened: openHosts([]),
    connectTimeoutMs: 1_000,
    listenOn: "127.0.0.1",
    resolve: async (host) => {
      asked.push(host);
      return ["10.0.0.1"];
    },
  });
  cleanUps.push(() => proxy.close());
  const { user, password } = proxy.credentials!;
  const wrong = [given("sondeo:x"), given(`${user}:${password.replace(/./g, "x")}`)];
  const right = given(`${user}:${password}`);
  for (const target of ["http://a.example/", "https://b.example/", proxy.ownPage].map((address) => new URL(address))) {
    expect(await throughProxy(proxy.url, target)).toBe(407);
    for (const one of wrong) expect(await throughProxy(proxy.url, target, one)).toBe(407);
  }
  expect(asked).toEqual([]);
  expect(await throughProxy(proxy.url, new URL(proxy.ownPage), right)).toBe(200);
  expect(await throughProxy(proxy.url, new URL("https://b.example/"), right)).toBe(403);
  expect(asked).toEqual(["b.example"]);
});

test.each(["CONNECT TARGET HTTP/1.1", "GET http://TARGET/ HTTP/1.1"])(
  "%s of a proxy that was closed while the name was looked up connects to nothing",
  async (start) => {
    const canary = await startCanary();
    const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const opened = `slow.example:${canary.port}`;
    const proxy = await startEgressProxy({
      opened: openHosts([opened]),
      connectTimeoutMs: 5_000,
      resolve: async () => {
        asked.resolve();
        await mayAnswer.promise;
        return ["127.0.0.1"];
      },
    });
    const browser = connect(Number(new URL(proxy.url).port), "127.0.0.1").on("error", () => undefined);
    browser.write(`${start.replace("TARGET", opened)}\r\nhost: ${opened}\r\n\r\n`);
    await asked.promise;
    await proxy.close();
    mayAnswer.resolve();
    await mayAnswer.promise;
    const own = connect(canary.port, "127.0.0.1");
    own.write("x /own\r\n\r\n");
    await hear(own, "404");
    expect(canary.hits).toEqual(["connection", "/own"]);
    own.destroy();
  },
);

test("a tunnel that carries nothing is closed, whoever holds it open", async () => {
  const site = createServer({ allowHalfOpen: true }, (socket) => socket.on("error", () => {}).resume());
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  const proxy = await startEgressProxy({
    opened: openHosts([`127.0.0.1:${port}`]),
    connectTimeoutMs: 5_000,
    idleMs: 1_000,
    resolve: async () => [],
  });
  cleanUps.push(async () => {
    await proxy.close();
    site.close();
  });
  const browser = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  const closed = once(browser, "close");
  browser.write(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`);
  expect(await hear(browser, "\r\n\r\n")).toContain("200");
  await closed;
});

test("a site that holds its side open is let go when the browser has ended its own, and hears all of it before", async () => {
  const heard = Promise.withResolvers<string>();
  const site = createServer({ allowHalfOpen: true }, (socket) => {
    let all = "";
    socket.on("error", () => {}).on("data", (bytes) => (all += bytes.toString()));
    socket.on("end", () => heard.resolve(all));
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  const opened = openHosts([`127.0.0.1:${port}`]);
  const idleMs = 3_600_000;
  const proxy = await startEgressProxy({ opened, connectTimeoutMs: 5_000, idleMs, resolve: async () => [] });
  cleanUps.push(async () => {
    await proxy.close();
    site.close();
  });
  const browser = connect({ port: Number(new URL(proxy.url).port), host: "127.0.0.1", allowHalfOpen: true });
  cleanUps.push(() => browser.destroy());
  const letGo = once(browser, "end");
  browser.write(`CONNECT 127.0.0.1:${port} HTTP/1.1\r\n\r\n`);
  expect(await hear(browser, "\r\n\r\n")).toContain("200");
  browser.end("x".repeat(1_000_000));
  expect(await heard.promise).toHaveLength(1_000_000);
  await letGo;
});

test.each([
  "HTTP/1.1 099 Odd",
  "HTTP/1.1 000 Odd",
  "HTTP/1.1 200 \u0001",
  "HTTP/1.1 204 No\u0000 Content",
  "HTTP/1.1 999 \u00ff",
])("an answer that begins %j ends one request at most", async (start) => {
  const site = createServer((socket) =>
    socket.on("error", () => {}).once("data", () => socket.end(`${start}\r\n\r\n`)),
  );
  await once(site.listen(0, "127.0.0.1"), "listening");
  const { port } = site.address() as AddressInfo;
  const opened = openHosts([`127.0.0.1:${port}`]);
  const proxy = await startEgressProxy({ opened, connectTimeoutMs: 5_000, resolve: async () => [] });
  cleanUps.push(async () => {
    await proxy.close();
    site.close();
  });
  await throughProxy(proxy.url, new URL(`http://127.0.0.1:${port}/`));
  expect(await throughProxy(proxy.url, new URL(proxy.ownPage))).toBe(200);
});

test("a refusal is kept with its reason", async () => {
  const proxy = await startEgressProxy({
    opened: openHosts([]),
    connectTimeoutMs: 1_000,
    resolve: async () => ["169.254.169.254"],
  });
  cleanUps.push(() => proxy.close());
  expect(await throughProxy(proxy.url, new URL("https://metadata.example/"))).toBe(403);
  expect(proxy.refusalOf("metadata.example")?.reason).toBe("unsafe-url");
});
