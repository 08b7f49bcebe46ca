import { and, eq, isNull } from "drizzle-orm";
import { jsonrepair } from "jsonrepair";
import { columnHeading } from "../../../domain/column-heading.ts";
import { parseResult, type ResultTable } from "../../../domain/result-table.ts";
import type { Sheet } from "../../../domain/sheet.ts";
import type { TableSources } from "../../../domain/source-lines.ts";
import type { TableColumn } from "../../../domain/table-sheet.ts";
import { arrangeColumns } from "../../../domain/table-view.ts";
import { tableWorkbook } from "../../../domain/table-workbook.ts";
import { sheets } from "../../../i18n/sheets.ts";
import { sourceTexts } from "../../../i18n/source-texts.ts";
import { createValueWriter, tellSummary } from "../../../i18n/write-summary.ts";
import { tools } from "../../../i18n/tools.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { readCapture } from "../../objects/captured-page.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { readContent } from "../../objects/result-content.ts";
import { type Countries, tellReportTo, writeReport } from "../../saved-report.ts";

type Wanted = {
  readonly searchId: string;
  readonly headers: readonly string[];
  readonly columns?: readonly string[] | undefined;
  readonly rows?: readonly number[] | undefined;
};
/** Where saved results are read from. */
export type SavedResults = { readonly objects: ObjectStore; readonly trade: Countries };
type SearchRow = typeof search.$inferSelect;

/** A saved result of the caller's as sheets: the table as wanted, and its sources. */
export async function readSavedSheets(ctx: Ctx, { objects, trade }: SavedResults, wanted: Wanted): Promise<Sheet[]> {
  const [row] = await ctx.db
    .select()
    .from(search)
    .where(and(eq(search.id, wanted.searchId), eq(search.ownerId, ctx.user.id), isNull(search.deletedAt)));
  const report = row?.evidence ? tellReportTo(ctx, trade, row.evidence) : null;
  const parsed = row && parseResult(report ? writeReport(report) : await readContent(objects, row), jsonrepair);
  if (!row || !parsed?.ok) throw new AppError("NOT_FOUND", "There is no such search");
  const { table } = parsed;
  const language = ctx.user.locale;
  const columns = wanted.columns
    ? chosenColumns(table, wanted.columns, wanted.headers)
    : arrangedColumns(table, row, tools[language].table.headers);
  const places = wanted.rows ?? table.rows.map((_, place) => place);
  if (places.some((place) => place >= table.rows.length)) throw wrong("rows");
  const types = new Map(row.plan?.columns.map((planned) => [planned.title, planned.as]));
  const arranged = { table, columns, places, types };
  const sources = report ? { kind: "report" as const, evidence: report } : await readPageSource(ctx, row);
  const told = tellSummary(report?.summary ?? [], language, createValueWriter(language));
  return tableWorkbook(arranged, sheets[language].tableTab, sources, sourceTexts(language), told);
}

const wrong = (part: string): AppError => new AppError("INVALID_INPUT", `Invalid: body/${part}`);

function chosenColumns(table: ResultTable, keys: readonly string[], headers: readonly string[]): TableColumn[] {
  if (keys.length !== headers.length) throw wrong("columns");
  const all = [...table.columns, ...table.laterColumns];
  return keys.map((key, i) => {
    const place = all.findIndex((column) => column.key === key);
    if (place === -1) throw wrong("columns");
    return { column: all[place]!, place, title: headers[i]! };
  });
}

type Headers = (typeof tools)["es"]["table"]["headers"];

function arrangedColumns(table: ResultTable, { kind, plan, view }: SearchRow, headers: Headers): TableColumn[] {
  const all = [...table.columns, ...table.laterColumns].map((column, place) => {
    const title = kind === "website" ? columnHeading(column.key, plan) : column.key;
    const header = column.report ? headers[column.report] : { title, unit: "" };
    return { column, place, key: column.key, isLater: place >= table.columns.length, ...header };
  });
  return arrangeColumns(all, view ?? { columns: [], sort: null })
    .filter(({ choice }) => !choice.hidden)
    .map(({ column: { column, place, title, unit }, choice }) => ({
      column,
      place,
      title: titleWithUnit(choice.title ?? title, unit),
    }));
}

const titleWithUnit = (title: string, unit: string): string => (unit ? `${title} (${unit})` : title);

async function readPageSource(ctx: Ctx, row: SearchRow): Promise<TableSources> {
  const capture = await readCapture(ctx, row.pageId);
  const capturedAt = capture?.capturedAt.toISOString() ?? null;
  return { kind: "page", page: { url: capture?.url ?? row.url, capturedAt, prompt: row.prompt }, plan: row.plan };
}
