import Papa from "papaparse";
import type { ContentTable } from "./content-table.ts";
import { tableLimits, withHeader } from "./content-table.ts";

/** Separated values as one table; the separator is found out. */
export function tablesFromCsv(text: string): ContentTable[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, ""), {
    skipEmptyLines: "greedy",
    preview: tableLimits.rows,
  });
  const table = withHeader(null, data);
  return table.rows.length === 0 ? [] : [table];
}
