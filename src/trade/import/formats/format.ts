import type { DuckDBConnection } from "@duckdb/node-api";
import type { StoredFile, TableName } from "../../manifest.ts";
import type { CsvRelation } from "../csv-relation.ts";
import type { PlainFile } from "../open-inputs.ts";
import type { TradeTable } from "../table.ts";

export type FormatContext = {
  readonly connection: DuckDBConnection;
  readonly files: readonly PlainFile[];
  /** The version that the operator named; null: what the files say. */
  readonly release: string | null;
  /** The file that the folder already has of this table and source, whose other facts a partial source keeps. */
  readonly stored: (table: TableName, sourceId: string) => StoredFile | null;
};

/** A table, and the text files that its rows are read from, to name the line when one is wrong. */
export type FormatTable = TradeTable & {
  readonly relation: CsvRelation | null;
  /** Files without a row of it are right all the same. */
  readonly isOptional?: true;
  /** Data lines, where each is a row: what is missing in the table was left out. */
  readonly lines: number | null;
};

/** How one source publishes its figures. Throws ImportFailure when the files are not that. */
export type Format = {
  /** Where the source publishes it, the newest release first: the first address that is there is taken. */
  readonly officialUrls: readonly string[];
  /** The source answers with pages of features, each starting at an offset. */
  readonly isPaged: boolean;
  readTables(context: FormatContext): Promise<FormatTable[]>;
};

/** The newest date among the files: the version of a publication that names none. */
export const newestDate = (files: readonly PlainFile[]): string =>
  files
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? "";
