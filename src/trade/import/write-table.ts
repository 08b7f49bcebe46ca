import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { DataFile, TableName } from "../manifest.ts";
import { checksumOf, sync } from "../checksum.ts";
import { ImportFailure } from "./failure.ts";
import { nothingRead } from "./formats/keep-stored.ts";
import { literal, type TradeTable } from "./table.ts";

/** How Parquet is laid out: rows of a group, and how hard zstd works. */
export type Layout = { readonly rowGroupSize: number; readonly compressionLevel: number };

/** What makes a row of each table, which may stand in it once. */
const keys: Record<TableName, readonly string[]> = {
  flows: ["item", "year", "exporter", "importer", "flow"],
  pair_totals: ["year", "exporter", "importer"],
  totals: ["item", "year", "country", "flow"],
  production: ["item", "country", "year"],
  volumes: ["item", "year", "flow", "country"],
  named_exports: ["good", "country"],
};

/** Sorted rows of the same key stand side by side, so one pass without memory finds a fact that is there twice. */
async function refuseRepeated(connection: DuckDBConnection, table: TradeTable, path: string): Promise<void> {
  const columns = keys[table.table];
  const equal = columns.map((column) => `${column} = lag(${column}) over ()`).join(" and ");
  const reader = await connection.runAndReadAll(
    `select ${columns.join(", ")} from (select ${columns.join(", ")}, ${equal} as repeated from ${literal(path)})
     where repeated limit 1`,
  );
  const [row] = reader.getRows();
  if (!row) return;
  const named = columns.map((column, i) => `${column} ${String(row[i])}`).join(", ");
  throw new ImportFailure(
    "wrong-row",
    `${table.ref.title}: two rows say the same thing of ${named}; it would count twice`,
  );
}

async function codesIn(connection: DuckDBConnection, path: string): Promise<string[]> {
  const reader = await connection.runAndReadAll(`select distinct item from ${literal(path)}`);
  return reader.getRows().map(([item]) => String(item));
}

/** Writes a table as Parquet, on disk for good, and says what is in it. Throws ImportFailure when nothing is. */
export async function writeTable(
  connection: DuckDBConnection,
  table: TradeTable,
  target: { readonly folder: string; readonly file: string; readonly layout: Layout },
): Promise<DataFile> {
  const { table: name, ref, hs } = table;
  const path = join(target.folder, target.file);
  const { rowGroupSize, compressionLevel } = target.layout;
  const empty = new ImportFailure("empty", `${ref.title}: no row of a country came out of the files`);
  const copied = connection.run(
    `copy (${table.select}) to ${literal(path)}
     (format parquet, compression zstd, compression_level ${compressionLevel}, row_group_size ${rowGroupSize})`,
  );
  await copied.catch((error: unknown) => {
    throw error instanceof Error && error.message.includes(nothingRead) ? empty : error;
  });
  const reader = await connection.runAndReadAll(
    `select count(*)::int, min(year)::int, max(year)::int from ${literal(path)}`,
  );
  const [rows, first, last] = (reader.getRows()[0] ?? []).map(Number);
  if (!rows || !first || !last) throw empty;
  await refuseRepeated(connection, table, path);
  await sync(path);
  const codes = hs ? [...new Set([...hs.listed, ...(await codesIn(connection, path))])].toSorted() : [];
  return {
    table: name,
    file: target.file,
    source: ref,
    years: [first, last],
    rows,
    sha256: await checksumOf(path),
    ...(hs ? { hs: { revision: hs.revision, codes, ...(hs.isExtract ? { isExtract: true } : {}) } } : {}),
  };
}
