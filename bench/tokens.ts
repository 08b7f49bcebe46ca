import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { planPrompt } from "../src/ai/tasks/plan/prompt.ts";
import type { Skeleton } from "../src/domain/skeleton.ts";
import { makeSkeleton, openPage, readRecords, surveyPage, type Page } from "../src/extract/index.ts";
import { parseTree } from "../src/extract/tree.ts";
import { readPageFile } from "../src/scraper/index.ts";
import { pageTexts } from "./page-texts.ts";

// npm run bench -- tokens: what a model reads of a labelled page, and how many of the labelled values it could still give.
const lists = resolve(import.meta.dirname, "../../shared/extraction/lists");
const results = resolve(import.meta.dirname, "results.json");
const sets = ["wcxb_labelled_dev", "juriscraper"];

type Label = {
  url?: string;
  fields: Record<string, { kind: "text" | "url" | "raw" }>;
  n: number;
  records: Record<string, unknown>[];
};
type Measured = { tokens: number; perRecord: number; values: number; urls: number; ofPage: number };

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const lastSegment = (url: string): string => decode(url).replace(/\/+$/, "").split("/").pop() ?? "";

/** Labelled texts and addresses, as they are looked for. */
function labelled({ fields, records }: Label): { texts: string[]; urls: string[] } {
  const of = (kind: string, read: (value: string) => string): string[] =>
    records.flatMap((record) =>
      Object.entries(fields).flatMap(([name, field]) => {
        const value = record[name];
        return field.kind === kind && typeof value === "string" && fold(read(value)) !== "" ? [fold(read(value))] : [];
      }),
    );
  return { texts: of("text", String), urls: of("url", lastSegment) };
}

const share = (wanted: readonly string[], isThere: (value: string) => boolean): number =>
  wanted.length === 0 ? Number.NaN : wanted.filter(isThere).length / wanted.length;

/** What the executor gives for the fields that the skeleton offers: the values that a plan can reach. */
function reachable(page: Page, skeleton: Skeleton): string {
  const survey = surveyPage(page);
  return skeleton.sets
    .flatMap(({ id, fields }) => {
      const offered = new Set(fields.map((field) => field.id));
      const places = (survey.sets.find((set) => set.id === id)?.fields ?? []).map((field) => offered.has(field.id));
      return readRecords(page, id).rows.flatMap((cells) =>
        cells.flatMap(({ raw, value }, i) => (places[i] ? [fold(raw), fold(decode(String(value ?? "")))] : [])),
      );
    })
    .join("\n");
}

/** All characters of a page, of texts and of attributes: a label that is not among them was written by its maker. */
function everything(html: string): string {
  const { texts, attributes } = parseTree(html);
  const held = attributes.flatMap((of) => Object.values(of ?? {}).map((value) => fold(decode(value))));
  return [fold(decode(texts.join(""))), ...held].join("\n");
}

function measure(text: string, found: string, label: Label, page: string): Measured {
  const { texts, urls } = labelled(label);
  const tokens = countTokens(text);
  const onPage = [...texts, ...urls].filter((value) => page.includes(value));
  return {
    tokens,
    perRecord: tokens / label.n,
    values: share(texts, (value) => found.includes(value)),
    urls: share(urls, (value) => found.includes(value)),
    ofPage: share(onPage, (value) => found.includes(value)),
  };
}

function* pagesOf(set: string): Generator<{ file: string; label: Label }> {
  for (const name of readdirSync(resolve(lists, set)).filter((file) => file.endsWith(".html"))) {
    const file = resolve(lists, set, name);
    const json = file.replace(/html$/, "json");
    if (existsSync(json)) yield { file, label: JSON.parse(readFileSync(json, "utf8")) as Label };
  }
}

async function measureSet(set: string) {
  const measured = new Map<string, Measured[]>();
  const add = (way: string, one: Measured): void => {
    measured.set(way, [...(measured.get(way) ?? []), one]);
  };
  for (const { file, label } of pagesOf(set)) {
    const snapshot = await readPageFile(file, label.url);
    const html = new TextDecoder(snapshot.charset).decode(snapshot.body);
    const all = everything(html);
    for (const [way, write] of Object.entries(pageTexts)) {
      const text = write(html);
      add(way, measure(text, fold(decode(text)), label, all));
    }
    const page = openPage(snapshot);
    const skeleton = makeSkeleton(page, Object.keys(label.fields).join(", "));
    const { system, prompt } = planPrompt(skeleton, Object.keys(label.fields).join(", "));
    add("Sondeo, whole request", measure(`${system}\n${prompt}`, reachable(page, skeleton), label, all));
  }
  return [...measured].map(([way, pages]) => ({ way, pages: pages.length, ...summarise(pages) }));
}

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? 0;
const average = (values: readonly number[]): number => {
  const known = values.filter((value) => !Number.isNaN(value));
  return Math.round((known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)) * 1_000) / 1_000;
};

const summarise = (pages: readonly Measured[]) => ({
  median: quantile(
    pages.map(({ tokens }) => tokens),
    0.5,
  ),
  p90: quantile(
    pages.map(({ tokens }) => tokens),
    0.9,
  ),
  "per record": Math.round(
    quantile(
      pages.map(({ perRecord }) => perRecord),
      0.5,
    ),
  ),
  values: average(pages.map(({ values }) => values)),
  urls: average(pages.map(({ urls }) => urls)),
  "of what the page holds": average(pages.map(({ ofPage }) => ofPage)),
});

if (existsSync(lists)) {
  const tokens = [];
  for (const set of sets) {
    const rows = await measureSet(set);
    console.log(
      `Tokens a model reads per page of ${set} (o200k), and the share of labelled values and addresses it can give`,
    );
    console.table(rows);
    tokens.push(...rows.map((row) => ({ set, ...row })));
  }
  const before = existsSync(results) ? (JSON.parse(readFileSync(results, "utf8")) as object) : {};
  writeFileSync(results, `${JSON.stringify({ ...before, tokens }, null, 2)}\n`);
} else {
  console.log("The labelled pages are not here: not measured");
}
