import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { keepFactTables } from "./fact-tables.ts";
import type { TradePair } from "./figures.ts";
import { sumAllTrade, type AllTrade } from "./insight/market-gaps.ts";
import type { YearlyTrade } from "./insight/yearly.ts";
import { followManifest, type StoredFile } from "./manifest.ts";
import { countryReader, packedCountry, readNumbers, type NumberColumns } from "./number-columns.ts";

export type ProductionFact = { readonly country: string; readonly year: number; readonly tonnes: number };
type NamedExport = { readonly good: string; readonly country: string; readonly year: number };

/** The Parquet files of a data folder, read with DuckDB over one connection. */
export type TradeStore = {
  /** What lies in the folder now: an import replaces it while the store is open, and the files of before stay readable. */
  readonly files: readonly StoredFile[];
  /**
   * The newest year with flows of these items that at least half as many countries report as the best reported one: a
   * year that is still coming in would show the early reporters as the whole world. Null without any.
   */
  readNewestYear(file: StoredFile, items: readonly string[]): Promise<number | null>;
  /** Every exporter–importer pair of a year, the items added up. */
  readPairs(file: StoredFile, items: readonly string[], year: number): Promise<TradePair[]>;
  /** Tonnes by country and year, the items added up. */
  readProduction(file: StoredFile, items: readonly string[]): Promise<ProductionFact[]>;
  /** Each country's exports and imports by year, the items added up, of flows or totals; none unless every item is known. */
  readYearly(file: StoredFile, items: readonly string[]): Promise<YearlyTrade[]>;
  /** Everything that a source covers, of its newest year, which is all that the file has; read once and kept. */
  readAllTrade(file: StoredFile): Promise<AllTrade>;
  readNamedExports(file: StoredFile): Promise<NamedExport[]>;
  close(): void;
};

/** Letters of the column `flow` as the tables of facts keep them. */
const flowX = 88;
const flowM = 77;
const flowB = 66;

const sums = `sum(value_usd), coalesce(sum(value_usd) filter (tonnes > 0), 0), coalesce(sum(tonnes) filter (tonnes > 0), 0)`;

/** Balanced flows are reported by nobody: each of their years is whole. */
const newestYearQuery = (facts: string): string => `
  with reported as (
    select year, count(distinct if(flow = ${flowM}, importer, exporter)) filter (flow <> ${flowB}) as reporters
    from ${facts} group by year
  )
  select coalesce(max(year), 0) from reported where reporters * 2 >= (select max(reporters) from reported)`;

const pairsQuery = (facts: string): string => `
  select exporter, importer, flow, ${sums} from ${facts}
  where year = $1 group by exporter, importer, flow order by exporter, importer`;

const productionQuery = (facts: string): string =>
  `select country, year, sum(tonnes) from ${facts} group by country, year order by country, year`;

/** Balanced flows are of both countries; reported ones of the country that reports them. */
function yearlyQuery(file: StoredFile, facts: string, items: readonly string[]): string {
  // A source that lists its codes knows those without trade too; of the others, an item without rows is not known.
  const isKnown = file.hs ? "true" : `(select count(distinct item) from ${facts}) = ${items.length}`;
  const sumsOf = (flow: string | number, country: string, where: string): string =>
    `select year, ${flow} as flow, ${country} as country, ${sums} from ${facts}
     where ${where} and ${isKnown} group by 1, 2, 3`;
  if (file.table === "totals") return `${sumsOf("flow", "country", "true")} order by year, flow, country`;
  return `${sumsOf(flowX, "exporter", `flow in (${flowX}, ${flowB})`)}
    union all ${sumsOf(flowM, "importer", `flow in (${flowM}, ${flowB})`)} order by year, flow, country`;
}

const pathOf = ({ path }: StoredFile): string => `read_parquet('${path.replaceAll("'", "''")}')`;

const pairTotalsQuery = (file: StoredFile): string => `
  select ${packedCountry("exporter")}, ${packedCountry("importer")}, value_usd::double from ${pathOf(file)}`;

const sideNames: Readonly<Record<number, "exports" | "imports" | "balanced">> = {
  [flowX]: "exports",
  [flowM]: "imports",
  [flowB]: "balanced",
};

/** Pairs out of sorted columns, in which each pair has a row for every flow that it has. */
function readPairRows([exporters, importers, flows, usd, weighed, tonnes]: NumberColumns): TradePair[] {
  const nameOf = countryReader();
  const pairs: { -readonly [K in keyof TradePair]: TradePair[K] }[] = [];
  for (let i = 0; i < (exporters?.length ?? 0); i += 1) {
    const isNew = i === 0 || exporters?.[i] !== exporters?.[i - 1] || importers?.[i] !== importers?.[i - 1];
    if (isNew)
      pairs.push({
        exporter: nameOf(exporters?.[i]),
        importer: nameOf(importers?.[i]),
        exports: null,
        imports: null,
        balanced: null,
      });
    const pair = pairs.at(-1);
    const side = sideNames[flows?.[i] ?? 0];
    if (pair && side) pair[side] = { usd: usd?.[i] ?? 0, weighedUsd: weighed?.[i] ?? 0, tonnes: tonnes?.[i] ?? 0 };
  }
  return pairs;
}

/** Each row of number columns, with its countries by name. */
function mapRows<T>(columns: NumberColumns, read: (row: number, nameOf: (packed?: number) => string) => T): T[] {
  const nameOf = countryReader();
  return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) => read(row, nameOf));
}

/** Opens the first of these folders that has figures. Throws when none has a readable manifest. */
export async function openStore(folders: readonly [string, ...string[]]): Promise<TradeStore> {
  const currentFiles = followManifest(folders);
  currentFiles();
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

  const keptTrade = new Map<string, Promise<AllTrade>>();

  return {
    get files() {
      return currentFiles();
    },
    readNewestYear: (file, items) =>
      facts.use(file, items, async (table) => {
        const [[newest] = []] = await numbersOf(newestYearQuery(table));
        return newest || null;
      }),
    readPairs: (file, items, year) =>
      facts.use(file, items, async (table) => readPairRows(await numbersOf(pairsQuery(table), [year]))),
    readProduction: (file, items) =>
      facts.use(file, items, async (table) => {
        const columns = await numbersOf(productionQuery(table));
        const [country, year, tonnes] = columns;
        return mapRows(columns, (row, nameOf) => ({
          country: nameOf(country?.[row]),
          year: year?.[row] ?? 0,
          tonnes: tonnes?.[row] ?? 0,
        }));
      }),
    readYearly: (file, items) =>
      facts.use(file, items, async (table) => {
        const columns = await numbersOf(yearlyQuery(file, table, items));
        const [year, flow, country, usd, weighedUsd, tonnes] = columns;
        return mapRows(columns, (row, nameOf) => ({
          year: year?.[row] ?? 0,
          flow: flow?.[row] === flowX ? "exports" : "imports",
          country: nameOf(country?.[row]),
          usd: usd?.[row] ?? 0,
          weighedUsd: weighedUsd?.[row] ?? 0,
          tonnes: tonnes?.[row] ?? 0,
        }));
      }),
    readAllTrade(file) {
      const known = keptTrade.get(file.path);
      if (known) return known;
      const allTrade = numbersOf(pairTotalsQuery(file)).then(sumAllTrade);
      keptTrade.set(file.path, allTrade);
      void allTrade.catch(() => keptTrade.delete(file.path));
      return allTrade;
    },
    async readNamedExports(file) {
      const query = `select good, country, year::int from ${pathOf(file)} order by good, country`;
      const rows = (await connection.runAndReadAll(query)).getRows();
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
