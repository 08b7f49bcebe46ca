import { writeHtmlTable } from "../../../domain/csv-html.ts";
import { csvStyle, writeTabbed } from "../../../domain/csv.ts";
import type { NumberWriter } from "../../number-format.ts";
import { type ExportedTable, plainCells, titlesOf } from "./exported-table.ts";

/** The browser cleans HTML on the screen's own thread: of more cells than these it would stop the screen. */
const mostHtmlCells = 20_000;

/** Copies a table so that a spreadsheet of the reader's region takes it cell by cell, and a document as a table. */
export async function copyForSpreadsheet(table: ExportedTable, numbers: NumberWriter): Promise<void> {
  const style = csvStyle(numbers.locale);
  const [titles, rows] = [titlesOf(table), plainCells(table, numbers)];
  const text = writeTabbed(titles, rows, style);
  const isLarge = rows.length * titles.length > mostHtmlCells;
  // Older browsers copy text alone.
  if (isLarge || typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text);
  const html = writeHtmlTable(titles, rows, style);
  const forms = { "text/plain": text, "text/html": html };
  const blobs = Object.entries(forms).map(([type, form]) => [type, new Blob([form], { type })] as const);
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
