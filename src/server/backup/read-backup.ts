import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { knownMigrations } from "../db/migrations.ts";
import { mostObjectBytes } from "../objects/pack-object.ts";
import { version } from "../version.ts";
import { BackupProblem, systemCode } from "./backup-problem.ts";
import {
  backedUpTables,
  BackupContents,
  backupFormat,
  BackupHeader,
  contentsName,
  headerName,
  keyNamed,
  tableNamed,
  Tally,
} from "./format.ts";
import { readTar, type TarFile, TarProblem } from "./tar.ts";

export type CheckedBackup = {
  readonly file: string;
  readonly header: BackupHeader;
  readonly contents: BackupContents;
};

/** Rows of a table as COPY writes them, or an object of the store. */
export type BackupPart =
  | { readonly kind: "rows"; readonly table: string; readonly bytes: Uint8Array }
  | { readonly kind: "object"; readonly key: string; readonly bytes: Uint8Array };

/** Reads a backup from end to end: that it is whole, and one that this version can restore. Throws BackupProblem. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const parts = readThrough(file);
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return value;
  }
}

/** What a backup holds, in its order. Throws BackupProblem where it is not what it was when it was checked. */
export async function* readParts(checked: CheckedBackup): AsyncGenerator<BackupPart> {
  const read = yield* readThrough(checked.file);
  if (JSON.stringify(read) !== JSON.stringify(checked)) throw damaged(checked.file);
}

async function* readThrough(file: string): AsyncGenerator<BackupPart, CheckedBackup> {
  let header: BackupHeader | null = null;
  try {
    const files = readTar(unpacked(file), mostObjectBytes);
    header = await readHeader(files, file);
    const tally = new Tally();
    let contents: BackupContents | null = null;
    for await (const { name, bytes } of files) {
      if (contents) throw damaged(file);
      if (name === contentsName) {
        contents = parse(BackupContents, bytes);
        continue;
      }
      const part = partNamed(name, bytes);
      if (!part) throw damaged(file);
      if (part.kind === "rows") tally.addRows(part.table, bytes);
      else tally.addObject(part.key, bytes);
      yield part;
    }
    if (!contents) throw cutOff(file);
    if (!isWhole(header, contents, tally)) throw damaged(file);
    return { file, header, contents };
  } catch (error) {
    throw explainReading(error, file, header !== null);
  }
}

function unpacked(file: string): AsyncIterable<Uint8Array> {
  const unpacking = createZstdDecompress();
  // What fails is thrown to whoever reads what comes out.
  pipeline(createReadStream(file), unpacking).catch(() => undefined);
  return unpacking;
}

function partNamed(name: string, bytes: Uint8Array): BackupPart | null {
  const [table, key] = [tableNamed(name), keyNamed(name)];
  if (table !== null) return { kind: "rows", table, bytes };
  return key === null ? null : { kind: "object", key, bytes };
}

async function readHeader(files: AsyncGenerator<TarFile>, file: string): Promise<BackupHeader> {
  const first = await files.next();
  const header = first.done || first.value.name !== headerName ? null : parse(BackupHeader, first.value.bytes);
  if (!header) throw noBackup(file);
  const known = knownMigrations();
  if (header.format > backupFormat || isNewer(header.version) || header.migrations.length > known.length) {
    throw new BackupProblem(
      "newer-backup",
      `${file} was made by Sondeo ${header.version}, which is newer than this one (${version}): update Sondeo, then restore it`,
    );
  }
  if (header.migrations.length === 0 || header.migrations.some((hash, place) => hash !== known[place])) {
    throw new BackupProblem(
      "other-history",
      `${file} was made by a Sondeo whose database differs from this one's: restore it with that one (${header.version})`,
    );
  }
  return header;
}

function isNewer(other: string): boolean {
  const [theirs, ours] = [other, version].map((text) => text.split(".").map(Number)) as [number[], number[]];
  const place = theirs.findIndex((number, place) => number !== ours[place]);
  return place >= 0 && !(theirs[place]! < (ours[place] ?? 0));
}

function isWhole({ migrations }: BackupHeader, { tables, objects }: BackupContents, tally: Tally): boolean {
  const expected = backedUpTables(migrations.length).map(({ name, columns }) => ({ name, columns }));
  const told = tables.map(({ name, columns }) => ({ name, columns }));
  if (JSON.stringify(told) !== JSON.stringify(expected)) return false;
  for (const { name, rows, sha256 } of tables) {
    const read = tally.takeRows(name);
    if (read.rows !== rows || read.sha256 !== sha256) return false;
  }
  const read = tally.takeObjects();
  return !tally.hasMore && read.count === objects.count && read.sha256 === objects.sha256;
}

type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

function parse<T>(schema: Schema<T>, bytes: Uint8Array): T | null {
  try {
    const read = schema.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8")));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const nothingDone = "nothing was restored";
const damaged = (file: string) =>
  new BackupProblem("damaged", `${file} is damaged, and ${nothingDone}: take another copy of it, or an older backup`);
const cutOff = (file: string) =>
  new BackupProblem("cut-off", `${file} is cut off, and ${nothingDone}: copy it anew, or take an older backup`);
const noBackup = (file: string) =>
  new BackupProblem("no-backup", `${file} is no backup of Sondeo: give a file that "sondeo backup" made`);

function explainReading(error: unknown, file: string, isBackup: boolean): unknown {
  if (error instanceof TarProblem && error.reason === "cut-off") return cutOff(file);
  if (error instanceof TarProblem) return isBackup ? damaged(file) : noBackup(file);
  const code = systemCode(error);
  if (code === "Z_BUF_ERROR") return cutOff(file);
  if (code === "ZSTD_error_prefix_unknown") return noBackup(file);
  if (code.startsWith("ZSTD_error_")) return damaged(file);
  if (/^E(NOENT|ACCES|PERM|ISDIR|NOTDIR|IO)$/.test(code))
    return new BackupProblem("file-unreadable", `${file} cannot be read (${code}): check its path`, { cause: error });
  return error;
}
