import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "htmlparser2";
import type { Snapshot } from "../src/domain/snapshot.ts";
import { plainCell, type PlainRow, plainRows } from "../src/domain/extraction.ts";
import { openPage, planFromPrompt, readRecords, runPlan, surveyPage } from "../src/extract/index.ts";
import { type Corpus, type LabelledPage, readCorpora } from "./extract-corpus.ts";
import { type Row, rowF1 } from "./extract-score.ts";
import { groupSiblings } from "./peers/sibling-groups.ts";
import { induceFromExample } from "./peers/wrapper-induction.ts";

// npm run bench -- extract: the rows of labelled pages, and the time they take, beside two simple engines and the bare HTML parser.
const project = resolve(import.meta.dirname, "..");
const resultsFile = join(project, "bench/results.json");
const parserAlone = "HTML parser alone";
const largePageRecords = 10_000;
const warmUpPages = 8;

/** What an engine offers for a page: its sets, the one it would show first in front. */
type Engine = (page: LabelledPage, html: string) => readonly (readonly Row[])[];

const snapshotOf = (page: LabelledPage): Snapshot => ({
  requestedUrl: page.url,
  finalUrl: page.url,
  status: 200,
  contentType: "text/html",
  charset: page.charset,
  body: page.body,
  capturedAt: "2026-03-10T12:00:00Z",
  tier: "file",
  notes: [],
});

const toRow = (values: readonly PlainRow[string][]): Row => {
  const texts = values.flat().map((value) => (value === null ? "" : String(value)));
  return { text: texts.join(" "), links: texts };
};

const engines: Readonly<Record<string, Engine>> = {
  "Sondeo, with the prompt": (page) => {
    const opened = openPage(snapshotOf(page));
    const result = runPlan(opened, planFromPrompt(opened, page.prompt), { recordLimit: 10_000 });
    return [result.ok ? plainRows(result.extraction).map((row) => toRow(Object.values(row))) : []];
  },
  "Sondeo, survey only": (page) => {
    const opened = openPage(snapshotOf(page));
    return surveyPage(opened).sets.map(({ id }) => {
      const { columns, rows } = readRecords(opened, id);
      return rows.map((cells) => toRow(cells.map((cell, i) => plainCell(cell, columns[i]?.type ?? "text"))));
    });
  },
  "sibling groups": (_, html) => groupSiblings(html),
  "induction from the first value": ({ truth }, html) => [induceFromExample(html, truth.keys[0] ?? "", truth.kind)],
  [parserAlone]: (_, html) => {
    parseDocument(html);
    return [];
  },
};

const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function measure({ pages }: Corpus, offer: Engine) {
  const html = pages.map((page) => new TextDecoder(page.charset).decode(page.body));
  pages.slice(0, warmUpPages).forEach((page, i) => offer(page, html[i] ?? ""));
  const answers = pages.map((page, i) => {
    const usedBefore = process.cpuUsage();
    const startedAt = performance.now();
    const sets = offer(page, html[i] ?? "");
    const ms = performance.now() - startedAt;
    const used = process.cpuUsage(usedBefore);
    const scores = sets.map((rows) => rowF1(rows, page.truth));
    return { ms, cpuMs: (used.user + used.system) / 1_000, first: scores[0] ?? 0, best: Math.max(0, ...scores) };
  });
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1_000;
  const megabytes = pages.reduce((sum, page) => sum + page.body.length, 0) / 1e6;
  return {
    "first set F1": round(mean(answers.map(({ first }) => first)), 3),
    "best set F1": round(mean(answers.map(({ best }) => best)), 3),
    "ms p50": round(median(times)),
    "ms p95": round(times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0),
    "CPU ms": round(answers.reduce((sum, { cpuMs }) => sum + cpuMs, 0)),
    "CPU ms p50": round(median(answers.map(({ cpuMs }) => cpuMs))),
    "pages/s": round(pages.length / seconds),
    "MB/s": round(megabytes / seconds),
  };
}

function measureLargePage(): object {
  const script = join(import.meta.dirname, "extract-large-page.ts");
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, script, String(largePageRecords)], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`extract-large-page.ts ended with ${status}`);
  const { rows, megabytesOfHtml, ms, cpuMs, megabytesOfMemory } = JSON.parse(stdout) as Record<string, number>;
  return {
    records: rows,
    "HTML, MB": round(megabytesOfHtml ?? 0),
    ms: Math.round(ms ?? 0),
    "CPU ms": Math.round(cpuMs ?? 0),
    "memory, MB": Math.round(megabytesOfMemory ?? 0),
  };
}

const corpora = Object.fromEntries(
  readCorpora().map((corpus) => {
    const measured = Object.entries(engines).map(([name, offer]) => [name, measure(corpus, offer)] as const);
    const ofParser = measured.find(([name]) => name === parserAlone)?.[1]["CPU ms"] ?? 0;
    const figures = Object.fromEntries(
      measured.map(([name, { "first set F1": first, "best set F1": best, ...speed }]) => [
        name,
        name === parserAlone
          ? speed
          : {
              "first set F1": first,
              "best set F1": best,
              ...speed,
              "of the parser's speed": round(ofParser / speed["CPU ms"], 3),
            },
      ]),
    );
    console.log(`${corpus.name}: ${corpus.pages.length} pages`);
    console.table(figures);
    return [corpus.name, { pages: corpus.pages.length, figures }];
  }),
);
if (Object.keys(corpora).length === 1)
  console.log("The labelled pages are not beside the project: only its own were measured.");
const largePage = measureLargePage();
console.log("One large page, in a process of its own");
console.table([largePage]);

const results = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as object) : {};
const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length, load: loadavg()[0] };
const extract = { measuredAt: new Date().toISOString(), machine, corpora, largePage };
writeFileSync(resultsFile, `${JSON.stringify({ ...results, extract }, null, 2)}\n`);
