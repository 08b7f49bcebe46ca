import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupProblem } from "../server/backup/backup-problem.ts";
import type { BackupContents } from "../server/backup/format.ts";
import { checkBackup } from "../server/backup/read-backup.ts";
import { restoreBackup } from "../server/backup/restore-backup.ts";
import { takeBackup } from "../server/backup/take-backup.ts";
import { readConfig } from "../server/config.ts";
import { folderStore } from "../server/objects/folder-store.ts";
import { openObjectStore } from "../server/objects/open-object-store.ts";
import { withExistingDatabase, withIdleDatabase } from "./application-database.ts";
import { type Command, parseWords } from "./command.ts";
import { printLine, tell } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

const backupUsage = "sondeo backup [FILE_OR_FOLDER]";
const restoreUsage = "sondeo restore FILE";

/** Everything that people have in the application, in one file, while the server runs or not. */
export const backup: Command = async (words, _engines, env) => {
  const { positionals } = parseWords(words, {}, backupUsage);
  const [given = ".", ...more] = positionals;
  if (more.length > 0) throw new WrongUse(`Usage: ${backupUsage}`);
  const name = isFolder(given) ? join(given, `sondeo-${timeForName(new Date())}.tar.zst`) : given;
  const config = readConfig(env);
  const objects = config.objects.kind === "folder" ? folderStore(config.objects.folder) : null;
  const { contents, bytes } = await withExistingDatabase(config, (client) =>
    takeBackup({ client, objects }, resolve(name), untilInterrupted()).catch(explain),
  );
  const { missing } = contents.objects;
  await printLine(`${name}: ${sizeOf(bytes)}, ${inNumbers(contents)}`);
  if (missing > 0) tell(`sondeo: ${missing} pages or results could not be read in the store and are not in it`);
  if (!objects) tell("sondeo: pages and large results stay in the bucket of OBJECT_STORE_URL: keep it with this file");
  return 0;
};

/** What a backup holds, into a database without accounts. */
export const restore: Command = async (words, _engines, env) => {
  const { positionals } = parseWords(words, {}, restoreUsage);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new WrongUse(`Usage: ${restoreUsage}`);
  const checked = await checkBackup(resolve(name)).catch(explain);
  const config = readConfig(env);
  await withIdleDatabase(config, async (client) => {
    const objects = await openObjectStore(config.objects);
    try {
      await restoreBackup(client, objects, checked).catch(explain);
    } finally {
      objects.close();
    }
  });
  const { header, contents } = checked;
  await printLine(`restored as of ${header.takenAt}: ${inNumbers(contents)}`);
  tell("sondeo: everybody signs in again, for sessions are in no backup");
  if (header.objects === "bucket" && config.objects.kind === "folder")
    tell(
      "sondeo: pages and large results are in the bucket that the backup was made beside: set OBJECT_STORE_URL to it",
    );
  return 0;
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const timeForName = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(":", "");

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

function untilInterrupted(): AbortSignal {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interruption.abort());
  return interruption.signal;
}

function inNumbers({ tables, objects }: BackupContents): string {
  const accounts = tables.find(({ name }) => name === "user")?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `accounts: ${accounts}, rows: ${rows}, pages and results: ${objects.count}`;
}

function explain(error: unknown): never {
  throw error instanceof BackupProblem ? new CommandFailure(error.message, { cause: error }) : error;
}
