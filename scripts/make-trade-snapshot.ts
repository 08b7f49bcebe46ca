import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { manifestName, type DataFile } from "../src/trade/manifest.ts";
import { makeBaci } from "./trade-snapshot/baci.ts";
import { makeCountries } from "./trade-snapshot/countries.ts";
import { makeFactbook } from "./trade-snapshot/factbook.ts";
import { makeFaoProduction } from "./trade-snapshot/fao-production.ts";
import { makeFaoTotals } from "./trade-snapshot/fao-totals.ts";
import { makeFaoTrade } from "./trade-snapshot/fao-trade.ts";
import { pairTotals } from "./trade-snapshot/pair-totals.ts";
import { literal, type SnapshotTable } from "./trade-snapshot/table.ts";
import { makeUsgs } from "./trade-snapshot/usgs.ts";

async function writeTable(connection: DuckDBConnection, target: string, made: SnapshotTable): Promise<DataFile> {
  const file = `${made.table.replaceAll("_", "-")}-${made.ref.id}.parquet`;
  const path = join(target, file);
  await connection.run(
    `copy (${made.select}) to ${literal(path)} (format parquet, compression zstd, compression_level 19, row_group_size 65536)`,
  );
  const reader = await connection.runAndReadAll(
    `select count(*)::int, min(year)::int, max(year)::int from ${literal(path)}`,
  );
  const [total, first, last] = (reader.getRows()[0] ?? []).map(Number);
  if (!total || !first || !last) throw new Error(`${file} came out empty: is ${made.ref.title} in the source folder?`);
  const sha256 = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  return { table: made.table, file, source: made.ref, years: [first, last], rows: total, sha256 };
}

async function makeSnapshot(source: string, target: string, countriesFile: string): Promise<DataFile[]> {
  await mkdir(target, { recursive: true });
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "1",
    memory_limit: "1GB",
    autoinstall_known_extensions: "false",
  });
  const connection = await instance.connect();
  await makeCountries(connection, source, countriesFile);
  const makers = [makeFaoTrade, makeBaci, makeFaoTotals, makeFaoProduction, makeUsgs, makeFactbook];
  const files: DataFile[] = [];
  for (const make of makers) {
    const made = await writeTable(connection, target, await make(connection, source));
    files.push(made);
    if (made.table === "flows")
      files.push(await writeTable(connection, target, pairTotals(made.source, join(target, made.file))));
  }
  connection.closeSync();
  instance.closeSync();
  await writeFile(join(target, manifestName), `${JSON.stringify({ files }, null, 2)}\n`);
  return files;
}

const [source, target = "data/trade", countriesFile = "src/trade/countries.tsv"] = process.argv.slice(2);
if (!source) {
  process.stderr.write("usage: make-trade-snapshot.ts SOURCE_FOLDER [TARGET_FOLDER] [COUNTRIES_FILE]\n");
  process.exitCode = 2;
} else {
  for (const { file, rows, years } of await makeSnapshot(source, target, countriesFile)) {
    process.stdout.write(`${file}: ${rows} rows, ${years.join("-")}\n`);
  }
}
