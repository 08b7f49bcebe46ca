import type { DuckDBConnection } from "@duckdb/node-api";
import type { SourceRef } from "../../src/domain/figure.ts";
import type { TableName } from "../../src/trade/manifest.ts";

/** One Parquet file of the snapshot: a query over the raw files whose rows are already sorted. */
export type SnapshotTable = { readonly table: TableName; readonly ref: SourceRef; readonly select: string };

/** Prepares whatever the query needs, such as rows that SQL cannot read, and returns the query. */
export type TableMaker = (connection: DuckDBConnection, folder: string) => Promise<SnapshotTable>;

/** A text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The first columns of every table: where the row comes from and under which licence. */
export const provenance = (ref: SourceRef): string =>
  `${literal(ref.id)} as source, ${literal(ref.licence)} as licence`;
