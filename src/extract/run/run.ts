import type { Cell, Extraction, ExtractionCounts } from "../../domain/extraction.ts";
import {
  type Column,
  conditionsOf,
  type FieldRef,
  type Filter,
  type Ground,
  type Inference,
  type Judgements,
  type Plan,
  type PlannedExtraction,
  restsOnJudgement,
  type Scalar,
  type Understood,
} from "../../domain/plan.ts";
import type { ValueType } from "../../domain/survey.ts";
import { wholePartOf } from "../../domain/whole-record.ts";
import type { TableColumn } from "../columns/column.ts";
import { aggregateRows } from "./aggregate.ts";
import { bestOfGroups } from "./best-of.ts";
import { passes } from "./filter-rows.ts";
import { cellsOf, emptyCell } from "./make-cell.ts";
import { keptApart } from "./kept-apart.ts";
import { type Measure, measuresOf } from "./measures.ts";
import { isMoney, recordCurrency } from "./record-currency.ts";
import type { MinedSet } from "../mined-set.ts";
import { rememberOf } from "../remember.ts";
import { resolveSet } from "./resolve.ts";
import { sortRows } from "./sort-rows.ts";
import { asCompared } from "./taken-off.ts";
import type { Page } from "../survey.ts";
import { readWholeRecord } from "./whole-record.ts";

export type RunResult =
  | { readonly ok: true; readonly extraction: Extraction }
  | { readonly ok: false; readonly reason: "unmatched" | "empty"; readonly detail: string };

/** Of fewer columns a row may be empty and still say something. */
const minAsked = 2;

type ReadField = (field: FieldRef, row: number, as: ValueType) => Cell;

/**
 * Runs a plan over the whole page: filters, sort, de-duplication, limit, then at most `recordLimit` rows (the cut is counted in
 * `cutByPlan`). Every cell says where it stands. `unmatched` when the page no longer has the plan's set, `empty` when the page
 * has no set at all. A plan that rests on judgements gives, until they are there, every record that they may concern.
 */
export function runPlan(
  page: Page,
  planned: PlannedExtraction,
  options: { recordLimit: number; judgements?: Judgements },
): RunResult {
  const judgements: Judgements = options.judgements ?? new Map();
  const isUnjudged = options.judgements === undefined && restsOnJudgement(planned.plan);
  const plan = isUnjudged ? withoutJudgement(planned.plan) : planned.plan;
  const recordLimit = isUnjudged ? Number.POSITIVE_INFINITY : options.recordLimit;
  const sets = page.sets();
  if (sets.length === 0) return { ok: false, reason: "empty", detail: "The page shows no list, table or details." };
  const resolved = resolveSet(page, sets, plan.set);
  if (!resolved.set) return { ok: false, reason: "unmatched", detail: resolved.why };
  const { set } = resolved;
  const columnOf = rememberOf((field: FieldRef) => findColumn(set, field));
  const cellOf = cellsOf(page, set);
  const readField: ReadField = (field, row, as) => {
    const part = wholePartOf(field);
    if (part !== null) return readWholeRecord(page, set, row, part);
    return cellOf(columnOf(field), row, as);
  };
  const readTitled = (title: string, row: number): Cell => {
    const column = plan.columns.find((one) => one.title === title);
    return column ? readColumn(column, readField, row, judgements) : emptyCell;
  };
  const read = (field: Ground, row: number): Cell => {
    if ("judged" in field) {
      const cell = readTitled(field.name, row);
      return cell.basis === "inferred" ? { ...cell, raw: "" } : cell;
    }
    return asCompared(readField(field, row, field.type), columnOf(field));
  };
  const all = Array.from({ length: set.count }, (_, row) => row);
  const meets = (row: number, filter: Filter): boolean =>
    conditionsOf(filter).some((condition) => passes(read(condition.field, row), condition));
  const passing = all.filter((row) => plan.where.every((filter) => meets(row, filter)));
  const currencyOf = recordCurrency(set);
  const measure = (field: Ground, rows: readonly number[]): Measure[] =>
    measuresOf(rows, (row) => read(field, row), currencyOf, isMoney(field));
  const best = plan.bestOf ? bestOfGroups(plan.bestOf, passing, read, measure) : passing;
  const kept = sortRows(best, plan.sort, read, measure);
  const understood = { ...planned.understood, ...keptApart(plan, (field) => measure(field, passing)) };
  const counts = { inSet: set.count, afterFilters: passing.length, ...cutOf(page) };
  if (plan.aggregate) {
    const groups = aggregateRows(plan.aggregate, kept, { read, measure }, understood, page.locale.nameLanguage);
    return { ok: true, extraction: cutRows(groups, plan.limit, Infinity, understood, counts) };
  }
  const columns = plan.columns.map((column) => ({ title: column.title, type: column.as }));
  const cells = kept.map((row) => plan.columns.map((column) => readColumn(column, readField, row, judgements)));
  const rows = dropDuplicates(plan, dropEmpty(plan, cells));
  return { ok: true, extraction: cutRows({ columns, rows }, plan.limit, recordLimit, understood, counts) };
}

