import { isJsonObject, type Json, type JsonObject, readJsonText, type RepairJson } from "./json-text.ts";
import { decimalSignOf, parseNumericText } from "./numeric-text.ts";
import { reportColumns } from "./report.ts";
import type { ValueType } from "./survey.ts";
import { fold } from "./text.ts";

export type ReportColumn = keyof typeof reportColumns;

export type ResultColumn = {
  /** The key as it came, never translated. */
  readonly key: string;
  /** Which of the report's seven columns this is, if any. */
  readonly report: ReportColumn | null;
  /** Whether nearly all values state a number. */
  readonly numeric: boolean;
};

export type ResultTable = {
  /** Keys of the first row, in order. */
  readonly columns: readonly ResultColumn[];
  /** Keys that only later rows have, in order of appearance. */
  readonly laterColumns: readonly ResultColumn[];
  /** One value per column, then one per later column; a missing key is null. */
  readonly rows: readonly (readonly Json[])[];
  /** The number each cell states, in the same places; null where it states none. */
  readonly numbers: readonly (readonly (number | null)[])[];
  /** The outer keys of an object of objects, when the rows do not hold them themselves. */
  readonly rowLabels: readonly string[] | null;
};

export type ParsedResult =
  | { readonly ok: true; readonly table: ResultTable }
  | { readonly ok: false; readonly problem: "no-data"; readonly reason: string | null }
  /** `unreadable`: no JSON even after repair. `unusable`: JSON, but none of the four shapes. */
  | { readonly ok: false; readonly problem: "unreadable" | "unusable" };

const maxColumns = 500;
const maxRows = 100_000;
const numericShare = 0.8;

/**
 * Reads the `content` of a result into a table. Accepted shapes: an array of row objects, an object with a `results`
 * array, an object of row objects, a single row object. `success` false (or the string) means no data.
 * `repair` rewrites almost-JSON for the second attempt.
 */
export function parseResult(content: string, repair: RepairJson): ParsedResult {
  const value = readJsonText(content, repair);
  if (value === undefined) return { ok: false, problem: "unreadable" };
  if (isJsonObject(value) && saysFailure(value)) return noData(value);
  const found = rowObjects(value);
  if (!found) return { ok: false, problem: "unusable" };
  const first = found.rows[0];
  if (!first) return { ok: false, problem: "no-data", reason: isJsonObject(value) ? reasonOf(value) : null };
  if (saysFailure(first) && Object.keys(first).every((key) => envelopeKeys.has(fold(key)))) return noData(first);
  return { ok: true, table: buildTable(found.rows, found.labels) };
}

/** The report column whose key this is, whatever its case and spaces; null for any other key. */
export function reportColumnOf(key: string): ReportColumn | null {
  return reportKeys.get(fold(key).replaceAll(" ", "")) ?? null;
}

/** Digits that count nothing: they stand to the left and sort as text or as days. */
const neverNumbers = new Set<ValueType>(["identifier", "phone", "date", "address", "email", "url", "image"]);
const reportNumbers = new Set<ReportColumn>(["value", "production", "exportPrice", "importPrice"]);

/** Whether a column is one of numbers. `type` is what the plan that made it says of its values. */
export const isNumberColumn = ({ numeric, report }: ResultColumn, type: ValueType | undefined): boolean =>
  (numeric && !(type && neverNumbers.has(type))) || (report !== null && reportNumbers.has(report));

/** A value as one line of text: lists joined with `", "`, objects as `key: value; …`, null as the empty text. */
export function cellText(value: Json): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(cellText).join(", ");
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${cellText(inner)}`)
      .join("; ");
  }
  return String(value);
}

/** Rows with the same keys as a table. */
export const tableOfRows = (rows: readonly JsonObject[]): ResultTable =>
  rows.length === 0
    ? { columns: [], laterColumns: [], rows: [], numbers: [], rowLabels: null }
    : buildTable(rows, null);

const envelopeKeys = new Set(["success", "results", "reason", "message", "error"]);
const reportKeys = new Map(
  Object.entries(reportColumns).map(([name, key]) => [fold(key).replaceAll(" ", ""), name as ReportColumn]),
);

const saysFailure = (value: JsonObject): boolean =>
  Object.hasOwn(value, "success") && cellText(value["success"]!).trim().toLowerCase() === "false";

const noData = (value: JsonObject): ParsedResult => ({ ok: false, problem: "no-data", reason: reasonOf(value) });

function reasonOf(value: JsonObject): string | null {
  const reason = Object.hasOwn(value, "reason") ? value["reason"] : undefined;
  return typeof reason === "string" && reason.trim() !== "" ? reason : null;
}

function rowObjects(value: Json): { rows: readonly JsonObject[]; labels: readonly string[] | null } | null {
  if (Array.isArray(value)) {
    const rows = value.slice(0, maxRows).filter(isJsonObject);
    return rows.length === 0 && value.length > 0 ? null : { rows, labels: null };
  }
  if (!isJsonObject(value)) return null;
  const results = Object.hasOwn(value, "results") ? value["results"]! : null;
  if (Array.isArray(results)) return rowObjects(results);
  const entries = Object.entries(value).filter(([key]) => fold(key) !== "success");
  if (entries.length === 0) return null;
  const inner = entries.map(([, row]) => row).filter(isJsonObject);
  if (inner.length < entries.length) return { rows: [Object.fromEntries(entries)], labels: null };
  const labels = entries.map(([key]) => key);
  const held = inner.every((row, i) => Object.values(row).some((cell) => cell === labels[i]));
  return { rows: inner.slice(0, maxRows), labels: held ? null : labels };
}

function buildTable(rowsOfKeys: readonly JsonObject[], rowLabels: readonly string[] | null): ResultTable {
  const firstKeys = Object.keys(rowsOfKeys[0]!).slice(0, maxColumns);
  const places = new Map(firstKeys.map((key, i) => [key, i]));
  for (const row of rowsOfKeys) {
    for (const key of Object.keys(row)) {
      if (places.size < maxColumns && !places.has(key)) places.set(key, places.size);
    }
  }
  const rows = rowsOfKeys.map((row) => {
    const cells = Array.from<Json>({ length: places.size }).fill(null);
    for (const [key, value] of Object.entries(row)) {
      const place = places.get(key);
      if (place !== undefined) cells[place] = value;
    }
    return cells;
  });
  const keys = [...places.keys()];
  const numberColumns = keys.map((_, place) => statedNumbers(rows.map((row) => row[place]!)));
  const columns = keys.map((key, place) => {
    const stated = numberColumns[place]!.filter((number) => number !== null).length;
    const filled = rows.filter((row) => cellText(row[place]!) !== "").length;
    return { key, report: reportColumnOf(key), numeric: filled > 0 && stated >= filled * numericShare };
  });
  return {
    columns: columns.slice(0, firstKeys.length),
    laterColumns: columns.slice(firstKeys.length),
    rows,
    numbers: rows.map((_, i) => numberColumns.map((numbers) => numbers[i]!)),
    rowLabels,
  };
}

function statedNumbers(values: readonly Json[]): (number | null)[] {
  const decimal = decimalSignOf(values.filter((value) => typeof value === "string"));
  return values.map((value) => {
    if (typeof value === "number") return value;
    return typeof value === "string" ? parseNumericText(value, decimal) : null;
  });
}
