import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SourceRef } from "../domain/figure.ts";

/** What a Parquet file of the data folder holds; each name is one schema, given in README.md. */
export const TableName = z.enum(["flows", "pair_totals", "totals", "production", "named_exports"]);
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
type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";

/** What lies in a data folder. Throws when the folder has no manifest or the manifest has another shape. */
export function readManifest(dataFolder: string): Manifest {
  const path = join(dataFolder, manifestName);
  if (!existsSync(path)) throw new Error(`no trade data in ${dataFolder}: ${manifestName} is missing`);
  return Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
}
