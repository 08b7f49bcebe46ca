import { z } from "zod";
import { type Corrections, noCorrections } from "../domain/corrections.ts";
import { plainRows, type Extraction } from "../domain/extraction.ts";
import type { Plan, PlannedExtraction } from "../domain/plan.ts";
import type { SourcePage } from "../domain/source-lines.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import type { Survey } from "../domain/survey.ts";
import { openPage, planFromPrompt, runPlan, surveyPage } from "../extract/index.ts";
import type { EngineConfig } from "../server/config.ts";
import { noModel } from "./ai.ts";
import { answerEach } from "./batch.ts";
import { type Command, parseWords, refuseWithBatch } from "./command.ts";
import { print, printJson, tell } from "./output.ts";
import { explainSnapshot, pageOptions, pageUsage, readPageRequest } from "./page-options.ts";
import { openPageSource, PageLine } from "./page-source.ts";
import { CommandFailure, WrongUse } from "./problems.ts";
import { checkSet } from "./set-choice.ts";
import { parseFormat, rowsAsCsv, sheetsAsXlsx } from "./row-formats.ts";

const usage =
  'sondeo extract FILE_OR_URL "PROMPT" [--format json|csv|xlsx] [--limit N] [--set ID] [--explain] [--engine builtin|ai] ' +
  `${pageUsage}, ` +
  "or sondeo extract --batch LIST.jsonl [--limit N]";
const options = {
  format: { type: "string" },
  limit: { type: "string", default: "10000" },
  set: { type: "string" },
  explain: { type: "boolean" },
  engine: { type: "string", default: "builtin" },
  batch: { type: "string" },
  ...pageOptions,
} as const;

const PromptLine = z.intersection(PageLine, z.object({ prompt: z.string().min(1) }));

/** Rows of a page as a prompt asks for them. */
export const extract: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, options, usage);
  const [fileOrUrl, prompt, ...more] = positionals;
  const expected = values.batch === undefined ? 2 : 0;
  if (values.batch !== undefined) refuseWithBatch(values, ["format", "set", "explain", ...Object.keys(pageOptions)]);
  const corrections = { ...noCorrections, recordSet: values.set ?? null };
  if (positionals.length !== expected || more.length > 0) throw new WrongUse(`Usage: ${usage}`);
  const format = parseFormat(values.format ?? "json", ["json", "csv", "xlsx"]);
  const recordLimit = Number(values.limit);
  if (!Number.isInteger(recordLimit) || recordLimit < 1)
    throw new WrongUse(`--limit ${values.limit} is not a whole number from 1 up`);
  const rowsOf = await openEngine(values.engine, config);
  const pages = openPageSource(config);
  try {
    if (values.batch !== undefined) {
      return await answerEach(values.batch, PromptLine, { rows: [], plan: null }, async (line) => {
        const { planned, extraction } = await rowsOf(await pages.openLine(line), line.prompt, recordLimit, corrections);
        return { rows: plainRows(extraction), plan: planned?.plan ?? null };
      });
    }
    if (format === "xlsx" && process.stdout.isTTY)
      throw new WrongUse("An xlsx file is not for the screen: add > rows.xlsx");
    const address = fileOrUrl as string;
    const snapshot = await pages.open(address, await readPageRequest(values, address));
    if (values.explain) for (const line of explainSnapshot(snapshot)) tell(line);
    const { survey, planned, extraction } = await rowsOf(snapshot, prompt as string, recordLimit, corrections);
    if (values.explain) for (const line of explain(survey, planned?.plan ?? null, extraction)) tell(line);
    const page = { url: snapshot.finalUrl, capturedAt: snapshot.capturedAt, prompt: prompt as string };
    await printRows(extraction, format, { page, plan: planned?.plan ?? null });
    return 0;
  } finally {
    await pages.close();
  }
};

type Extracted = { survey: Survey; planned: PlannedExtraction | null; extraction: Extraction };
type RowsOf = (snapshot: Snapshot, prompt: string, recordLimit: number, corrections: Corrections) => Promise<Extracted>;

async function openEngine(engine: string, { ai: settings }: EngineConfig): Promise<RowsOf> {
  if (engine === "builtin") return async (...asked) => extractByRules(...asked);
  if (engine !== "ai") throw new WrongUse(`--engine ${engine} is unknown: give builtin or ai`);
  if (settings === null) throw new CommandFailure(noModel);
  return (await import("./extract-with-model.ts")).openModelEngine(settings);
}

function extractByRules(snapshot: Snapshot, prompt: string, recordLimit: number, corrections: Corrections): Extracted {
  const page = openPage(snapshot);
  const survey = surveyPage(page);
  checkSet(survey, corrections);
  const planned = planFromPrompt(page, prompt, corrections);
  const result = runPlan(page, planned, { recordLimit });
  if (!result.ok) {
    throw new CommandFailure(`${result.reason}: ${result.detail}; "sondeo survey" shows what the page holds`);
  }
  return { survey, planned, extraction: result.extraction };
}

async function printRows(
  extraction: Extraction,
  format: "json" | "csv" | "xlsx",
  { page, plan }: { page: SourcePage; plan: Plan | null },
): Promise<void> {
  if (format === "xlsx") {
    const { extractionSheets } = await import("./extraction-sheets.ts");
    return print(await sheetsAsXlsx(extractionSheets(extraction, page, plan)));
  }
  const rows = plainRows(extraction);
  return format === "csv"
    ? print(
        rowsAsCsv(
          extraction.columns.map(({ title }) => title),
          rows,
        ),
      )
    : printJson(rows);
}

function* explain(survey: Survey, plan: Plan | null, { counts, understood }: Extraction): Generator<string> {
  for (const set of survey.sets) {
    yield `set ${set.id}: ${set.kind}, ${set.count} records, score ${set.score.toFixed(2)}, fields ${set.fields.map(({ name }) => name).join(", ")}`;
  }
  const { modelUse } = understood;
  if (modelUse)
    yield `planner: ${modelUse.planner}, ${modelUse.model}${modelUse.because ? `: ${modelUse.because}` : ""}`;
  if (plan) yield `plan: ${plan.set.kind} at ${plan.set.path}${plan.set.heading ? ` (${plan.set.heading})` : ""}`;
  for (const { asked, means, field } of understood.columns)
    yield `column "${asked}": ${means}${field ? ` (${field})` : ""}`;
  for (const { asked, means, field } of understood.filters)
    yield `filter "${asked}": ${means}${field ? ` (${field})` : ""}`;
  if (plan?.bestOf) {
    const { groupBy, by, count } = plan.bestOf;
    yield `best of each: ${count} per ${groupBy.name}${by ? `, ${by.field.name} ${by.direction}` : ""}`;
  }
  if (plan?.aggregate?.order)
    yield `groups: figure ${plan.aggregate.order.figure + 1}, ${plan.aggregate.order.direction}`;
  for (const { field, direction } of plan?.sort ?? []) yield `sort: ${field.name}, ${direction}`;
  for (const { field, measures, by } of understood.keptApart ?? [])
    yield `kept apart: ${by} of ${field}, in ${measures.map((name) => name ?? "none").join(", ")}`;
  for (const asked of understood.notFound) yield `not found: "${asked}"`;
  for (const { set, why } of understood.alternatives) yield `alternative: ${set}, ${why}`;
  yield `rows: ${counts.inSet} in the set, ${counts.afterFilters} after filters, ${counts.returned} returned, ${counts.cutByPlan} cut, ${counts.emptyCells} empty cells`;
}
