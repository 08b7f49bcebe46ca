import type { Translation } from "../../../i18n/index.ts";
import type { tools } from "../../../i18n/es/tools.ts";
import { type Json, isJsonObject } from "../../../domain/json-text.ts";
import { cellText, type ReportColumn, type ResultColumn, type ResultTable } from "../../../domain/result-table.ts";

export type ColumnView = {
  readonly id: string;
  /** Where the column's values stand in each row. */
  readonly place: number;
  readonly key: string;
  readonly report: ReportColumn | null;
  readonly title: string;
  readonly unit: string;
  readonly isNumeric: boolean;
  /** Values that should state a number and do not. */
  readonly unparsed: number;
  readonly widthPx: number;
};

/** The column that names a row, for the outer keys of an object of rows. */
export const labelColumnId = "label";

const sampleRows = 120;
const pxPerCharacter = 7.6;
const paddingPx = 46;
const minWidthPx = 104;
const maxWidthPx = 300;

/** Columns as the screen shows them: titles in its language, widths that fit most values. */
export function viewColumns(table: ResultTable, text: Translation<typeof tools>["table"]): ColumnView[] {
  return [...table.columns, ...table.laterColumns].map((column, place) => {
    const header = column.report ? text.headers[column.report] : { title: column.key, unit: "" };
    return {
      id: `c${place}`,
      place,
      key: column.key,
      report: column.report,
      ...header,
      isNumeric: column.numeric,
      unparsed: column.numeric ? countUnparsed(table, place) : 0,
      widthPx: fittingWidth(table, place, column, header.title),
    };
  });
}

const countUnparsed = (table: ResultTable, place: number): number =>
  table.rows.filter((row, i) => cellText(row[place]!) !== "" && table.numbers[i]![place] === null).length;

function fittingWidth(table: ResultTable, place: number, column: ResultColumn, title: string): number {
  const lengths = table.rows.slice(0, sampleRows).map((row) => cellText(row[place]!).length);
  lengths.sort((a, b) => a - b);
  const common = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const heading = Math.ceil(title.length / (title.length > 14 ? 2 : 1));
  const characters = Math.max(common * (column.numeric ? 1.2 : 1), heading + 2);
  return Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, characters * pxPerCharacter + paddingPx)));
}

/** An address that is safe to open from a page's text, or null. */
export function safeLink(value: Json): string | null {
  if (typeof value !== "string" || !/^https?:\/\/\S+$/i.test(value)) return null;
  return URL.canParse(value) ? value : null;
}

export const isEmptyCell = (value: Json): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0);
