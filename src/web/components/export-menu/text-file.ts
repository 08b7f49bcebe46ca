import { writeHtmlTable } from "../../../domain/csv-html.ts";
import { csvStyle, writeCsv, writeTabbed } from "../../../domain/csv.ts";
import { withOrigins } from "../../../domain/origin-columns.ts";
import { createNumberWriter } from "../../number-writer.ts";
import { plainCells, titlesOf } from "./exported-table.ts";
import type { TextTask } from "./file-task.ts";

const writers = { csv: writeCsv, tabbed: writeTabbed, html: writeHtmlTable };
const types = { csv: "text/csv;charset=utf-8", tabbed: "text/plain", html: "text/html" };

/** A table as text, in the signs that a spreadsheet of the reader's region expects. */
export function makeTextFile({ kind, arranged, sources, texts, format: { locale, language } }: TextTask): Blob {
  const plain = { titles: titlesOf(arranged), rows: plainCells(arranged, createNumberWriter(locale, language)) };
  const { titles, rows } = withOrigins(plain, arranged, sources, texts);
  return new Blob([writers[kind](titles, rows, csvStyle(locale))], { type: types[kind] });
}
