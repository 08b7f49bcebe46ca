import { isJsonObject, isTooDeep, type Json } from "../../../domain/json-text.ts";
import { plainColumn, type Sheet, type SheetCell } from "../../../domain/sheet.ts";
import { toSheetCell } from "../../../domain/sheet-cells.ts";
import { AppError } from "../../errors.ts";

/** Rows as the caller sent them: lists of cells in the order of the headers, or objects by header. */
export function readSentSheet(data: readonly unknown[], headers: readonly string[], title: string): Sheet {
  return { title, columns: headers.map(plainColumn), rows: data.map((row) => cellsOf(row, headers)) };
}

function cellsOf(row: unknown, headers: readonly string[]): SheetCell[] {
  // safe because a body was parsed from JSON
  const json = row as Json;
  if (isTooDeep(json)) throw new AppError("INVALID_INPUT", "Invalid: data");
  if (Array.isArray(json)) return headers.map((_, i) => toSheetCell(json[i] ?? null));
  if (isJsonObject(json)) {
    return headers.map((title) => toSheetCell(Object.hasOwn(json, title) ? json[title]! : null));
  }
  return headers.map((_, i) => (i === 0 ? toSheetCell(json) : null));
}
