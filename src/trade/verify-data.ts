import { existsSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { checksumOf } from "./checksum.ts";
import { literal } from "./import/table.ts";
import { readManifest, type DataFile } from "./manifest.ts";

/** What may be wrong with a file of the data folder. */
export type DataProblem = "missing" | "checksum" | "unreadable" | "rows" | "years" | "source";

export type FileCheck = { readonly file: DataFile; readonly problems: readonly DataProblem[] };

async function checkFile(
  folder: string,
  file: DataFile,
  rowsOf: (sql: string) => Promise<unknown[]>,
): Promise<FileCheck> {
  const path = join(folder, file.file);
  if (!existsSync(path)) return { file, problems: ["missing"] };
  const problems: DataProblem[] = (await checksumOf(path)) === file.sha256 ? [] : ["checksum"];
  const { id, licence } = file.source;
  const facts = await rowsOf(
    `select count(*)::int, min(year)::int, max(year)::int,
       count(*) filter (source <> ${literal(id)} or licence <> ${literal(licence)})::int from ${literal(path)}`,
  ).catch(() => null);
  if (!facts) return { file, problems: [...problems, "unreadable"] };
  const [rows, first, last, foreign] = facts;
  if (rows !== file.rows) problems.push("rows");
  if (first !== file.years[0] || last !== file.years[1]) problems.push("years");
  if (foreign !== 0) problems.push("source");
  return { file, problems };
}

/** Every file of a data folder against its manifest: there, unchanged, and with the rows, years and source it should have. */
export async function verifyData(folder: string): Promise<FileCheck[]> {
  const { files } = readManifest(folder);
  const instance = await DuckDBInstance.create(":memory:", { threads: "2", memory_limit: "256MB" });
  const connection = await instance.connect();
  try {
    const checks: FileCheck[] = [];
    for (const file of files) {
      const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()[0] ?? [];
      checks.push(await checkFile(folder, file, rowsOf));
    }
    return checks;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
