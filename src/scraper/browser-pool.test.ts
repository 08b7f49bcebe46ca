import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { defaultBrowserLimits, openBrowserPool } from "./browser-pool.ts";
import { browserScraper, heldBrowser, testBrowser } from "./browser.test-support.ts";
import { openHosts } from "./egress.ts";
import { startEgressProxy } from "./egress-proxy.ts";
import type { FetchResult, Scraper } from "./index.ts";
import { serve } from "./loopback.test-support.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

type Options = Parameters<typeof browserScraper>[1];

async function open(answer: RequestListener, o: Options = {}) {
  const site = await serve(answer);
  const scraper: Scraper = browserScraper([site.host], o);
  cleanUps.push(
    () => site.close(),
    () => scraper.close(),
  );
  return { read: (path: string) => scraper.fetchPage(site.at(path)) };
}

const page = (script: string): string =>
  `<!doctype html><title>Tienda</title><div id="root"></div><script>${script}</script>`;
/** Says "hecho" once its script has run, and nowhere in its markup. */
const built = page(`setTimeout(() => { document.getElementById("root").textContent = "hec" + "ho" }, 100)`);
const textOf = (result: FetchResult): string =>
  result.ok ? new TextDecoder().decode(result.snapshot.body) : result.reason;
const notesOf = (result: FetchResult): string => (result.ok ? result.snapshot.notes.join() : result.reason);

type Process = { pid: number; parent: number; command: string; status: string };

function browserProcesses(): Process[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8");
        return [{ pid: Number(name), parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]), command, status }];
      } catch {
        return [];
      }
    });
  const own = new Set([process.pid]);
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  return all.filter(({ pid, command }) => own.has(pid) && command.includes("chrom"));
}

/** A site whose first page is being read until it is let go on; `asked` is there once its script runs. */
function holdingPage() {
  const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const answer: RequestListener = (request, response) => {
    if (request.url === "/tarda") {
      tell();
      void held.then(() => response.end("1"));
    } else response.setHeader("content-type", "text/html").end(request.url === "/" ? page(`fetch("/tarda")`) : built);
  };
  return { answer, asked, goOn };
}

const mainProcesses = (): Process[] =>
  browserProcesses().filter(({ command }) => command.includes("--remote-debugging") && !command.includes("--type="));

const isLinux = process.platform === "linux";

test.runIf(isLinux)("pages run in Chromium's sandbox, also when we are root", async () => {
  const { answer, asked, goOn } = holdingPage();
  const { read } = await open(answer);
  const reading = read("/");
  await asked;
  const renderers = () => browserProcesses().filter(({ command }) => command.includes("--type=renderer"));
  expect(renderers().length).toBeGreaterThan(0);
  // A renderer is forked first and locks itself in then.
  await expect.poll(() => renderers().filter(({ status }) => !/Seccomp:\s+2/.test(status))).toEqual([]);
  expect(browserProcesses().filter(({ command }) => command.includes("--no-sandbox"))).toEqual([]);
  goOn();
  await reading;
});

test.runIf(isLinux)("a browser that dies under a page is replaced for the next one", async () => {
  const { answer, asked } = holdingPage();
  const { read } = await open(answer);
  const reading = read("/");
  await asked;
  process.kill(mainProcesses()[0]!.pid, "SIGKILL");
  expect((await reading).ok).toBe(false);
  expect(textOf(await read("/otra"))).toContain("hecho");
});

test.runIf(isLinux)("a page that eats memory is killed alone: one beside it is read", async () => {
  const { read } = await open(
    (request, response) => {
      const eats = `const kept = []; setInterval(() => { const b = new Uint8Array(40_000_000); b.fill(1); kept.push(b); document.getElementById("root").append("x"); }, 20)`;
      response.setHeader("content-type", "text/html").end(request.url === "/come" ? page(eats) : built);
    },
    { browserLimits: { rendererBytes: 400 * 1024 * 1024 } },
  );
  const [eater, other] = await Promise.all([read("/come"), read("/otra")]);
  expect(notesOf(eater)).toBe("too-large");
  expect(textOf(other)).toContain("hecho");
});

test("a page whose script never ends is given up in time, and the next one is read", async () => {
  const { read } = await open(
    (request, response) => {
      response.setHeader("content-type", "text/html").end(request.url === "/gira" ? page("for (;;) {}") : built);
    },
    { limits: { totalTimeoutMs: 10_000 } },
  );
  expect(notesOf(await read("/gira"))).toBe("timeout");
  expect(textOf(await read("/otra"))).toContain("hecho");
});

