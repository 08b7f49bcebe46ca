import type { DuckDBConnection } from "@duckdb/node-api";
import type { TradeTable } from "../../src/trade/import/table.ts";

/** Prepares whatever the query needs, such as rows that SQL cannot read, and returns the table. */
export type TableMaker = (connection: DuckDBConnection, folder: string) => Promise<TradeTable>;
