import { join } from "node:path";
import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import type { TradePair } from "./figures.ts";
import { readManifest, type DataFile } from "./manifest.ts";

export type ProductionFact = { readonly country: string; readonly year: number; readonly tonnes: number };
type NamedExport = { readonly good: string; readonly country: string; readonly year: number };

/** The Parquet files of a data folder, read with DuckDB over one connection. */
export type TradeStore = {
  readonly files: readonly DataFile[];
  /** Every exporter–importer pair of the newest year, the items added up. */
  readPairs(file: DataFile, items: readonly string[]): Promise<TradePair[]>;
  /** Tonnes by country and year, the items added up. */
  readProduction(file: DataFile, items: readonly string[]): Promise<ProductionFact[]>;
  readNamedExports(file: DataFile): Promise<NamedExport[]>;
  close(): void;
};

type Row = Record<string, DuckDBValue>;

const placeholders = (items: readonly string[]): string => items.map((_, i) => `$${i + 1}`).join(", ");

const side = (flow: string, name: string): string => `
  sum(value_usd) filter (flow = '${flow}')::double as ${name}_usd,
  sum(value_usd) filter (flow = '${flow}' and tonnes > 0)::double as ${name}_weighed,
  sum(tonnes) filter (flow = '${flow}' and tonnes > 0) as ${name}_tonnes`;

const pairsQuery = (path: string, items: readonly string[]): string => `
  select exporter, importer, ${side("X", "exports")}, ${side("M", "imports")}, ${side("B", "balanced")}
  from ${path} where year = $${items.length + 1} and item in (${placeholders(items)})
  group by exporter, importer order by exporter, importer`;

const productionQuery = (path: string, items: readonly string[]): string => `
  select country, year::int as year, sum(tonnes) as tonnes from ${path}
  where item in (${placeholders(items)}) group by country, year order by country, year`;

function readSide(row: Row, name: string): TradePair["exports"] {
  const usd = row[`${name}_usd`];
  if (usd === null || usd === undefined) return null;
  return {
    usd: Number(usd),
    weighedUsd: Number(row[`${name}_weighed`] ?? 0),
    tonnes: Number(row[`${name}_tonnes`] ?? 0),
  };
}

/** Opens a data folder. Throws when it has no readable manifest. */
export async function openStore(dataFolder: string): Promise<TradeStore> {
  const { files } = readManifest(dataFolder);
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: "512MB",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await instance.connect();
  await connection.run("set parquet_metadata_cache = true");
  const pathOf = ({ file }: DataFile): string => `read_parquet('${join(dataFolder, file).replaceAll("'", "''")}')`;
  const rowsOf = async (sql: string, values: DuckDBValue[] = []): Promise<Row[]> =>
    (await connection.runAndReadAll(sql, values)).getRowObjects();

  return {
    files,
    async readPairs(file, items) {
      const rows = await rowsOf(pairsQuery(pathOf(file), items), [...items, file.years[1]]);
      return rows.map((row) => ({
        exporter: String(row.exporter),
        importer: String(row.importer),
        exports: readSide(row, "exports"),
        imports: readSide(row, "imports"),
        balanced: readSide(row, "balanced"),
      }));
    },
    async readProduction(file, items) {
      const rows = await rowsOf(productionQuery(pathOf(file), items), [...items]);
      return rows.map((row) => ({
        country: String(row.country),
        year: Number(row.year),
        tonnes: Number(row.tonnes),
      }));
    },
    async readNamedExports(file) {
      const rows = await rowsOf(`select good, country, year::int as year from ${pathOf(file)} order by good, country`);
      return rows.map((row) => ({ good: String(row.good), country: String(row.country), year: Number(row.year) }));
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
