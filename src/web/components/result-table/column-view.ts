import type { Translation } from "../../../i18n/index.ts";
import type { tools } from "../../../i18n/es/tools.ts";
import { type Json, isJsonObject } from "../../../domain/json-text.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { cellText, isNumberColumn, type ReportColumn, type ResultTable } from "../../../domain/result-table.ts";
import type { NumberWriter } from "../../number-format.ts";
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
  readonly unit: string;
  readonly isNumeric: boolean;
  readonly isDate: boolean;
  /** Values that should state a number and do not. */
  readonly unparsed: number;
  readonly widthPx: number;
};

/** The column that names a row, for the outer keys of an object of rows. */
export const labelColumnId = "label";

const sampleRows = 120;
const pxPerCharacter = 8;
const paddingPx = 48;
const minWidthPx = 96;
const maxWidthPx = 260;
const titleLines = 2;
/** Room beside a unit for ` · 2023`. */
const yearCharacters = 5;

/** Columns as the screen shows them: titles in its language, widths that fit most values. */
export function viewColumns(
  table: ResultTable,
  text: Translation<typeof tools>["table"],
  numbers: NumberWriter,
  types: ReadonlyMap<string, ValueType>,
): ColumnView[] {
  return [...table.columns, ...table.laterColumns].map((column, place) => {
    const type = types.get(column.key);
    const isNumeric = isNumberColumn(column, type);
    const header = column.report ? text.headers[column.report] : { title: column.key, unit: "" };
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
      widthPx: fittingWidth(
        table.rows.slice(0, sampleRows).map((row) => writeValue(row[place]!, column.report, numbers).length),
        header,
        // A number that is cut off reads as another number, and a country as no country.
        isNumeric || column.report === "country",
      ),
    };
  });
}

const countUnparsed = (table: ResultTable, place: number): number =>
  table.rows.filter((row, i) => cellText(row[place]!) !== "" && table.numbers[i]![place] === null).length;

function fittingWidth(lengths: number[], { title, unit }: { title: string; unit: string }, fitsAll: boolean): number {
  lengths.sort((a, b) => a - b);
  const fitting = lengths[Math.floor((lengths.length - 1) * (fitsAll ? 1 : 0.9))] ?? 0;
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const characters = Math.max(fitting, longestWord, title.length / titleLines, unit.length + yearCharacters);
  return Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, characters * pxPerCharacter + paddingPx)));
}

export const isEmptyCell = (value: Json): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0);
