import { parseAmounts } from "../../../domain/amount-text.ts";
import type { Json } from "../../../domain/json-text.ts";
import { cellText, type ReportColumn } from "../../../domain/result-table.ts";
import type { NumberWriter } from "../../number-writer.ts";

/** One value as text: numbers in the reader's format, lists on one line, yes and no in words. */
export function writeValue(value: Json, report: ReportColumn | null, numbers: NumberWriter): string {
  if (typeof value === "boolean") return numbers.truth(value);
  if (typeof value !== "number") return cellText(value);
  if (report === "exportPrice" || report === "importPrice") return numbers.price(value);
  return report === "value" || report === "production" ? numbers.whole(value) : numbers.plain(value);
}

/**
 * One column as a spreadsheet's cells: numbers stay numbers, and so do bare numbers in the page's writing, which a
 * spreadsheet of another region would misread (1,234 as 1.234). With a unit they stay the text they are.
 */
export function exportColumn(values: readonly Json[], isNumeric: boolean, numbers: NumberWriter): (string | number)[] {
  const amounts = isNumeric ? parseAmounts(values.map((value) => (typeof value === "string" ? value : ""))) : null;
  const bare = amounts && amounts.before === "" && amounts.after === "" ? amounts.values : [];
  return values.map((value, i) => (typeof value === "number" ? value : (bare[i] ?? writeValue(value, null, numbers))));
}
