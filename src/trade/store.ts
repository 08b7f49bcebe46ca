import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { keepFactTables } from "./fact-tables.ts";
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

const side = (flow: string, name: string): string => `
  sum(value_usd) filter (flow = '${flow}')::double as ${name}_usd,
  sum(value_usd) filter (flow = '${flow}' and tonnes > 0)::double as ${name}_weighed,
  sum(tonnes) filter (flow = '${flow}' and tonnes > 0) as ${name}_tonnes`;

const pairsQuery = (facts: string): string => `
  select exporter, importer, ${side("X", "exports")}, ${side("M", "imports")}, ${side("B", "balanced")}
  from ${facts} where year = $1 group by exporter, importer order by exporter, importer`;

const productionQuery = (facts: string): string =>
  `select country, year::int, sum(tonnes) from ${facts} group by country, year order by country, year`;

const yearlyColumns = `sum(value_usd)::double, coalesce(sum(value_usd) filter (tonnes > 0), 0)::double,
  coalesce(sum(tonnes) filter (tonnes > 0), 0)::double`;

/** Balanced flows are of both countries; reported ones of the country that reports them. */
function yearlyQuery(file: StoredFile, facts: string, items: readonly string[]): string {
  // A source that lists its codes knows those without trade too; of the others, an item without rows is not known.
  const isKnown = file.hs ? "true" : `(select count(distinct item) from ${facts}) = ${items.length}`;
  const sums = (flow: string, country: string, where: string): string =>
    `select year::int as year, ${flow} as flow, ${country} as country, ${yearlyColumns} from ${facts}
     where ${where} and ${isKnown} group by 1, 2, 3`;
  if (file.table === "totals") return `${sums("flow", "country", "true")} order by year, flow, country`;
  return `${sums("'X'", "exporter", "flow in ('X', 'B')")} union all ${sums("'M'", "importer", "flow in ('M', 'B')")}
    order by year, flow, country`;
}

/** The three letters of an ISO code as one number: tens of thousands of numbers are read far faster than texts. */
const packed = (country: string): string =>
  `(ascii(${country}[1]) * 65536 + ascii(${country}[2]) * 256 + ascii(${country}[3]))::int`;
const unpacked = (code: number): string => String.fromCharCode(code >> 16, (code >> 8) & 255, code & 255);

const pairTotalsQuery = (path: string): string => `
  select ${packed("exporter")}, ${packed("importer")}, value_usd::double from ${path}
  where year = (select max(year) from ${path}) order by exporter, importer`;

const pathOf = ({ path }: StoredFile): string => `read_parquet('${path.replaceAll("'", "''")}')`;

/** A side from its three columns; null where the side reports nothing. */
function readSide([usd, weighedUsd, tonnes]: readonly DuckDBValue[]): TradePair["exports"] {
  return usd === null || usd === undefined
    ? null
    : { usd: Number(usd), weighedUsd: Number(weighedUsd ?? 0), tonnes: Number(tonnes ?? 0) };
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
  const facts = keepFactTables(connection);
  const rowsOf = async (sql: string, values: DuckDBValue[] = []): Promise<DuckDBValue[][]> =>
    (await connection.runAndReadAll(sql, values)).getRows();

  const kept = new Map<string, Promise<AllTrade>>();
  const readAllTrade = async (file: StoredFile): Promise<AllTrade> => {
    const reader = await connection.runAndReadAll(pairTotalsQuery(pathOf(file)));
    const [exporters = [], importers = [], values = []] = reader.getColumns();
    const names = new Map([...new Set([...exporters, ...importers])].map((code) => [code, unpacked(Number(code))]));
    const nameOf = (code: DuckDBValue | undefined): string => names.get(code ?? null) ?? "";
    return sumAllTrade(
      exporters.map((exporter, i) => ({
        exporter: nameOf(exporter),
        importer: nameOf(importers[i]),
        usd: Number(values[i]),
      })),
    );
  };

  return {
    get files() {
      return currentFiles();
    },
    readNewestYear: (file, items) =>
      facts.use(file, items, async (table) => {
        const [row] = await rowsOf(`select max(year)::int from ${table}`);
        return row?.[0] ? Number(row[0]) : null;
      }),
    readPairs: (file, items, year) =>
      facts.use(file, items, async (table) => {
        const rows = await rowsOf(pairsQuery(table), [year]);
        return rows.map(([exporter, importer, ...sides]) => ({
          exporter: String(exporter),
          importer: String(importer),
          exports: readSide(sides.slice(0, 3)),
          imports: readSide(sides.slice(3, 6)),
          balanced: readSide(sides.slice(6, 9)),
        }));
      }),
    readProduction: (file, items) =>
      facts.use(file, items, async (table) => {
        const rows = await rowsOf(productionQuery(table));
        return rows.map(([country, year, tonnes]) => ({
          country: String(country),
          year: Number(year),
          tonnes: Number(tonnes),
        }));
      }),
    readYearly: (file, items) =>
      facts.use(file, items, async (table) => {
        const rows = await rowsOf(yearlyQuery(file, table, items));
        return rows.map(([year, flow, country, usd, weighedUsd, tonnes]) => ({
          year: Number(year),
          flow: flow === "X" ? "exports" : "imports",
          country: String(country),
          usd: Number(usd),
          weighedUsd: Number(weighedUsd),
          tonnes: Number(tonnes),
        }));
      }),
    readAllTrade(file) {
      const allTrade = kept.get(file.path) ?? readAllTrade(file);
      kept.set(file.path, allTrade);
      return allTrade;
    },
    async readNamedExports(file) {
      const rows = await rowsOf(`select good, country, year::int from ${pathOf(file)} order by good, country`);
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
