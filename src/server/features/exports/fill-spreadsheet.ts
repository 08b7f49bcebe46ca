import { fittingCharacters, type Sheet, type SheetCell } from "../../../domain/sheet.ts";
import type { SheetsService } from "./sheets-service.ts";
import type { Workbook } from "./workbook.ts";

/** Google asks for requests of two megabytes at most. */
const requestBytes = 1_500_000;

const pxPerCharacter = 7;
const paddingPx = 24;
const minWidthPx = 80;
const maxWidthPx = 360;

/** The empty spreadsheet to ask for: its sheets are as large as what is written, their first row stays in sight. */
export const emptySpreadsheet = ({ title, locale, sheets }: Workbook): object => ({
  properties: { title, locale },
  sheets: sheets.map((sheet, sheetId) => ({
    properties: {
      sheetId,
      title: sheet.title,
      gridProperties: {
        // A sheet of frozen rows alone is refused.
        rowCount: Math.max(2, sheet.rows.length + 1),
        columnCount: Math.max(1, sheet.columns.length),
        frozenRowCount: 1,
      },
    },
  })),
});

/** Writes everything into its place, whatever of it was there before: a repeat changes nothing. */
export async function fillSpreadsheet(
  service: SheetsService,
  spreadsheetId: string,
  workbook: Workbook,
): Promise<void> {
  await service.change(spreadsheetId, workbook.sheets.flatMap(formatRequests));
  let waiting: object[] = [];
  let bytes = 0;
  for (const range of workbook.sheets.flatMap((sheet) => [...rangesOf(sheet)])) {
    const size = Buffer.byteLength(JSON.stringify(range));
    if (bytes + size > requestBytes && waiting.length > 0) {
      await service.write(spreadsheetId, waiting);
      [waiting, bytes] = [[], 0];
    }
    waiting.push(range);
    bytes += size;
  }
  if (waiting.length > 0) await service.write(spreadsheetId, waiting);
}

function formatRequests(sheet: Sheet, sheetId: number): object[] {
  const header = {
    range: { sheetId, startRowIndex: 0, endRowIndex: 1 },
    cell: { userEnteredFormat: { textFormat: { bold: true }, wrapStrategy: "WRAP", verticalAlignment: "BOTTOM" } },
    fields: "userEnteredFormat(textFormat.bold,wrapStrategy,verticalAlignment)",
  };
  const numbers = sheet.columns.flatMap(({ format }, i) =>
    format === null
      ? []
      : {
          range: { sheetId, startRowIndex: 1, startColumnIndex: i, endColumnIndex: i + 1 },
          cell: { userEnteredFormat: { numberFormat: format } },
          fields: "userEnteredFormat.numberFormat",
        },
  );
  const widths = sheet.columns.map((_, i) => ({
    range: { sheetId, dimension: "COLUMNS", startIndex: i, endIndex: i + 1 },
    properties: { pixelSize: fittingWidth(sheet, i) },
    fields: "pixelSize",
  }));
  return [
    ...[header, ...numbers].map((repeatCell) => ({ repeatCell })),
    ...widths.map((updateDimensionProperties) => ({ updateDimensionProperties })),
  ];
}

const fittingWidth = (sheet: Sheet, column: number): number => {
  const px = fittingCharacters(sheet, column) * pxPerCharacter + paddingPx;
  return Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, px)));
};

/** The header and the rows, a part at a time that is far below what one request may hold. */
function* rangesOf({ title, columns, rows }: Sheet): Generator<object> {
  if (columns.length === 0) return;
  const all: (readonly SheetCell[])[] = [columns.map((column) => column.title), ...rows];
  const lastColumn = columnName(columns.length);
  for (let first = 0; first < all.length;) {
    let [end, bytes] = [first, 0];
    while (end < all.length && (end === first || bytes < requestBytes / 3)) {
      bytes += Buffer.byteLength(JSON.stringify(all[end++]));
    }
    const range = `'${title}'!A${first + 1}:${lastColumn}${end}`;
    yield { range, majorDimension: "ROWS", values: all.slice(first, end) };
    first = end;
  }
}

/** 1 → `A`, 27 → `AA`. */
function columnName(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? columnName(before) : "") + String.fromCodePoint(65 + ((number - 1) % 26));
}
