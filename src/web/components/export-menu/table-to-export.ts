import type { TableToExport } from "../../api/sheets-export.ts";
import type { NumberWriter } from "../../number-writer.ts";
import { type ExportedTable, plainCells, titlesOf } from "./exported-table.ts";

const longestName = 200;

/** What the export is asked for: a saved result by its places, any other table by its values. */
export function tableToExport(table: ExportedTable, name: string, numbers: NumberWriter): TableToExport {
  const { searchId, arranged } = table;
  const { locale } = numbers;
  return {
    name: [...name].slice(0, longestName / 2).join("") || "Sondeo",
    headers: titlesOf(arranged),
    ...(searchId === null
      ? { data: plainCells(arranged, numbers) }
      : {
          data: [],
          searchId,
          columns: arranged.columns.map(({ column }) => column.key),
          rows: [...arranged.places],
        }),
    numberFormat: locale === "es" || locale === "es-MX" ? locale : "en",
  };
}
