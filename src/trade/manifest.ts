import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SourceRef } from "../domain/figure.ts";

/** What a Parquet file of the data folder holds; each name is one schema, given in README.md. */
export const TableName = z.enum(["flows", "totals", "production", "named_exports"]);
export type TableName = z.infer<typeof TableName>;

export const DataFile = z.object({
  table: TableName,
  file: z.string().regex(/^[a-z0-9-]+\.parquet$/),
  source: SourceRef,
  /** First and last year with rows. */
  years: z.tuple([z.number().int(), z.number().int()]),
  rows: z.number().int(),
  sha256: z.string(),
});
export type DataFile = z.infer<typeof DataFile>;

const Manifest = z.object({ files: z.array(DataFile) });
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";

/** What lies in a data folder. Throws when the folder has no manifest or the manifest has another shape. */
export const readManifest = (dataFolder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(dataFolder, manifestName), "utf8")));
