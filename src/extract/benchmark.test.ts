import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plainCell, plainRows } from "../domain/extraction.ts";
import { openPage, type Page, planFromPrompt, readRecords, runPlan, surveyPage } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

const shared = resolve(import.meta.dirname, "../../../shared/extraction");
const scorer = join(shared, "score.mjs");
const lists = join(shared, "lists");
const isAbsent = !existsSync(scorer);
const folder = mkdtempSync(join(tmpdir(), "extract-benchmark-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Task = { id: string; file: string; url?: string; prompt: string };
const score = (...args: string[]): string =>
  execFileSync(process.execPath, [scorer, ...args], { encoding: "utf8", maxBuffer: 1e8 });
const tasks = (): Task[] =>
  score("prompts", lists)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Task);

function open(task: Task): Page {
  const body = readFileSync(task.file);
  const charset = /charset=["']?([\w-]+)/i.exec(body.subarray(0, 3_000).toString("latin1"))?.[1] ?? "utf-8";
  return openPage({ ...snapshotOf("", task.url ?? "https://www.example.com/list"), body, charset });
}

/** Figures of the scorer's report by set and column title. */
function figures(mode: "rows" | "sets", answers: readonly object[]): Map<string, Map<string, number>> {
  const file = join(folder, `${mode}.jsonl`);
  writeFileSync(file, answers.map((answer) => JSON.stringify(answer)).join("\n"));
  const [head = "", ...lines] = score(mode, lists, file).split("\n").filter(Boolean);
  const titles = head
    .trim()
    .split(/\s{2,}|\s(?=pages|best)/)
    .slice(1);
  return new Map(
    lines.map((line) => {
      const [set = "", ...values] = line.trim().split(/\s+/);
      return [set, new Map(values.map((value, i) => [titles[i] ?? "", Number(value)]))];
    }),
  );
}

test.skipIf(isAbsent)("labelled pages: the rows a prompt asks for", { timeout: 180_000 }, () => {
  const answers = tasks().map((task) => {
    const page = open(task);
    const result = runPlan(page, planFromPrompt(page, task.prompt), { recordLimit: 10_000 });
    return { id: task.id, rows: result.ok ? plainRows(result.extraction) : [] };
  });
  const measured = figures("rows", answers);
  expect(measured.get("juriscraper")?.get("row F1")).toBeGreaterThanOrEqual(0.95);
  expect(measured.get("wcxb_labelled_dev")?.get("row F1")).toBeGreaterThanOrEqual(0.96);
  expect(measured.get("juriscraper")?.get("cells")).toBeGreaterThanOrEqual(0.895);
  expect(measured.get("wcxb_labelled_dev")?.get("cells")).toBeGreaterThanOrEqual(0.905);
});

test.skipIf(isAbsent)("labelled pages: the best of the sets on offer", { timeout: 180_000 }, () => {
  const answers = tasks().map((task) => {
    const page = open(task);
    const sets = surveyPage(page).sets.map(({ id }) => {
      const { columns, rows } = readRecords(page, id);
      return {
        rows: rows.map((cells) =>
          Object.fromEntries(columns.map(({ title, type }, i) => [title, cells[i] ? plainCell(cells[i], type) : null])),
        ),
      };
    });
    return { id: task.id, sets };
  });
  const measured = figures("sets", answers);
  expect(measured.get("juriscraper")?.get("best")).toBeGreaterThanOrEqual(0.95);
  expect(measured.get("wcxb_labelled_dev")?.get("best")).toBeGreaterThanOrEqual(0.98);
  expect(measured.get("wcxb_labelled_dev")?.get("row F1")).toBeGreaterThanOrEqual(0.975);
});
