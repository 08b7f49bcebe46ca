import type { SourceRef } from "../../domain/figure.ts";
import type { TableName } from "../manifest.ts";

/** One Parquet file to be: a query whose rows are already sorted by product, then year. */
export type TradeTable = {
  readonly table: TableName;
  readonly ref: SourceRef;
  readonly select: string;
  /** Where its items are HS codes: their revision, the source's own list of codes if there is one, or that it is an extract. */
  readonly hs?: { readonly revision: string; readonly listed: readonly string[]; readonly isExtract?: true };
};

/** A text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The first columns of every table: where the row comes from and under which licence. */
export const provenance = (ref: SourceRef): string =>
  `${literal(ref.id)} as source, ${literal(ref.licence)} as licence`;
