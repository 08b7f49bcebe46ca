import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { link, rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { appliedMigrations, knownMigrations, type TableShape } from "../db/migrations.ts";
import { contentKey, pageKey, provenanceKey } from "../objects/object-keys.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { version } from "../version.ts";
import { BackupProblem, systemCode } from "./backup-problem.ts";
import {
  backedUpTables,
  type BackupContents,
  backupFormat,
  type BackupHeader,
  contentsName,
  headerName,
  objectFileName,
  rowsName,
  Tally,
} from "./format.ts";
import { type TarFile, writeTar } from "./tar.ts";

const pieceBytes = 1024 * 1024;
const keysAtOnce = 1_000;

type Source = {
  /** One that nobody else uses, and that is ended afterwards: it is left within its transaction. */
  readonly client: pg.Client;
  /** Null: objects lie in a bucket and stay there. */
  readonly objects: ObjectStore | null;
};

export type TakenBackup = { readonly header: BackupHeader; readonly contents: BackupContents; readonly bytes: number };

/**
 * Writes everything that is to be kept into one new file, as of one moment, while the server runs or not. The file has
 * its name only once it is whole. Throws BackupProblem.
 */
export async function takeBackup(source: Source, file: string, signal: AbortSignal): Promise<TakenBackup> {
  if (existsSync(file)) throw fileExists(file);
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
  const { client } = source;
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'");
  try {
    const header = await headerOf(client, source.objects);
    const written: { contents?: BackupContents } = {};
    const files = backupFiles(source, header, (contents) => (written.contents = contents));
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const sink = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    try {
      await pipeline(writeTar(files, new Date(header.takenAt)), compress, sink, { signal });
    } catch (error) {
      throw signal.aborted ? interrupted() : explainWriting(error, file);
    }
    await giveName(unfinished, file);
    return { header, contents: written.contents!, bytes: (await stat(file)).size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function headerOf(client: pg.Client, objects: ObjectStore | null): Promise<BackupHeader> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0)
    throw new BackupProblem("no-database", "The database holds nothing of Sondeo: check DATABASE_URL and DATA_DIR");
  const known = knownMigrations();
  if (migrations.some((hash, place) => hash !== known[place])) {
    throw new BackupProblem(
      "other-history",
      `The database was prepared by another version than this one (${version}): make the backup with the Sondeo that runs on it`,
    );
  }
  const { rows } = await client.query<{ now: Date }>("select now()");
  return {
    product: "sondeo",
    format: backupFormat,
    version,
    takenAt: rows[0]!.now.toISOString(),
    migrations,
    objects: objects ? "inside" : "bucket",
  };
}

async function* backupFiles(
  { client, objects }: Source,
  header: BackupHeader,
  note: (contents: BackupContents) => void,
): AsyncGenerator<TarFile> {
  const tally = new Tally();
  yield { name: headerName, bytes: asJson(header) };
  const tables: BackupContents["tables"] = [];
  for (const table of backedUpTables(header.migrations.length)) {
    yield* rowsOf(client, table, tally);
    tables.push({
      name: table.name,
      columns: [...table.columns],
      ...tally.takeRows(table.name),
      counted: await lastCounted(client, table),
    });
  }
  let missing = 0;
  for await (const key of objects ? keysOfRows(client) : []) {
    // One that is damaged is told like one that is gone: it must not keep everything else from being saved.
    const bytes = await objects!.get(key).catch(() => null);
    if (!bytes) {
      missing++;
      continue;
    }
    tally.addObject(key, bytes);
    yield { name: objectFileName(key), bytes };
  }
  const contents = { tables, objects: { ...tally.takeObjects(), missing } };
  yield { name: contentsName, bytes: asJson(contents) };
  note(contents);
}

async function* rowsOf(client: pg.Client, table: TableShape, tally: Tally): AsyncGenerator<TarFile> {
  let piece = 0;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const take = (): TarFile => {
    const bytes = Buffer.concat(held);
    [held, heldBytes] = [[], 0];
    tally.addRows(table.name, bytes);
    return { name: rowsName(table.name, ++piece), bytes };
  };
  const columns = table.columns.map((column) => `"${column}"`).join(", ");
  const rows = client.query(copyTo(`copy "${table.name}" (${columns}) to stdout`));
  for await (const chunk of rows as AsyncIterable<Uint8Array>) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= pieceBytes) yield take();
  }
  if (heldBytes > 0) yield take();
}

async function lastCounted(client: pg.Client, { name, counted }: TableShape): Promise<string | null> {
  if (counted === null) return null;
  const { rows } = await client.query<{ last: string | null }>(
    "select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text as last",
    [`"${name}"`, counted],
  );
  return rows[0]!.last;
}

/** What the rows of this moment have in the store: no object that belongs to nobody gets into a backup. */
async function* keysOfRows(client: pg.Client): AsyncGenerator<string> {
  for await (const { id } of rowsById(client, "page", "true")) yield pageKey(id);
  for await (const { id } of rowsById(client, "search", "content is null")) yield contentKey(id);
  for await (const { id } of rowsById(client, "search", "kind = 'website'")) yield provenanceKey(id);
}

async function* rowsById(client: pg.Client, table: string, condition: string): AsyncGenerator<{ id: string }> {
  for (let after = ""; ;) {
    const { rows } = await client.query<{ id: string }>(
      `select id from "${table}" where id > $1 and ${condition} order by id limit ${keysAtOnce}`,
      [after],
    );
    yield* rows;
    if (rows.length < keysAtOnce) return;
    after = rows.at(-1)!.id;
  }
}

const asJson = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Linked rather than renamed: a name that was taken meanwhile is not taken over. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (systemCode(error) === "EEXIST" || existsSync(file)) throw fileExists(file);
    // A disk that knows no links, such as a stick.
    await rename(unfinished, file);
  }
}

const fileExists = (file: string) =>
  new BackupProblem("file-exists", `${file} is there already and stays as it is: give another name`);

const interrupted = () => new BackupProblem("interrupted", "Interrupted: there is no backup, make it again");

const ofFiles = /^E(NOENT|ACCES|PERM|ROFS|NOSPC|DQUOT|ISDIR|NOTDIR|IO|FBIG|NAMETOOLONG|EXIST)$/;

const explainWriting = (error: unknown, file: string): unknown =>
  ofFiles.test(systemCode(error))
    ? new BackupProblem(
        "file-unwritable",
        `${file} cannot be written (${systemCode(error)}): give a place with room for it, in a folder that is there`,
        { cause: error },
      )
    : error;
