import { once } from "node:events";
import { createServer } from "node:http";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { gzipSync } from "node:zlib";
import { Agent, fetch } from "undici";
import { findBrowser } from "../src/scraper/find-browser.ts";
import { createScraper } from "../src/scraper/index.ts";

// npm run bench -- scraper [PAGES [RUNS]]: both tiers over local pages beside plain undici and plain Playwright, turn by turn.
const pages = Number(process.argv[2] ?? 50);
const runs = Number(process.argv[3] ?? 5);
const folder = resolve(import.meta.dirname, "../build/chromium");
const round = (value: number): number => Math.round(value * 10) / 10;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const percent = (ours: number, plain: number): string => `${Math.round((ours / plain - 1) * 100)} %`;

/** 1,000 records, some 110 KB of markup. */
const cards = (page: number): string =>
  Array.from(
    { length: 1_000 },
    (_, i) =>
      `<article><h3>Producto ${page}-${i}</h3><p>Descripción del producto con unas palabras</p><b>${i},50 €</b></article>`,
  ).join("");
const staticPage = (page: number): string =>
  `<!doctype html><html lang="es"><title>Catálogo ${page}</title><body><main>${cards(page)}</main></body></html>`;
const application = (page: number): string =>
  `<!doctype html><html lang="es"><title>Tienda</title><body><div id="root"></div><script>
  fetch("/datos/${page}").then((answer) => answer.text()).then((html) => { document.getElementById("root").innerHTML = html })</script>`;

/** Compressed beforehand, as a site's cache would have them. */
const served = new Map<string, Buffer>(
  Array.from({ length: Math.max(pages, 8) }, (_, page) => [
    [`estatica/${page}`, gzipSync(staticPage(page))] as const,
    [`aplicacion/${page}`, gzipSync(application(page))] as const,
    [`datos/${page}`, gzipSync(cards(page))] as const,
  ]).flat(),
);

const site = createServer((asked, answer) => {
  const [, kind, page] = (asked.url ?? "").split("/");
  const body = served.get(`${kind}/${page}`);
  if (kind === "gira")
    answer.setHeader("content-type", "text/html").end("<div id=root></div><script>for(;;);</script>");
  else if (body === undefined) answer.writeHead(404).end();
  else answer.setHeader("content-type", "text/html; charset=utf-8").setHeader("content-encoding", "gzip").end(body);
}).listen(0, "127.0.0.1");
await once(site, "listening");
const address = site.address();
if (address === null || typeof address === "string") throw new Error("no port");
const host = `127.0.0.1:${address.port}`;
const at = (kind: string, page: number): string => `http://${host}/${kind}/${page}`;
const userAgent = "Sondeo/bench";

async function timePages(read: (page: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < pages; page++) {
    const startedAt = performance.now();
    await read(page);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Milliseconds a page: the median of runs that take turns, so that what else the machine does falls on both. */
async function takeTurns(ours: (page: number) => Promise<unknown>, plain: (page: number) => Promise<unknown>) {
  const times = { ours: [] as number[], plain: [] as number[] };
  await ours(0);
  await plain(0);
  for (let run = 0; run < runs; run++) {
    times.ours.push(await timePages(ours));
    times.plain.push(await timePages(plain));
  }
  const [oursMs, plainMs] = [median(times.ours), median(times.plain)];
  return { pages, runs, oursMs: round(oursMs), plainMs: round(plainMs), overhead: percent(oursMs, plainMs) };
}

/** Memory of this program and the browsers below it, shared pages counted once. */
function treeMegabytes(): number {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
    } catch {
      continue;
    }
  }
  let kilobytes = 0;
  const waiting = [process.pid];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    waiting.push(...(parents.get(pid) ?? []));
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      continue;
    }
  }
  return Math.round(kilobytes / 1_024);
}

async function largestMemory<T>(work: Promise<T>): Promise<{ result: T; megabytes: number }> {
  let megabytes = treeMegabytes();
  const watch = setInterval(() => (megabytes = Math.max(megabytes, treeMegabytes())), 100);
  const result = await work;
  clearInterval(watch);
  return { result, megabytes };
}

const scraper = createScraper({
  allow: [host],
  userAgent,
  browser: { kind: "auto", folder },
  browserLimits: { pages: 8 },
});
const read = async (kind: string, page: number, tier: "http" | "browser"): Promise<void> => {
  const result = await scraper.fetchPage(at(kind, page));
  if (!result.ok || result.snapshot.tier !== tier)
    throw new Error(`${kind} ${page}: ${JSON.stringify(result).slice(0, 200)}`);
};

const agent = new Agent();
const http = await largestMemory(
  takeTurns(
    (page) => read("estatica", page, "http"),
    async (page) => (await fetch(at("estatica", page), { dispatcher: agent })).text(),
  ),
);
console.log("HTTP tier beside fetch of undici, ms a page of 110 KB, compressed");
const overHttp = { ...http.result, megabytes: http.megabytes };
console.table([overHttp]);

const program = await findBrowser({ kind: "auto", folder });
if (program === null) throw new Error("there is no browser here");
const plainBrowser = await chromium.launch({
  executablePath: program.executable,
  env: program.environment,
  chromiumSandbox: true,
  args: ["--disable-gpu"],
});
const readPlainly = async (page: number): Promise<string> => {
  const context = await plainBrowser.newContext();
  const tab = await context.newPage();
  await tab.goto(at("aplicacion", page), { waitUntil: "networkidle" });
  const html = await tab.content();
  await context.close();
  return html;
};
const browser = await takeTurns((page) => read("aplicacion", page, "browser"), readPlainly);
await plainBrowser.close();
console.log("Browser tier beside Playwright (networkidle), ms a page");
console.table([browser]);

const startedAt = performance.now();
const eight = await largestMemory(
  Promise.all(Array.from({ length: 8 }, (_, page) => read("aplicacion", page, "browser"))),
);
console.log("Eight pages in the browser at once");
const eightPages = { megabytes: eight.megabytes, ms: Math.round(performance.now() - startedAt) };
console.table([eightPages]);

/** Pages of other people, alone and while a page spins in the browser. */
const quietMs = await timePages((page) => read("estatica", page, "http"));
const spinning = scraper.fetchPage(at("gira", 0));
const besideMs = await timePages((page) => read("estatica", page, "http"));
await spinning;
console.log("HTTP pages while another page spins in the browser, ms a page");
const neighbour = { aloneMs: round(quietMs), besideMs: round(besideMs), slower: percent(besideMs, quietMs) };
console.table([neighbour]);

const resultsFile = resolve(import.meta.dirname, "results.json");
const results = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as object) : {};
const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length, load: loadavg()[0] };
const scraperResults = {
  measuredAt: new Date().toISOString(),
  machine,
  http: overHttp,
  browser,
  eightPages,
  neighbour,
};
writeFileSync(resultsFile, `${JSON.stringify({ ...results, scraper: scraperResults }, null, 2)}\n`);

await Promise.all([scraper.close(), agent.close()]);
site.closeAllConnections();
site.close();
