import type { DuckDBConnection } from "@duckdb/node-api";
import type { StoredFile } from "./manifest.ts";
import { packedCountry } from "./number-columns.ts";

/** Products whose facts stay in memory: tens of thousands of rows at most, a few megabytes. */
const keptTables = 8;

const yearAndFlow = "year::int as year, ascii(flow) as flow";
const amounts = "value_usd::double as value_usd, tonnes::double as tonnes";
const countryOf = (column: string): string => `${packedCountry(column)} as ${column}`;

/** Countries and flows as numbers: grouping, sorting and reading them takes a fraction of the time. */
const columns = {
  flows: `item, ${yearAndFlow}, ${countryOf("exporter")}, ${countryOf("importer")}, ${amounts}`,
  totals: `item, ${yearAndFlow}, ${countryOf("country")}, ${amounts}`,
  volumes: `item, ${yearAndFlow}, ${countryOf("country")}, cubic_metres::double as cubic_metres`,
  production: `item, year::int as year, ${countryOf("country")}, tonnes::double as tonnes`,
};

type FactTable = { readonly name: string; readonly made: Promise<unknown>; users: number };

/**
 * The rows of a few items, taken out of a large file once: what a report asks of a product in several ways is a scan of
 * Parquet the first time and of memory from then on. `use` runs a query over the table of these items.
 */
export function keepFactTables(connection: DuckDBConnection): {
  use<T>(file: StoredFile, items: readonly string[], query: (table: string) => Promise<T>): Promise<T>;
} {
  const tables = new Map<string, FactTable>();
  let counter = 0;

  const make = (file: StoredFile, items: readonly string[]): FactTable => {
    const name = `facts_${++counter}`;
    const values = items.map((_, i) => `$${i + 2}`).join(", ");
    const select = `create temp table ${name} as select ${columns[file.table as keyof typeof columns]} from read_parquet($1) where item in (${values})`;
    return { name, made: connection.run(select, [file.path, ...items]), users: 0 };
  };

  const dropUnused = async (): Promise<void> => {
    for (const [key, { name, users }] of tables) {
      if (tables.size <= keptTables) return;
      if (users > 0) continue;
      tables.delete(key);
      await connection.run(`drop table if exists ${name}`);
    }
  };

  return {
    async use(file, items, query) {
      const key = `${file.path} ${items.join(" ")}`;
      const table = tables.get(key) ?? make(file, items);
      tables.delete(key);
      tables.set(key, table);
      table.users++;
      try {
        await table.made.catch((error: unknown) => {
          tables.delete(key);
          throw error;
        });
        return await query(table.name);
      } finally {
        table.users--;
        await dropUnused();
      }
    },
  };
}
