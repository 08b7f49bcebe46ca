import { createHash, type Hash } from "node:crypto";
import { z } from "zod";
import { tablesAfter, type TableShape } from "../db/migrations.ts";

/** Of this layout. Another number is another way to read the file. */
export const backupFormat = 1;

export const headerName = "backup.json";
export const contentsName = "contents.json";
const tablesFolder = "tables/";
const objectsFolder = "objects/";

export const rowsName = (table: string, piece: number): string =>
  `${tablesFolder}${table}/${String(piece).padStart(6, "0")}.copy`;
export const objectFileName = (key: string): string => `${objectsFolder}${key}`;

/** The table whose rows a file of the archive has, or null. */
export const tableNamed = (name: string): string | null => /^tables\/(\w+)\/\d+\.copy$/.exec(name)?.[1] ?? null;
/** The key of the object that a file of the archive is, or null. */
export const keyNamed = (name: string): string | null =>
  name.startsWith(objectsFolder) ? name.slice(objectsFolder.length) : null;

/** The first file: what made the backup, and what it must meet where it is restored. */
export const BackupHeader = z.object({
  product: z.literal("sondeo"),
  format: z.number().int(),
  version: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Where the pages and large results of the rows are: in this file, or still in the bucket. */
  objects: z.enum(["inside", "bucket"]),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** The last file: what there was to write. A backup without it is cut off. */
export const BackupContents = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: z.string(),
      /** The last number that the database gave to a row by itself. */
      counted: z.string().nullable(),
    }),
  ),
  objects: z.object({
    count: z.number().int(),
    sha256: z.string(),
    /** Objects of rows that were not there, or could not be read, when the backup was made. */
    missing: z.number().int(),
  }),
});
export type BackupContents = z.infer<typeof BackupContents>;

/** Rows that let somebody in: whoever finds a backup must not be able to use them, and signing in again makes new ones. */
const leftOut: ReadonlySet<string> = new Set(["session", "verification"]);

/** The tables of a backup made after `migrations` migrations, in the order in which their rows can be loaded. */
export const backedUpTables = (migrations: number): TableShape[] =>
  tablesAfter(migrations).filter(({ name }) => !leftOut.has(name));

const newline = 10;

/** Counts and sums up what goes into a backup, or comes out of it. */
export class Tally {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();
  readonly #objects = createHash("sha256");
  #count = 0;

  addRows(table: string, bytes: Uint8Array): void {
    const sums = this.#tables.get(table) ?? { rows: 0, hash: createHash("sha256") };
    this.#tables.set(table, sums);
    sums.hash.update(bytes);
    // COPY ends each row with a newline, and writes one within a value as two characters.
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, end + 1)) sums.rows++;
  }

  addObject(key: string, bytes: Uint8Array): void {
    this.#objects.update(`${key} ${bytes.length}\n`).update(bytes);
    this.#count++;
  }

  /** Of a table without rows too. Once for each. */
  takeRows(table: string): { rows: number; sha256: string } {
    const { rows, hash } = this.#tables.get(table) ?? { rows: 0, hash: createHash("sha256") };
    this.#tables.delete(table);
    return { rows, sha256: hash.digest("hex") };
  }

  takeObjects(): { count: number; sha256: string } {
    return { count: this.#count, sha256: this.#objects.digest("hex") };
  }

  /** Whether something was counted that `takeRows` was not asked for. */
  get hasMore(): boolean {
    return this.#tables.size > 0;
  }
}