/** The first rows, as many as the plan wants and may have. */
function cutRows(
  { columns, rows }: Pick<Extraction, "columns" | "rows">,
  limit: number | null,
  recordLimit: number,
  understood: Understood,
  counts: Pick<ExtractionCounts, "inSet" | "afterFilters" | "pageCut">,
): Extraction {
  const wanted = Math.min(limit ?? rows.length, rows.length);
  const returned = rows.slice(0, Math.min(wanted, recordLimit));
  return {
    columns,
    rows: returned,
    understood,
    counts: {
      ...counts,
      returned: returned.length,
      cutByPlan: wanted - returned.length,
      emptyCells: returned.reduce((sum, cells) => sum + countEmpty(cells), 0),
    },
  };
}

function countEmpty(cells: readonly Cell[]): number {
  let count = 0;
  for (const { value } of cells) if (value === null) count++;
  return count;
}

const cutOf = (page: Page): Pick<ExtractionCounts, "pageCut"> => (page.reader.tree.truncated ? { pageCut: true } : {});

function findColumn(set: MinedSet, field: FieldRef): TableColumn | null {
  return (
    set.columns.find((column) => column.key === field.path) ??
    set.columns.find((column) => column.name === field.name) ??
    null
  );
}

function readColumn(column: Column, readField: ReadField, row: number, judgements: Judgements): Cell {
  const { from } = column;
  if ("infer" in from) return readJudged(from.infer, readField, row, judgements.get(column.title));
  if ("missing" in from) return emptyCell;
  const cell = readField(from.field, row, column.as);
  return cell.raw === "" && from.orElse ? readField(from.orElse, row, column.as) : cell;
}

/** What is left of a plan for which nothing was judged yet: the records that what the page says leaves over. */
function withoutJudgement(plan: Plan): Plan {
  const { bestOf: _, ...rest } = plan;
  return {
    ...rest,
    where: plan.where.filter((filter) => conditionsOf(filter).every(({ field }) => !("judged" in field))),
    sort: [],
    distinctBy: [],
    limit: null,
    aggregate: null,
  };
}

/** A cell that a model fills: its judgement where there is one, the text that it is judged from and the place of its first part. */
function readJudged(
  { of }: Inference,
  readField: ReadField,
  row: number,
  values: ReadonlyMap<string, Scalar> | undefined,
): Cell {
  const cells = of.map((field) => readField(field, row, "text"));
  const raw = cells.flatMap((cell) => (cell.raw === "" ? [] : [cell.raw])).join(" · ");
  return {
    value: values?.get(raw) ?? null,
    raw,
    basis: "inferred",
    at: cells.find(({ at }) => at !== null)?.at ?? null,
  };
}

/**
 * Without the rows that say nothing of several things asked for: a heading, an empty slot or a mark between the records. One column
 * alone may have been asked for to see which records lack it.
 */
function dropEmpty(plan: Plan, rows: Cell[][]): Cell[][] {
  const filled = rows.filter((cells) => cells.some(({ value, raw }) => value !== null || raw !== ""));
  const asked = plan.columns.filter(({ from }) => !("missing" in from));
  return asked.length < minAsked || filled.length === 0 ? rows : filled;
}

function dropDuplicates(plan: Plan, rows: Cell[][]): Cell[][] {
  if (plan.distinctBy.length === 0) return rows;
  const positions = plan.distinctBy
    .map((title) => plan.columns.findIndex((column) => column.title === title))
    .filter((i) => i >= 0);
  const known = new Set<string>();
  return rows.filter((cells) => {
    const key = JSON.stringify(positions.map((i) => cells[i]?.value ?? null));
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
