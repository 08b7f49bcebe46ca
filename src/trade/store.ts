import { DuckDBInstance, type DuckDBValue } from "@duckdb/node-api";
import { keepFactTables } from "./fact-tables.ts";
import type { TradePair } from "./figures.ts";
import { sumAllTrade, type AllTrade, type PairUsd } from "./insight/market-gaps.ts";
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
  /** Everything that a source covers, of its newest year, which is all that the file has; read once and kept. */
  readAllTrade(file: StoredFile): Promise<AllTrade>;
  readNamedExports(file: StoredFile): Promise<NamedExport[]>;
  close(): void;
};

const sums = `sum(value_usd)::double, coalesce(sum(value_usd) filter (tonnes > 0), 0)::double,
  coalesce(sum(tonnes) filter (tonnes > 0), 0)::double`;

/** The three letters of an ISO code as one number: tens of thousands of numbers are read far faster than texts. */
const packed = (country: string): string =>
  `(ascii(${country}[1]) * 65536 + ascii(${country}[2]) * 256 + ascii(${country}[3]))::int`;
const unpacked = (code: number): string => String.fromCharCode(code >> 16, (code >> 8) & 255, code & 255);

/** Reads packed codes, each name made once. */
function codeReader(): (code: DuckDBValue | undefined) => string {
  const names = new Map<number, string>();
  return (code) => {
    const number = Number(code);
    const name = names.get(number) ?? unpacked(number);
    names.set(number, name);
    return name;
  };
}

const pairsQuery = (facts: string): string => `
  select ${packed("exporter")}, ${packed("importer")}, flow, ${sums}
  from ${facts} where year = $1 group by exporter, importer, flow order by exporter, importer`;

const productionQuery = (facts: string): string =>
  `select country, year::int, sum(tonnes) from ${facts} group by country, year order by country, year`;

/** Balanced flows are of both countries; reported ones of the country that reports them. */
function yearlyQuery(file: StoredFile, facts: string, items: readonly string[]): string {
  // A source that lists its codes knows those without trade too; of the others, an item without rows is not known.
  const isKnown = file.hs ? "true" : `(select count(distinct item) from ${facts}) = ${items.length}`;
  const sumsOf = (flow: string, country: string, where: string): string =>
    `select year::int as year, ${flow} as flow, ${country} as country, ${sums} from ${facts}
     where ${where} and ${isKnown} group by 1, 2, 3`;
  if (file.table === "totals") return `${sumsOf("flow", "country", "true")} order by year, flow, country`;
  return `${sumsOf("'X'", "exporter", "flow in ('X', 'B')")} union all ${sumsOf("'M'", "importer", "flow in ('M', 'B')")}
    order by year, flow, country`;
}

const pairTotalsQuery = (path: string): string => `
  select ${packed("exporter")}, ${packed("importer")}, value_usd::double from ${path}`;

const pathOf = ({ path }: StoredFile): string => `read_parquet('${path.replaceAll("'", "''")}')`;

const sideNames = { X: "exports", M: "imports", B: "balanced" } as const;

/** Pairs out of sorted columns, in which each pair has a row for every flow that it has. */
function readPairRows(columns: readonly (readonly DuckDBValue[])[]): TradePair[] {
  const [exporters = [], importers = [], flows = [], usd = [], weighed = [], tonnes = []] = columns;
  const nameOf = codeReader();
  const pairs: { -readonly [K in keyof TradePair]: TradePair[K] }[] = [];
  for (const [i, exporter] of exporters.entries()) {
    const isNew = i === 0 || exporter !== exporters[i - 1] || importers[i] !== importers[i - 1];
    if (isNew)
      pairs.push({
        exporter: nameOf(exporter),
        importer: nameOf(importers[i]),
        exports: null,
        imports: null,
        balanced: null,
      });
    const pair = pairs.at(-1);
    const side = sideNames[flows[i] as keyof typeof sideNames];
    if (pair) pair[side] = { usd: Number(usd[i]), weighedUsd: Number(weighed[i]), tonnes: Number(tonnes[i]) };
  }
  return pairs;
}

function* readPairSums(columns: readonly (readonly DuckDBValue[])[]): Generator<PairUsd> {
  const [exporters = [], importers = [], usd = []] = columns;
  const nameOf = codeReader();
  for (const [i, exporter] of exporters.entries())
    yield { exporter: nameOf(exporter), importer: nameOf(importers[i]), usd: Number(usd[i]) };
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
  const rowsOf = async (sql: string, values: DuckDBValue[] = []): Promise<DuckDBValue[][]> =>
    (await connection.runAndReadAll(sql, values)).getRows();

  const kept = new Map<string, Promise<AllTrade>>();
  const readAllTrade = async (file: StoredFile): Promise<AllTrade> => {
    const reader = await connection.runAndReadAll(pairTotalsQuery(pathOf(file)));
    return sumAllTrade(readPairSums(reader.getColumns()));
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
        const reader = await connection.runAndReadAll(pairsQuery(table), [year]);
        return readPairRows(reader.getColumns());
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
