import type { SourceTexts } from "../../../domain/source-sheet.ts";
import type { NumberWriter } from "../../number-writer.ts";
import type { ExportedTable } from "./exported-table.ts";

/** A table as one text: a CSV file, or what is put on the clipboard for a spreadsheet and for a document. */
export type TextTask = Pick<ExportedTable, "arranged" | "sources"> & {
  readonly kind: "csv" | "tabbed" | "html";
  readonly texts: SourceTexts;
  readonly format: Pick<NumberWriter, "locale" | "language">;
};

/** A file that tells where its values come from, with the words that it needs. */
export type SourcedTask = Pick<ExportedTable, "arranged" | "sources"> & {
  readonly kind: "xlsx" | "json";
  /** Name of the table. */
  readonly name: string;
  readonly tableTab: string;
  /** As the sentences of a workbook write their numbers. */
  readonly locale: NumberWriter["locale"];
  readonly texts: SourceTexts;
};

export type FileEnding = "csv" | SourcedTask["kind"];

export type FileTask = TextTask | SourcedTask;

/** `cutCells`: texts longer than a cell of the file holds. */
export type MadeFile = { readonly file: Blob; readonly cutCells: number };
