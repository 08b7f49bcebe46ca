import { csvStyle, writeCsv } from "../../../domain/csv.ts";
import { safeFileName } from "../../../domain/text.ts";
import type { NumberWriter } from "../../number-format.ts";
import { type ExportedTable, plainCells, titlesOf } from "./exported-table.ts";

/** Saves a file where the browser keeps what it downloads. */
export function saveFile(file: Blob, name: string, ending: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${safeFileName(name)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** Saves a table as a CSV file that a spreadsheet of the reader's region opens correctly. */
export function downloadCsv(table: ExportedTable, fileName: string, numbers: NumberWriter): void {
  const text = writeCsv(titlesOf(table), plainCells(table, numbers), csvStyle(numbers.locale));
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), fileName, "csv");
}
