import type { Json } from "../../../domain/json-text.ts";
import { cellText, type ReportColumn } from "../../../domain/result-table.ts";
import type { NumberWriter } from "../../number-format.ts";

/** One value as text: numbers in the reader's format, lists on one line. */
export function writeValue(value: Json, report: ReportColumn | null, numbers: NumberWriter): string {
  if (typeof value !== "number") return cellText(value);
  if (report === "exportPrice" || report === "importPrice") return numbers.price(value);
  return report === "value" || report === "production" ? numbers.whole(value) : numbers.plain(value);
}
