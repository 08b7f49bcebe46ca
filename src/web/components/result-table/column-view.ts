import type { Translation } from "../../../i18n/index.ts";
import type { tools } from "../../../i18n/es/tools.ts";
import { type Json, isJsonObject } from "../../../domain/json-text.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { cellText, isNumberColumn, type ReportColumn, type ResultTable } from "../../../domain/result-table.ts";
import type { NumberWriter } from "../../number-writer.ts";
import type { Heading } from "./cell-origin.ts";
import { fittingWidthPx, oneLineWidthPx, wrapsValues } from "./column-width.ts";
import { writeValue } from "./write-value.ts";

export type ColumnView = {
  readonly id: string;
  /** Where the column's values stand in each row. */
  readonly place: number;
  readonly key: string;
  /** Whether only rows after the first have it. */
  readonly isLater: boolean;
  readonly report: ReportColumn | null;
  readonly title: string;
  readonly spelledOut?: string | undefined;
  readonly unit: string;
  readonly isNumeric: boolean;
  readonly isDate: boolean;
  /** Values that should state a number and do not. */
  readonly unparsed: number;
  /** Whether a longer value goes on in a second line. */
  readonly wraps: boolean;
  readonly widthPx: number;
  /** As wide as it would be with room for most values on one line. */
  readonly oneLinePx: number;
};

/** The column that names a row, for the outer keys of an object of rows. */
export const labelColumnId = "label";

const sampleRows = 120;
/** What a longer text shows in two lines at most. */
const sampleCharacters = 200;

/** Columns as the screen shows them: titles in its language, widths that fit most values. */
export function viewColumns(
  table: ResultTable,
  text: Translation<typeof tools>["table"],
  numbers: NumberWriter,
  types: ReadonlyMap<string, ValueType>,
  headingOf: (key: string) => Heading = (title) => ({ title }),
): ColumnView[] {
  return [...table.columns, ...table.laterColumns].map((column, place) => {
    const type = types.get(column.key);
    const isNumeric = isNumberColumn(column, type);
    const sample = sampleOf(table, place, isNumeric).map((value) =>
      writeValue(value, column.report, numbers).slice(0, sampleCharacters),
    );
    const header = column.report ? text.headers[column.report] : { ...headingOf(column.key), unit: "" };
    const fitted = { ...header, isNumeric, report: column.report, type };
    return {
      id: `c${place}`,
      place,
      key: column.key,
      isLater: place >= table.columns.length,
      report: column.report,
      ...header,
      isNumeric,
      isDate: type === "date",
      unparsed: isNumeric ? countUnparsed(table, place) : 0,
      wraps: wrapsValues({ isNumeric, type }),
      widthPx: fittingWidthPx(sample, fitted),
      oneLinePx: oneLineWidthPx(sample, fitted),
    };
  });
}

/** Values from the whole length of a column: its first rows are often the shortest. Of numbers the longest is one. */
function sampleOf({ rows }: ResultTable, place: number, isNumeric: boolean): Json[] {
  const step = Math.max(1, Math.floor(rows.length / sampleRows));
  const values = rows.filter((_, i) => i % step === 0).map((row) => row[place]!);
  return isNumeric ? [...values, longestOf(rows.map((row) => row[place]!))] : values;
}

const longestOf = (values: readonly Json[]): Json =>
  values.reduce((longest, value) => (cellText(value).length > cellText(longest).length ? value : longest), null);

const countUnparsed = (table: ResultTable, place: number): number =>
  table.rows.filter((row, i) => cellText(row[place]!) !== "" && table.numbers[i]![place] === null).length;

export const isEmptyCell = (value: Json): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0);
