import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import type { TradePair } from "./figures.ts";
import { sumAllTrade, type AllTrade } from "./insight/market-gaps.ts";
import type { YearlyTrade } from "./insight/yearly.ts";
import { followManifest, type StoredFile } from "./manifest.ts";

export type ProductionFact = { readonly country: string; readonly year: number; readonly tonnes: number };
type NamedExport = { readonly good: string; readonly country: string; readonly year: number };

/** The Parquet files of a data folder, read with DuckDB over one connection. */
export type TradeStore = {
  /** What lies in the folder now: an import replaces it while the store is open, and the files of before stay readable. */
  readonly files: readonly StoredFile[];
  /** The newest year with flows of these items; null without any. */
  readNewestYear(file: StoredFile, items: readonly string[]): Promise<number | null>;
  /** Every exporter–importer pair of a year, the items added up. */
  readPairs(file: StoredFile, items: readonly string[], year: number): Promise<TradePair[]>;
  /** Tonnes by country and year, the items added up. */
  readProduction(file: StoredFile, items: readonly string[]): Promise<ProductionFact[]>;
  /** Each country's exports and imports by year, the items added up, of flows or totals; none unless every item is known. */
  readYearly(file: StoredFile, items: readonly string[]): Promise<YearlyTrade[]>;
  /** Everything that a source covers, of its newest year; read once and kept. */
  readAllTrade(file: StoredFile): Promise<AllTrade>;
  readNamedExports(file: StoredFile): Promise<NamedExport[]>;
  close(): void;
};

type Row = Record<string, DuckDBValue>;

const placeholders = (items: readonly string[]): string => items.map((_, i) => `$${i + 1}`).join(", ");

const side = (flow: string, name: string): string => `
  sum(value_usd) filter (flow = '${flow}')::double as ${name}_usd,
  sum(value_usd) filter (flow = '${flow}' and tonnes > 0)::double as ${name}_weighed,
  sum(tonnes) filter (flow = '${flow}' and tonnes > 0) as ${name}_tonnes`;

const newestYearQuery = (path: string, items: readonly string[]): string =>
  `select max(year)::int as year from ${path} where item in (${placeholders(items)})`;

const pairsQuery = (path: string, items: readonly string[]): string => `
  select exporter, importer, ${side("X", "exports")}, ${side("M", "imports")}, ${side("B", "balanced")}
  from ${path} where year = $${items.length + 1} and item in (${placeholders(items)})
  group by exporter, importer order by exporter, importer`;

const productionQuery = (path: string, items: readonly string[]): string => `
  select country, year::int as year, sum(tonnes) as tonnes from ${path}
  where item in (${placeholders(items)}) group by country, year order by country, year`;

const yearlyColumns = `sum(value_usd)::double as usd, coalesce(sum(value_usd) filter (tonnes > 0), 0)::double as weighed,
  coalesce(sum(tonnes) filter (tonnes > 0), 0)::double as tonnes`;

/** Balanced flows are of both countries; reported ones of the country that reports them. */
const yearlyQuery = (file: StoredFile, path: string, items: readonly string[]): string => {
  const rows =
    file.table === "totals"
      ? `select year, flow as side, country, item, value_usd, tonnes from ${path}`
      : `select year, 'X' as side, exporter as country, item, value_usd, tonnes from ${path} where flow in ('X', 'B')
         union all select year, 'M', importer, item, value_usd, tonnes from ${path} where flow in ('M', 'B')`;
  return `with facts as (from (${rows}) where item in (${placeholders(items)}))
    select year::int as year, side, country, ${yearlyColumns} from facts
    where (select count(distinct item) from facts) = ${items.length}
    group by all order by all`;
};

const pairTotalsQuery = (path: string): string => `
  select exporter, importer, value_usd::double as usd from ${path} where year = (select max(year) from ${path})
  order by exporter, importer`;

const pathOf = ({ path }: StoredFile): string => `read_parquet('${path.replaceAll("'", "''")}')`;

function readSide(row: Row, name: string): TradePair["exports"] {
  const usd = row[`${name}_usd`];
  if (usd === null || usd === undefined) return null;
  return {
    usd: Number(usd),
    weighedUsd: Number(row[`${name}_weighed`] ?? 0),
    tonnes: Number(row[`${name}_tonnes`] ?? 0),
  };
}

/** Opens the first of these folders that has figures. Throws when none has a readable manifest. */
export async function openStore(folders: readonly [string, ...string[]]): Promise<TradeStore> {
  const currentFiles = followManifest(folders);
  currentFiles();
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: "512MB",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await instance.connect();
  await connection.run("set parquet_metadata_cache = true");
  const rowsOf = async (sql: string, values: DuckDBValue[] = []): Promise<Row[]> =>
    (await connection.runAndReadAll(sql, values)).getRowObjects();

  const kept = new Map<string, Promise<AllTrade>>();
  const readAllTrade = async (file: StoredFile): Promise<AllTrade> => {
    const rows = await rowsOf(pairTotalsQuery(pathOf(file)));
    return sumAllTrade(
      rows.map((row) => ({ exporter: String(row.exporter), importer: String(row.importer), usd: Number(row.usd) })),
    );
  };

  return {
    get files() {
      return currentFiles();
    },
    async readNewestYear(file, items) {
      const [row] = await rowsOf(newestYearQuery(pathOf(file), items), [...items]);
      return row?.year === null || row === undefined ? null : Number(row.year);
    },
    async readPairs(file, items, year) {
      const rows = await rowsOf(pairsQuery(pathOf(file), items), [...items, year]);
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
    async readYearly(file, items) {
      const rows = await rowsOf(yearlyQuery(file, pathOf(file), items), [...items]);
      return rows.map((row) => ({
        year: Number(row.year),
        flow: row.side === "X" ? "exports" : "imports",
        country: String(row.country),
        usd: Number(row.usd),
        weighedUsd: Number(row.weighed),
        tonnes: Number(row.tonnes),
      }));
    },
    readAllTrade(file) {
      const allTrade = kept.get(file.path) ?? readAllTrade(file);
      kept.set(file.path, allTrade);
      return allTrade;
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
