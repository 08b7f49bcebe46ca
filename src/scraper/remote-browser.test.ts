import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../tests/support/server-process.ts";
import { browserScraper, proxiedUdpOnly, startDevTools, startPlaywrightServer } from "./browser.test-support.ts";
import { whyNoBrowser } from "./index.ts";
import type { FetchResult } from "./index.ts";
import { loginSite, right } from "./login-site.test-support.ts";
import { serve, serveTls } from "./loopback.test-support.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const application = `<!doctype html><title>Tienda</title><div id="root"></div><script>
  setTimeout(() => { document.getElementById("root").textContent = "visita " + (document.cookie || "primera"); document.cookie = "a=1" }, 50)</script>`;

async function open(address: string, o: Parameters<typeof browserScraper>[1] = {}) {
  const asked: string[] = [];
  const members = loginSite();
  const site = await serve((request, response) => {
    if (request.url === "/") response.setHeader("content-type", "text/html").end(application);
    else if (request.url === "/pide-clave") {
      asked.push(request.headers.authorization ?? "nothing");
      response.writeHead(401, { "www-authenticate": "Basic" }).end();
    } else if (request.url === "/pide") {
      response.setHeader("content-type", "text/html").end(`<div id="root"></div><script>fetch("/pide-clave")</script>`);
    } else members.answer(request, response);
  });
  const secure = await serveTls((_request, response) => response.end());
  const scraper = browserScraper([site.host, secure.host], { ...o, browser: { kind: "remote", address } });
  cleanUps.push(
    () => site.close(),
    () => secure.close(),
    () => scraper.close(),
  );
  const login = { loginUrl: site.at("/sencillo"), ...right };
  return {
    asked,
    read: (path = "/") => scraper.fetchPage(site.at(path)),
    logInSecurely: () => scraper.fetchPage(site.at("/"), { login: { loginUrl: secure.at("/"), ...right } }),
    readBehindLogin: () => scraper.fetchPage(site.at("/pedidos"), { login }),
  };
}

const tell = (result: FetchResult): string =>
  result.ok
    ? `${result.snapshot.tier} ${result.snapshot.notes.join()} ${new TextDecoder().decode(result.snapshot.body)}`
    : `${result.reason} ${result.detail}`;

test("pages are read in a Chromium with DevTools, in a fresh context each, and behind a log-in; no site is given the proxy's credentials", async () => {
  const remote = await startDevTools([proxiedUdpOnly]);
  cleanUps.push(() => remote.close());
  const { read, readBehindLogin, logInSecurely, asked } = await open(`ws://${new URL(remote.address).host}`);
  expect(tell(await read())).toContain("visita primera");
  expect(tell(await read())).toContain("visita primera");
  expect(tell(await readBehindLogin())).toContain("Pedido privado 29");
  expect(tell(await logInSecurely())).toMatch(/^tls .*ERR_CERT/);
  await read("/pide");
  await read("/pide-clave");
  expect(new Set(asked)).toEqual(new Set(["nothing"]));
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.family === "IPv4" && !found.internal)?.address;

test.skipIf(elsewhere === undefined)(
  "a Playwright server beyond loopback reaches the proxy where we are seen from it; no password goes there plainly",
  async () => {
    const remote = await startPlaywrightServer(elsewhere as string);
    cleanUps.push(() => remote.close());
    const { read, readBehindLogin } = await open(remote.address);
    expect(tell(await read())).toContain("visita primera");
    expect(tell(await readBehindLogin())).toMatch(/^login-unavailable .*without encryption/);
  },
);

test.skipIf(elsewhere === undefined)(
  "a browser that sends UDP past the proxy is not used, and the reason is said",
  async () => {
    const remote = await startDevTools([]);
    cleanUps.push(() => remote.close());
    const { read } = await open(remote.address);
    expect(tell(await read())).toMatch(/^http .*sends UDP past our proxy: start it with --force-webrtc/);
  },
);

test("a browser that does not answer is told as such without its token, and tried again for the next page", async () => {
  const port = await freePort();
  const { read } = await open(`ws://127.0.0.1:${port}/?token=secreto`);
  const result = await read();
  expect(whyNoBrowser(result)).toBe(`the remote browser at 127.0.0.1:${port} does not answer`);
  expect(tell(result)).not.toContain("secreto");
  const remote = await startDevTools([proxiedUdpOnly, `--remote-debugging-port=${port}`]);
  cleanUps.push(() => remote.close());
  expect(tell(await read())).toContain("visita primera");
});

const withoutCompression = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString("latin1").replace(/^sec-websocket-extensions:.*\r\n/im, ""), "latin1");

/** A line to a browser that lets no word back from where the browser says `word`, until it is mended. */
async function lineTo(address: string, word: string) {
  let isBroken = true;
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), "127.0.0.1");
    let isSilent = false;
    near.on("data", (bytes) => far.write(withoutCompression(bytes)));
    near.on("error", () => undefined).on("close", () => far.destroy());
    far.on("error", () => undefined).on("close", () => near.destroy());
    far.on("data", (bytes) => {
      isSilent ||= isBroken && bytes.includes(word);
      if (!isSilent) near.write(bytes);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUps.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `ws://127.0.0.1:${port}`, mend: () => (isBroken = false) };
}

test("a browser that falls silent while it is tried is given up in time, and tried again for the next page", async () => {
  const remote = await startDevTools([proxiedUdpOnly]);
  cleanUps.push(() => remote.close());
  const line = await lineTo(remote.address, "browserContextId");
  const { read } = await open(line.address, { browserLimits: { launchTimeoutMs: 10_000 } });
  expect(whyNoBrowser(await read())).toBe(
    `the remote browser at ${new URL(line.address).host} does not answer any more`,
  );
  line.mend();
  await expect.poll(async () => tell(await read())).toContain("visita primera");
});
