import { open } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { ImportFailure } from "./failure.ts";
import type { PlainFile } from "./open-inputs.ts";
import { literal } from "./table.ts";

/** A column that is read: the titles it may bear in the file, and its SQL type. */
export type CsvColumn = { readonly titles: readonly string[]; readonly type: string; readonly isOptional?: boolean };

/** What no row may be, as SQL over the columns, and how to say so. */
export type RowRule = { readonly refuses: string; readonly says: string };

/** Text files of one shape, to be read as one relation. */
export type CsvRelation = {
  readonly files: readonly PlainFile[];
  readonly delimiter: string;
  readonly columns: Readonly<Record<string, CsvColumn>>;
  readonly rules: readonly RowRule[];
  /** The column that carries the rules: one that every row of interest is asked for, so that none slips by unchecked. */
  readonly guard: string;
  /** Columns are padded with spaces, so that "NA" may stand behind some. */
  readonly isPadded?: boolean;
};

const longestHeader = 1 << 16;
const wrongRow = "a rule refuses a row";
const repeatedFact = "two rows say the same of";

export const delimiterOf = (header: string): string => (header.includes("\t") ? "\t" : ",");

export async function readFirstLine(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const [line = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/, 1);
    return line.replace(/^\uFEFF/, "");
  } finally {
    await file.close();
  }
}

export const splitHeader = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => cell.trim().replaceAll(/^"|"$/g, ""));

const isTitled = (column: CsvColumn, title: string): boolean =>
  column.titles.some((known) => known.toLowerCase() === title.toLowerCase());

/** Every column of the file in order, those that are not read under a name of their own. */
async function columnsOf(file: PlainFile, { columns, delimiter }: CsvRelation): Promise<string> {
  const header = splitHeader(await readFirstLine(file.path), delimiter);
  const missing = Object.values(columns).filter(
    (column) => !column.isOptional && !header.some((title) => isTitled(column, title)),
  );
  if (missing.length > 0) {
    const names = missing.map(({ titles }) => titles[0]).join(", ");
    throw new ImportFailure(
      "wrong-format",
      `${file.name}: line 1 has no column ${names}; it says: ${header.join(", ")}`,
    );
  }
  const read = header.map((title, i): [string, string] => {
    const known = Object.entries(columns).find(([, column]) => isTitled(column, title));
    return known ? [known[0], known[1].type] : [`unused_${i}`, "VARCHAR"];
  });
  return read.map(([name, type]) => `${literal(name)}: ${literal(type)}`).join(", ");
}

const widestPadding = 24;
const missing = ["", "NA"];
const paddedMissing = ["", ...Array.from({ length: widestPadding + 1 }, (_, spaces) => `${" ".repeat(spaces)}NA`)];

const readOf = (files: readonly PlainFile[], columns: string, { delimiter, isPadded }: CsvRelation): string =>
  `read_csv([${files.map(({ path }) => literal(path)).join(", ")}], auto_detect = false, header = true,
    delim = ${literal(delimiter)}, quote = '"', escape = '"', encoding = ${literal(files[0]?.encoding ?? "utf-8")}, nullstr = [${(isPadded ? paddedMissing : missing).map(literal).join(", ")}],
    columns = {${columns}})`;

/** The relation as SQL, in which a row that breaks a rule ends the query. Files of other columns or encoding are read apart. */
export async function readCsv(relation: CsvRelation): Promise<string> {
  const { files, rules, columns: wanted } = relation;
  const shaped = await Promise.all(files.map(async (file) => ({ file, columns: await columnsOf(file, relation) })));
  const refused = rules.map(({ refuses }) => `coalesce(${refuses}, false)`).join(" or ") || "false";
  const parts = [...Map.groupBy(shaped, ({ file, columns }) => `${file.encoding} ${columns}`).values()].map((alike) => {
    const read = readOf(
      alike.map(({ file }) => file),
      alike[0]?.columns ?? "",
      relation,
    );
    const has = (name: string): boolean => alike[0]?.columns.includes(`${literal(name)}:`) ?? false;
    const selected = Object.entries(wanted).map(([name, { type }]) => {
      if (name === relation.guard) return `if(${refused}, error(${literal(wrongRow)}), ${name}) as ${name}`;
      return has(name) ? name : `null::${type} as ${name}`;
    });
    return `select ${selected.join(", ")} from ${read}`;
  });
  return `(${parts.join(" union all ")})`;
}

/** The first row that breaks a rule, by looking through the files again, line by line. */
async function findWrongRow(connection: DuckDBConnection, relation: CsvRelation): Promise<string | null> {
  for (const file of relation.files) {
    const read = readOf([file], await columnsOf(file, relation), relation);
    const says = relation.rules.map(
      ({ refuses, says: sentence }) => `when coalesce(${refuses}, false) then ${literal(sentence)}`,
    );
    const reader = await connection.runAndReadAll(
      `select line, says from (select row_number() over () + 1 as line, case ${says.join(" ")} end as says from ${read})
       where says is not null limit 1`,
    );
    const [row] = reader.getRows();
    if (row) return `${file.name}: line ${String(row[0])}: ${String(row[1])}`;
  }
  return null;
}

/**
 * SQL that ends the query when a group has more than one row of a kind, which would count twice; `named` is SQL for
 * what it is of.
 */
export const refuseRepeated = (count: string, named: string, value: string): string =>
  `if(${count} > 1, error(${literal(`${repeatedFact} `)} || ${named})::double, ${value})`;

/** What DuckDB says of a line, by the titles of the file; all columns that can be wrong are numbers. */
function inPlainWords(says: string, { columns }: CsvRelation): string {
  const [, expected, found] = /^Expected Number of Columns: (\d+) Found: (\d+)/.exec(says) ?? [];
  if (expected) return `the number of its columns is ${found}, that of line 1 is ${expected}`;
  const [, column = "", text] = /column "(.*?)"\. Could not convert string "(.*)" to /.exec(says) ?? [];
  if (text !== undefined) return `${columns[column]?.titles[0] ?? column} is not a number: "${text}"`;
  return says || "is not a row of this table";
}

/** The error of a query over a relation as a refusal that names file and line, if its rows are to blame. */
export async function explainCsvError(
  connection: DuckDBConnection,
  relation: CsvRelation | null,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Error) || !relation) return error;
  const [, line] = /CSV Error on Line: (\d+)/.exec(error.message) ?? [];
  const [, path] = /\n\s*file = (.+)/.exec(error.message) ?? [];
  const name = relation.files.find((file) => file.path === path)?.name ?? relation.files[0]?.name ?? "";
  if (line) {
    const says = error.message
      .split("\n")
      .find((each) => /^(Expected Number|Error when|Value with|Maximum line|Invalid unicode|The CSV)/.test(each));
    return new ImportFailure("wrong-row", `${name}: line ${line}: ${inPlainWords(says ?? "", relation)}`);
  }
  const [repeated] = new RegExp(`${repeatedFact} .*`).exec(error.message) ?? [];
  if (repeated) return new ImportFailure("wrong-row", `${name}: ${repeated}; it would count twice`);
  if (!error.message.includes(wrongRow)) return error;
  const found = await findWrongRow(connection, relation);
  return found ? new ImportFailure("wrong-row", found) : error;
}
