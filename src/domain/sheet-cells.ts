import { type Amounts, parseAmounts } from "./amount-text.ts";
import { type DateOrder, dateOrderOf, parseWholeDate } from "./date-text.ts";
import type { Json } from "./json-text.ts";
import { cellText, isNumberColumn, type ReportColumn, type ResultColumn } from "./result-table.ts";
import type { NumberFormat, Sheet, SheetCell } from "./sheet.ts";
import type { ValueType } from "./survey.ts";

const dayMs = 86_400_000;
/** 1970-01-01 as spreadsheets count days. */
const firstDay = 25_569;
/** 1900-03-01: Excel counts a day before it that never was, Google does not. */
const firstAgreedDay = 61;

/** A value as a cell holds it: numbers and truth values as they are, all else as text. */
export const toSheetCell = (value: Json): SheetCell =>
  typeof value === "number" || typeof value === "boolean" ? value : cellText(value) || null;

const wholeNumber = { type: "NUMBER", pattern: "#,##0" } as const;
const price = { type: "NUMBER", pattern: "#,##0.00" } as const;
const reportFormats: Partial<Record<ReportColumn, { format: NumberFormat; unit: string }>> = {
  value: { format: wholeNumber, unit: "USD" },
  production: { format: wholeNumber, unit: "t" },
  exportPrice: { format: price, unit: "USD/kg" },
  importPrice: { format: price, unit: "USD/kg" },
};

export type TypedColumn = {
  readonly cells: readonly SheetCell[];
  readonly format: NumberFormat;
  /** What all its numbers are counted in, where that is known. */
  readonly unit: string | null;
};

/** A column with its days as days and its amounts as numbers; what is not wholly one of these stays the text it is. */
export function typedColumn(values: readonly Json[], column: ResultColumn, type: ValueType | undefined): TypedColumn {
  const texts = values.map((value) => (typeof value === "string" ? value : ""));
  if (type === "date") {
    const order = dateOrderOf(texts);
    return { cells: values.map((value) => toDay(value, order)), format: { type: "DATE" }, unit: null };
  }
  const amounts = isNumberColumn(column, type) ? parseAmounts(texts) : null;
  const cells = values.map((value, i) => amounts?.values[i] ?? toSheetCell(value));
  const own = column.report && reportFormats[column.report];
  if (own) return { cells, ...own };
  const unit = amounts && `${amounts.before}${amounts.after}`.trim();
  return { cells, format: amounts && amountFormat(amounts), unit: unit || null };
}

function toDay(value: Json, order: DateOrder): SheetCell {
  const time = typeof value === "string" ? parseWholeDate(value, order) : null;
  const number = time === null ? 0 : time / dayMs + firstDay;
  return number >= firstAgreedDay ? number : toSheetCell(value);
}

/** The day of a spreadsheet's number, as `2024-12-31`. */
export const isoDay = (number: number): string => new Date((number - firstDay) * dayMs).toISOString().slice(0, 10);

function amountFormat({ before, after, decimals }: Amounts): NumberFormat {
  const fraction = decimals > 0 ? `.${"0".repeat(decimals)}` : "";
  // A bare whole number may be a year: it gets no grouping.
  if (before === "" && after === "") return fraction === "" ? null : { type: "NUMBER", pattern: `#,##0${fraction}` };
  return { type: "NUMBER", pattern: `${quoted(before)}#,##0${fraction}${quoted(after)}` };
}

const quoted = (text: string): string => (text === "" ? "" : `"${text}"`);

/** Sheets whose texts are no longer than a cell of the program's may be, and how many were cut for it. */
export function fitCells(sheets: readonly Sheet[], longestText: number): { sheets: Sheet[]; cutCells: number } {
  let cutCells = 0;
  const fit = (cell: SheetCell): SheetCell => {
    if (typeof cell !== "string" || cell.length <= longestText) return cell;
    cutCells++;
    return `${cell.slice(0, longestText - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
  };
  const fitted = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(fit)) }));
  return { sheets: fitted, cutCells };
}
