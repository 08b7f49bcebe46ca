import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import type { Snapshot } from "../src/domain/snapshot.ts";
import { openPage, planFromPrompt, runPlan, surveyPage } from "../src/extract/index.ts";
import { readPageFile } from "../src/scraper/index.ts";
import { openTrade } from "../src/trade/index.ts";

// npm run bench: how fast the engines are on this machine. A figure is the median of several runs, save the first research.
const project = resolve(import.meta.dirname, "..");
const labelledPages = resolve(project, "../shared/extraction/lists/juriscraper");
const round = (value: number) => Math.round(value * 10) / 10;

function medianMs(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return times.toSorted((a, b) => a - b)[runs >> 1] as number;
}

function directoryPage(records: number): Snapshot {
  const cards = Array.from(
    { length: records },
    (_, i) =>
      `<article class="company"><h3><a href="/c/${i}">Company ${i}</a></h3><p class="city">City ${i % 97}</p>` +
      `<a class="mail" href="mailto:info@c${i}.example">info@c${i}.example</a><span class="price">$${i % 1000}.50</span></article>`,
  );
  const body = new TextEncoder().encode(
    `<!doctype html><html lang="en"><title>Directory</title><body><main>${cards.join("\n")}</main></body></html>`,
  );
  const url = "https://directory.example/";
  return {
    requestedUrl: url,
    finalUrl: url,
    status: 200,
    contentType: "text/html",
    charset: "utf-8",
    body,
    capturedAt: new Date(0).toISOString(),
    tier: "file",
    notes: [],
  };
}

function measureExtraction(records: number) {
  const snapshot = directoryPage(records);
  const megabytes = snapshot.body.length / 1e6;
  const surveyMs = medianMs(3, () => surveyPage(openPage(snapshot)));
  const page = openPage(snapshot);
  const survey = surveyPage(page);
  let rows = 0;
  const extractMs = medianMs(3, () => {
    const result = runPlan(page, planFromPrompt(survey, "company, city, mail and price"), { recordLimit: records });
    rows = result.ok ? result.extraction.rows.length : 0;
  });
  return {
    records,
    megabytes: round(megabytes),
    surveyMs: round(surveyMs),
    "survey MB/s": round(megabytes / (surveyMs / 1_000)),
    extractMs: round(extractMs),
    rows,
  };
}

async function measureLabelledPages() {
  const names = readdirSync(labelledPages).filter((name) => name.endsWith(".html"));
  const snapshots = await Promise.all(names.map((name) => readPageFile(join(labelledPages, name))));
  const megabytes = snapshots.reduce((sum, { body }) => sum + body.length, 0) / 1e6;
  const seconds = medianMs(3, () => snapshots.forEach((snapshot) => surveyPage(openPage(snapshot)))) / 1_000;
  return {
    pages: names.length,
    megabytes: round(megabytes),
    "pages/s": round(names.length / seconds),
    "MB/s": round(megabytes / seconds),
  };
}

async function measureResearch() {
  const openedAt = performance.now();
  const trade = await openTrade({ dataFolder: join(project, "data/trade") });
  const openMs = performance.now() - openedAt;
  const results = [];
  for (const product of ["aguacate", "café", "plátano", "soja", "wheat"]) {
    const times: number[] = [];
    let exporters = 0;
    for (let run = 0; run < 4; run++) {
      const startedAt = performance.now();
      const research = await trade.research({ product, language: "es" });
      times.push(performance.now() - startedAt);
      exporters = research.found ? research.rows.length : 0;
    }
    const [firstMs = 0, ...later] = times;
    results.push({
      product,
      exporters,
      firstMs: round(firstMs),
      againMs: round(later.toSorted((a, b) => a - b)[later.length >> 1] ?? 0),
    });
  }
  trade.close();
  return { openMs: round(openMs), results };
}

const extraction = [100, 1_000, 10_000].map(measureExtraction);
console.log("Survey and extraction of a page of cards");
console.table(extraction);
const labelled = existsSync(labelledPages) ? await measureLabelledPages() : null;
console.log(labelled ? "Survey of the labelled pages" : "The labelled pages are not here: not measured");
if (labelled) console.table([labelled]);
const research = await measureResearch();
console.log(`Research, after opening the figures in ${research.openMs} ms`);
console.table(research.results);
const memoryMegabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
console.log(`Largest memory: ${memoryMegabytes} MB`);

const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length };
mkdirSync(join(project, "bench"), { recursive: true });
const resultsFile = join(project, "bench/results.json");
const others = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as object) : {};
const measured = { measuredAt: new Date().toISOString(), machine, extraction, labelled, research, memoryMegabytes };
writeFileSync(resultsFile, `${JSON.stringify({ ...others, ...measured }, null, 2)}\n`);
