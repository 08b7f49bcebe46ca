import { writeHtmlTable } from "../../../domain/csv-html.ts";
import { csvStyle, writeCsv, writeTabbed } from "../../../domain/csv.ts";
import { createNumberWriter } from "../../number-writer.ts";
import { plainCells, titlesOf } from "./exported-table.ts";
import type { TextTask } from "./file-task.ts";

const writers = { csv: writeCsv, tabbed: writeTabbed, html: writeHtmlTable };
const types = { csv: "text/csv;charset=utf-8", tabbed: "text/plain", html: "text/html" };

/** A table as text, in the signs that a spreadsheet of the reader's region expects. */
export function makeTextFile({ kind, arranged, format: { locale, language } }: TextTask): Blob {
  const rows = plainCells(arranged, createNumberWriter(locale, language));
  return new Blob([writers[kind](titlesOf(arranged), rows, csvStyle(locale))], { type: types[kind] });
}
