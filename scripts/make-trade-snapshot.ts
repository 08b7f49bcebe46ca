import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { hasPairTotals, pairTotals } from "../src/trade/import/pair-totals.ts";
import type { TradeTable } from "../src/trade/import/table.ts";
import { writeTable, type Layout } from "../src/trade/import/write-table.ts";
import { manifestName, type DataFile } from "../src/trade/manifest.ts";
import { makeBaci } from "./trade-snapshot/baci.ts";
import { makeCountries } from "./trade-snapshot/countries.ts";
import { makeFactbook } from "./trade-snapshot/factbook.ts";
import { makeFaoProduction } from "./trade-snapshot/fao-production.ts";
import { makeFaoTotals } from "./trade-snapshot/fao-totals.ts";
import { makeForestryVolumes } from "./trade-snapshot/faostat-forestry.ts";
import { makeFaoTrade } from "./trade-snapshot/fao-trade.ts";
import { makeUsgs } from "./trade-snapshot/usgs.ts";

/** Small files that are copied often: packed as tightly as zstd can. */
const layout: Layout = { rowGroupSize: 65_536, compressionLevel: 19 };

async function makeSnapshot(source: string, target: string, countriesFile: string): Promise<DataFile[]> {
  await mkdir(target, { recursive: true });
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "1",
    memory_limit: "1GB",
    autoinstall_known_extensions: "false",
  });
  const connection = await instance.connect();
  await makeCountries(connection, source, countriesFile);
  const makers = [
    makeFaoTrade,
    makeBaci,
    makeFaoTotals,
    makeFaoProduction,
    makeForestryVolumes,
    makeUsgs,
    makeFactbook,
  ];
  const files: DataFile[] = [];
  const write = async (table: TradeTable): Promise<DataFile> => {
    const file = `${table.table.replaceAll("_", "-")}-${table.ref.id}.parquet`;
    const made = await writeTable(connection, table, { folder: target, file, layout });
    files.push(made);
    return made;
  };
  for (const make of makers) {
    const made = await write(await make(connection, source));
    if (hasPairTotals(made)) await write(pairTotals(made.source, join(target, made.file)));
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
