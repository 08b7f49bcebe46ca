import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { z } from "zod";
import { planPrompt } from "../src/ai/tasks/plan/prompt.ts";
import { PlanAnswer } from "../src/ai/tasks/plan/schema.ts";
import { makeSkeleton, openPage } from "../src/extract/index.ts";
import { readPageFile } from "../src/scraper/index.ts";
import { decode, fold } from "./label-text.ts";
import { pageTexts } from "./page-texts.ts";
import { everythingOn, type Label, type Labelled, labelledValues, reachable } from "./token-survival.ts";

// npm run bench -- tokens: what a model reads of a labelled page, and how many of the labelled values it could still give.
// VERBOSE=1 lists the labels that stand nowhere on their page.
const lists = resolve(import.meta.dirname, "../../shared/extraction/lists");
const results = resolve(import.meta.dirname, "results.json");
const sets = ["wcxb_labelled_dev", "juriscraper"];
const ours = "Sondeo, with whole records";

type Measured = { tokens: number; perRecord: number; values: number; urls: number; ofPage: number };
type PageValues = { readonly page: string; readonly values: readonly Labelled[] };

const share = (wanted: readonly Labelled[], found: string): number =>
  wanted.length === 0 ? Number.NaN : wanted.filter(({ sought }) => found.includes(sought)).length / wanted.length;

function measure(text: string, found: string, label: Label, page: string): Measured {
  const values = labelledValues(label);
  const tokens = countTokens(text);
  return {
    tokens,
    perRecord: tokens / label.n,
    values: share(
      values.filter(({ kind }) => kind === "text"),
      found,
    ),
    urls: share(
      values.filter(({ kind }) => kind === "url"),
      found,
    ),
    ofPage: share(
      values.filter(({ sought }) => page.includes(sought)),
      found,
    ),
  };
}

function* pagesOf(set: string): Generator<{ name: string; file: string; label: Label }> {
  for (const name of readdirSync(resolve(lists, set)).filter((file) => file.endsWith(".html"))) {
    const file = resolve(lists, set, name);
    const json = file.replace(/html$/, "json");
    if (existsSync(json)) yield { name, file, label: JSON.parse(readFileSync(json, "utf8")) as Label };
  }
}

async function measureSet(set: string) {
  const measured = new Map<string, Measured[]>();
  const lost: PageValues[] = [];
  const nowhere: PageValues[] = [];
  let labels = 0;
  const add = (way: string, one: Measured): void => {
    measured.set(way, [...(measured.get(way) ?? []), one]);
  };
  for (const { name, file, label } of pagesOf(set)) {
    const snapshot = await readPageFile(file, label.url);
    const html = new TextDecoder(snapshot.charset).decode(snapshot.body);
    const all = everythingOn(html);
    for (const [way, write] of Object.entries(pageTexts)) {
      const text = write(html);
      add(way, measure(text, fold(decode(text)), label, all));
    }
    const page = openPage(snapshot);
    const asked = Object.keys(label.fields).join(", ");
    const skeleton = makeSkeleton(page, asked);
    const { system, prompt } = planPrompt(skeleton, asked);
    const found = reachable(page, skeleton);
    add("Sondeo, listed fields", measure(`${system}\n${prompt}`, found.fields, label, all));
    add(ours, measure(`${system}\n${prompt}`, found.all, label, all));
    const values = labelledValues(label);
    labels += values.length;
    const isLost = ({ sought }: Labelled): boolean => !found.all.includes(sought);
    lost.push({ page: name, values: values.filter((value) => isLost(value) && all.includes(value.sought)) });
    nowhere.push({ page: name, values: values.filter(({ sought }) => !all.includes(sought)) });
  }
  const rows = [...measured].map(([way, pages]) => ({ way, pages: pages.length, ...summarise(pages) }));
  return { rows, labels, lost, nowhere };
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

const countOf = (pages: readonly PageValues[]): number => pages.reduce((sum, { values }) => sum + values.length, 0);
const list = (pages: readonly PageValues[]): void => {
  for (const { page, values } of pages) for (const { written } of values) console.log(`  ${page}: ${written}`);
};

if (existsSync(lists)) {
  const schema = countTokens(JSON.stringify(z.toJSONSchema(PlanAnswer)));
  console.log(
    `A model is also told the form of its answer, ${schema} tokens for every page; they are not in the table.`,
  );
  const tokens = [];
  for (const set of sets) {
    const { rows, labels, lost, nowhere } = await measureSet(set);
    console.log(
      `Tokens a model reads per page of ${set} (o200k), and the share of labelled values and addresses it can give`,
    );
    console.table(rows);
    const us = rows.find(({ way }) => way === ours);
    console.log(
      `Sondeo: ${us?.median} tokens in the middle; ${us?.["of what the page holds"].toFixed(3)} of the labelled values that their page holds, ${us?.values.toFixed(3)} of all texts and ${us?.urls.toFixed(3)} of all addresses.`,
    );
    console.log(`Of what pages hold ${countOf(lost)} of ${labels} are lost.`);
    list(lost);
    console.log(
      `${countOf(nowhere)} of ${labels} stand nowhere on their page, in no text and no attribute: their maker put them into other words.`,
    );
    for (const { page, values } of nowhere) if (values.length > 0) console.log(`  ${page}: ${values.length}`);
    if (process.env.VERBOSE) list(nowhere);
    console.log();
    tokens.push(...rows.map((row) => ({ set, ...row })));
  }
  const before = existsSync(results) ? (JSON.parse(readFileSync(results, "utf8")) as object) : {};
  writeFileSync(results, `${JSON.stringify({ ...before, tokens }, null, 2)}\n`);
} else {
  console.log("The labelled pages are not here: not measured");
}
