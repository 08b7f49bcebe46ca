import { type Extraction, plainRows } from "../domain/extraction.ts";
import type { Plan } from "../domain/plan.ts";
import { tableOfRows } from "../domain/result-table.ts";
import type { Sheet } from "../domain/sheet.ts";
import type { SourcePage } from "../domain/source-lines.ts";
import { sourceSheet } from "../domain/source-sheet.ts";
import { tableSheet } from "../domain/table-sheet.ts";
import { sheets } from "../i18n/sheets.ts";
import { sourceTexts } from "../i18n/source-texts.ts";

/** The rows of a page and their sources, as the product exports them. */
export function extractionSheets(extraction: Extraction, page: SourcePage, plan: Plan | null): Sheet[] {
  const rows = plainRows(extraction);
  const table = tableOfRows(rows);
  const arranged = {
    table,
    columns: table.columns.map((column, place) => ({ column, place, title: column.key })),
    places: rows.map((_, place) => place),
    types: new Map(extraction.columns.map(({ title, type }) => [title, type])),
  };
  return [
    tableSheet(arranged, sheets.en.tableTab),
    sourceSheet(arranged, { kind: "page", page, plan }, sourceTexts("en")),
  ];
}
