import type { SourceTexts } from "../../../domain/source-sheet.ts";
import type { ExportedTable } from "./exported-table.ts";

/** A file to be made of a table, with the words that it needs. */
export type FileTask = Pick<ExportedTable, "arranged" | "sources"> & {
  readonly kind: "xlsx" | "json";
  /** Name of the table. */
  readonly name: string;
  readonly tableTab: string;
  readonly texts: SourceTexts;
};

/** `cutCells`: texts longer than a cell of the file holds. */
export type MadeFile = { readonly file: Blob; readonly cutCells: number };
