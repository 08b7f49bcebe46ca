import { readFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";

const mostBytes = 256 * 1024 * 1024;

/** A JSON file as a value. Throws ImportFailure that names the line where it breaks, or says that it is too large. */
export async function readJson(file: PlainFile): Promise<unknown> {
  if (file.bytes > mostBytes)
    throw new ImportFailure("wrong-format", `${file.name}: over 256 MB of JSON; give it in parts, or as CSV`);
  const text = (await readFile(file.path, "utf8")).trimEnd();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = (error as Error).message;
    const [, line] = /\(line (\d+)/.exec(message) ?? [];
    const [, position] = /position (\d+)/.exec(message) ?? [];
    const isCut = position === undefined || Number(position) >= text.length;
    const where = line ?? String(file.lines + 1);
    throw new ImportFailure(isCut ? "cut" : "wrong-format", `${file.name}: line ${where}: ${message}`);
  }
}

/** Rows of texts and numbers as a table of the connection. */
export async function loadRows(
  connection: DuckDBConnection,
  table: string,
  columns: Readonly<Record<string, "VARCHAR" | "DOUBLE">>,
  rows: Iterable<Readonly<Record<string, string | number | null>>>,
): Promise<void> {
  const names = Object.entries(columns);
  await connection.run(
    `create or replace temp table ${table} (${names.map(([name, type]) => `${name} ${type}`).join(", ")})`,
  );
  const appender = await connection.createAppender(table);
  for (const row of rows) {
    for (const [name, type] of names) {
      const value = row[name];
      if (value === null || value === undefined) appender.appendNull();
      else if (type === "DOUBLE") appender.appendDouble(Number(value));
      else appender.appendVarchar(String(value));
    }
    appender.endRow();
  }
  appender.closeSync();
}
