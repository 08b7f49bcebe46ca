import type { Sheet } from "../../../domain/sheet.ts";

/** A spreadsheet to be made: the table, and where it has any the sheet with its sources. */
export type Workbook = {
  readonly title: string;
  /** As Google names locales: it decides the signs of numbers and dates. */
  readonly locale: string;
  readonly sheets: readonly Sheet[];
  /** Texts that were too long for a cell. */
  readonly cutCells: number;
};
