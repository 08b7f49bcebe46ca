import { csvStyle, writeCsv, type CsvCell } from "../domain/csv.ts";
import type { Sheet } from "../domain/sheet.ts";
import { WrongUse } from "./problems.ts";

export type RowFormat = "json" | "csv" | "xlsx";
type Value = CsvCell | CsvCell[];
type Row = Readonly<Record<string, Value>>;

export function parseFormat<const F extends readonly RowFormat[]>(text: string, known: F): F[number] {
  const format = known.find((name) => name === text);
  if (format === undefined) throw new WrongUse(`--format ${text} is unknown: give ${known.join(", ")}`);
  return format;
}

/** CSV for programs and spreadsheets alike: commas and decimal points. */
export const programStyle = csvStyle("en");

/** A row's values in the order of the columns; lists joined by "; ". */
export const cellsOf = (titles: readonly string[], row: Row): CsvCell[] => titles.map((title) => single(row[title]));

export const rowsAsCsv = (titles: readonly string[], rows: readonly Row[]): string =>
  writeCsv(
    titles,
    rows.map((row) => cellsOf(titles, row)),
    programStyle,
  );

/** An Excel workbook of these sheets, typed as the product's own export is. */
export async function sheetsAsXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const { xlsxSheets } = await import("../domain/xlsx-sheets.ts");
  const { sheets: written, features } = xlsxSheets(sheets);
  return writeExcelFile(written, { features }).toBuffer();
}

const single = (value: Value | undefined): CsvCell => (Array.isArray(value) ? value.join("; ") : (value ?? null));
