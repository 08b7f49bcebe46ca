import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { keepFactTables } from "./fact-tables.ts";
import type { TradePair } from "./figures.ts";
import { sumAllTrade, type TradeMatrix } from "./insight/trade-matrix.ts";
import type { YearlyTrade } from "./insight/yearly.ts";
import { followManifest, type StoredFile } from "./manifest.ts";
import { readNumbers, type NumberColumns } from "./number-columns.ts";
import {
  namedExportsQuery,
  newestYearQuery,
  pairsQuery,
  pairTotalsQuery,
  productionQuery,
  readPairRows,
  readProductionRows,
  readVolumeRows,
  readYearlyRows,
  yearlyQuery,
  volumesQuery,
  type ProductionFact,
  type VolumeFact,
} from "./store-queries.ts";

type NamedExport = { readonly good: string; readonly country: string; readonly year: number };

/** The Parquet files of a data folder, read with DuckDB over one connection. */
export type TradeStore = {
  /** What lies in the folder now: an import replaces it while the store is open, and the files of before stay readable. */
  readonly files: readonly StoredFile[];
  /** When an import last changed what lies there. */
  readonly changedAt: () => Date;
  /**
   * The newest year with flows of these items that at least half as many countries report as the best reported one: a
   * year that is still coming in would show the early reporters as the whole world. Null without any.
   */
  readNewestYear(file: StoredFile, items: readonly string[]): Promise<number | null>;
  /** Every exporter–importer pair of a year, the items added up. */
  readPairs(file: StoredFile, items: readonly string[], year: number): Promise<TradePair[]>;
  /** Tonnes by country and year, the items added up. */
  readProduction(file: StoredFile, items: readonly string[]): Promise<ProductionFact[]>;
  /** Cubic metres made, exported and imported, by country and year, the items added up. */
  readVolumes(file: StoredFile, items: readonly string[]): Promise<VolumeFact[]>;
  /** Each country's exports and imports by year, the items added up, of flows or totals; none unless every item is known. */
  readYearly(file: StoredFile, items: readonly string[]): Promise<YearlyTrade[]>;
  /** Everything that a source covers, of its newest year, which is all that the file has; read once and kept. */
  readAllTrade(file: StoredFile): Promise<TradeMatrix>;
  readNamedExports(file: StoredFile): Promise<NamedExport[]>;
  close(): void;
};

/** Opens the first of these folders that has figures. Throws when none has a readable manifest. */
export async function openStore(folders: readonly [string, ...string[]]): Promise<TradeStore> {
  const manifest = followManifest(folders);
  manifest.files();
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: "256MB",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await instance.connect();
  await connection.run("set parquet_metadata_cache = true");
  const facts = keepFactTables(connection);
  const numbersOf = (sql: string, values?: DuckDBValue[]): Promise<NumberColumns> =>
    readNumbers(connection, sql, values);

  const keptTrade = new Map<string, Promise<TradeMatrix>>();

  return {
    get files() {
      return manifest.files();
    },
    changedAt: manifest.changedAt,
    readNewestYear: (file, items) =>
      facts.use(file, items, async (table) => {
        const [[newest] = []] = await numbersOf(newestYearQuery(table));
        return newest || null;
      }),
    readPairs: (file, items, year) =>
      facts.use(file, items, async (table) => readPairRows(await numbersOf(pairsQuery(table), [year]))),
    readProduction: (file, items) =>
      facts.use(file, items, async (table) => readProductionRows(await numbersOf(productionQuery(table)))),
    readVolumes: (file, items) =>
      facts.use(file, items, async (table) => readVolumeRows(await numbersOf(volumesQuery(table)))),
    readYearly: (file, items) =>
      facts.use(file, items, async (table) => readYearlyRows(await numbersOf(yearlyQuery(file, table, items)))),
    readAllTrade(file) {
      const known = keptTrade.get(file.path);
      if (known) return known;
      const allTrade = numbersOf(pairTotalsQuery(file)).then(sumAllTrade);
      keptTrade.set(file.path, allTrade);
      void allTrade.catch(() => keptTrade.delete(file.path));
      return allTrade;
    },
    async readNamedExports(file) {
      const rows = (await connection.runAndReadAll(namedExportsQuery(file))).getRows();
      return rows.map(([good, country, year]) => ({
        good: String(good),
        country: String(country),
        year: Number(year),
      }));
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