test.runIf(isLinux)("a scrape that is aborted while the browser starts rejects, and opens nothing", async () => {
  const asked: string[] = [];
  const site = await serve((request, response) => {
    asked.push(request.headers["sec-fetch-mode"] === undefined ? "over HTTP" : "in the browser");
    response.setHeader("content-type", "text/html").end(built);
  });
  const { browser, isAsked, letStart, remove } = await heldBrowser();
  const scraper = browserScraper([site.host], { browser });
  cleanUps.push(
    async () => remove(),
    () => site.close(),
    () => scraper.close(),
  );
  const controller = new AbortController();
  const scrape = scraper.fetchPage(site.at("/"), { signal: controller.signal });
  await expect.poll(isAsked).toBe(true);
  controller.abort(new Error("enough"));
  await expect(scrape).rejects.toThrow("enough");
  letStart();
  expect(textOf(await scraper.fetchPage(site.at("/")))).toContain("hecho");
  expect(asked).toEqual(["over HTTP", "over HTTP", "in the browser"]);
});

test.runIf(isLinux)(
  "a browser that answers nothing any more is given up in time and killed, and another one started",
  async () => {
    const { read } = await open((_request, response) => response.setHeader("content-type", "text/html").end(built), {
      limits: { totalTimeoutMs: 10_000 },
    });
    expect(textOf(await read("/"))).toContain("hecho");
    const stopped = browserProcesses().filter(({ command }) => !command.includes("--type="));
    for (const { pid } of stopped) process.kill(pid, "SIGSTOP");
    expect(notesOf(await read("/"))).toMatch(/timeout/);
    expect(textOf(await read("/"))).toContain("hecho");
    const left = () => browserProcesses().filter(({ pid }) => stopped.some((main) => main.pid === pid));
    await expect.poll(left).toEqual([]);
  },
);

test.runIf(isLinux)("a browser that was replaced with a page still open in it is closed with the others", async () => {
  const { answer, asked, goOn } = holdingPage();
  const site = await serve(answer);
  const scraper = browserScraper([site.host], { browserLimits: { pagesPerBrowser: 2 } });
  cleanUps.push(() => site.close());
  const held = scraper.fetchPage(site.at("/"));
  await asked;
  await scraper.fetchPage(site.at("/segunda"));
  expect(textOf(await scraper.fetchPage(site.at("/tercera")))).toContain("hecho");
  expect(mainProcesses()).toHaveLength(2);
  await scraper.close();
  await held;
  goOn();
  expect(mainProcesses()).toEqual([]);
});

test("no more pages are open at once than allowed, and all are read in the end", async () => {
  let underWay = 0;
  let most = 0;
  const two = Promise.withResolvers<void>();
  const { read } = await open(
    (request, response) => {
      if (request.url !== "/dato") {
        response.setHeader("content-type", "text/html").end(page(`fetch("/dato")`));
        return;
      }
      most = Math.max(most, ++underWay);
      response.once("close", () => underWay--);
      if (underWay === 2) two.resolve();
      void two.promise.then(() => setTimeout(() => response.end("1"), 300));
    },
    { browserLimits: { pages: 2 } },
  );
  const results = await Promise.all(Array.from({ length: 6 }, (_, i) => read(`/${i}`)));
  expect(results.map((result) => result.ok && result.snapshot.tier)).toEqual(Array(6).fill("browser"));
  expect(most).toBe(2);
});

test("what a page writes to its console without end does not fill this process", async () => {
  const { read } = await open((_request, response) => {
    const writes = `const line = "x".repeat(1_000_000); const root = document.getElementById("root"); let times = 0;
      const writing = setInterval(() => { for (let i = 0; i < 20; i++) console.log(line + times); root.append("."); if (++times === 20) { clearInterval(writing); root.textContent = "hec" + "ho"; } }, 20)`;
    response.setHeader("content-type", "text/html").end(page(writes));
  });
  await read("/");
  const before = process.resourceUsage().maxRSS;
  expect(textOf(await read("/"))).toContain("hecho");
  expect((process.resourceUsage().maxRSS - before) / 1_024).toBeLessThan(100);
});

test("a file that a page hands over is not kept", async () => {
  const site = await serve(({ url }, response) => {
    if (url === "/") response.setHeader("content-type", "text/html").end(`<a href="/lista.bin" download>Descargar</a>`);
    else response.setHeader("content-type", "application/octet-stream").end("0".repeat(1_000));
  });
  const opened = openHosts([site.host]);
  const proxy = await startEgressProxy({ opened, connectTimeoutMs: 60_000, resolve: async () => [] });
  const limits = { ...defaultBrowserLimits, launchTimeoutMs: 60_000 };
  const pool = openBrowserPool({ choice: testBrowser, proxy, limits });
  cleanUps.push(
    () => site.close(),
    () => proxy.close(),
    () => pool.close(),
  );
  const options = { userAgentSuffix: "Sondeo/test", locale: "es-ES", signal: AbortSignal.timeout(90_000) };
  const failure = await pool.withPage(options, async (page) => {
    await page.goto(site.at("/"));
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("a")]);
    return download.failure();
  });
  expect(failure).toEqual(expect.any(String));
});
