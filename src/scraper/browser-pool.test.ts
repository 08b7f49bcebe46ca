import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { browserScraper } from "./browser.test-support.ts";
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
const built = page(`setTimeout(() => { document.getElementById("root").textContent = "hecho" }, 100)`);
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

const isLinux = process.platform === "linux";

test.runIf(isLinux)("pages run in Chromium's sandbox, also when we are root", async () => {
  const { read } = await open((request, response) => {
    if (request.url === "/tarda") setTimeout(() => response.end("1"), 3_000);
    else response.setHeader("content-type", "text/html").end(page(`fetch("/tarda")`));
  });
  const reading = read("/");
  let renderers: Process[] = [];
  for (let tries = 0; renderers.length === 0 && tries < 100; tries++) {
    await wait(50);
    renderers = browserProcesses().filter(({ command }) => command.includes("--type=renderer"));
  }
  // A renderer is forked first and locks itself in then.
  await wait(700);
  const processes = browserProcesses();
  renderers = processes.filter(({ command }) => command.includes("--type=renderer"));
  await reading;
  expect(renderers.length).toBeGreaterThan(0);
  expect(processes.filter(({ command }) => command.includes("--no-sandbox"))).toEqual([]);
  for (const { status } of renderers) expect(status).toMatch(/Seccomp:\s+2/);
});

test.runIf(isLinux)("a browser that dies under a page is replaced for the next one", async () => {
  const { read } = await open((request, response) => {
    if (request.url === "/tarda") setTimeout(() => response.end("1"), 3_000);
    else response.setHeader("content-type", "text/html").end(request.url === "/" ? page(`fetch("/tarda")`) : built);
  });
  const reading = read("/");
  let main: Process | undefined;
  while (main === undefined) {
    await wait(50);
    main = browserProcesses().find(
      ({ command }) => command.includes("--remote-debugging") && !command.includes("--type="),
    );
  }
  await wait(500);
  process.kill(main.pid, "SIGKILL");
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
    { limits: { totalTimeoutMs: 4_000 } },
  );
  expect(notesOf(await read("/gira"))).toBe("timeout");
  expect(textOf(await read("/otra"))).toContain("hecho");
});

test("no more pages are open at once than allowed, and all are read in the end", async () => {
  let underWay = 0;
  let most = 0;
  const { read } = await open(
    (request, response) => {
      if (request.url !== "/dato") {
        response.setHeader("content-type", "text/html").end(page(`fetch("/dato")`));
        return;
      }
      most = Math.max(most, ++underWay);
      setTimeout(() => {
        underWay--;
        response.end("1");
      }, 300);
    },
    { browserLimits: { pages: 2 } },
  );
  const results = await Promise.all(Array.from({ length: 6 }, (_, i) => read(`/${i}`)));
  expect(results.map((result) => result.ok && result.snapshot.tier)).toEqual(Array(6).fill("browser"));
  expect(most).toBe(2);
});
