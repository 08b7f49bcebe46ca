import readWorkbook from "read-excel-file/node";
import type { ContentTable } from "./content-table.ts";
import { withHeader } from "./content-table.ts";

/** What a cell holds: the package's own type names the constructor of dates instead of dates. */
function shown(value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  if (!(value instanceof Date)) return "";
  const text = value.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}

/** Each sheet as a table. Rejects when the file is broken. */
export async function tablesFromXlsx(body: Uint8Array): Promise<ContentTable[]> {
  const sheets = await readWorkbook(Buffer.from(body));
  return sheets
    .map(({ sheet, data }) =>
      withHeader(
        sheet,
        data.map((row) => row.map(shown)).filter((row) => row.some((text) => text !== "")),
      ),
    )
    .filter(({ rows }) => rows.length > 0);
}
