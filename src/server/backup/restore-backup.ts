import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { applicationName, migrationLock } from "../db/client.ts";
import { appliedMigrations, applyMigrations, dropMigrated, knownMigrations } from "../db/migrations.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { BackupProblem, systemCode } from "./backup-problem.ts";
import { backedUpTables, type BackupContents } from "./format.ts";
import { type CheckedBackup, readParts } from "./read-backup.ts";

/**
 * Puts what a backup holds into a database without accounts, and brings it to this version. All of the rows come with
 * one commit, or none; whatever else the database held of Sondeo goes. Throws BackupProblem.
 */
export async function restoreBackup(client: pg.Client, objects: ObjectStore, backup: CheckedBackup): Promise<void> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await refuseRunningServer(client);
    await dropMigrated(client, await refuseAccounts(client));
    await client.query("set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'");
    const { migrations } = backup.header;
    await applyMigrations(client, 0, migrations.length);
    await loadParts(client, objects, backup);
    await goOnCounting(client, backup);
    await applyMigrations(client, migrations.length, knownMigrations().length);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** One of an older version, or behind a pool that names itself, is not seen. */
async function refuseRunningServer(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1",
    [applicationName],
  );
  if (rowCount !== 0)
    throw new BackupProblem("server-runs", "Sondeo runs on this database: stop it on every machine, then restore");
}

/** How many migrations the database has had. */
async function refuseAccounts(client: pg.Client): Promise<number> {
  const applied = await appliedMigrations(client);
  const known = knownMigrations();
  if (applied.length > known.length || applied.some((hash, place) => hash !== known[place])) {
    throw new BackupProblem(
      "foreign-database",
      "The database was prepared by another version of Sondeo: restore into an empty database or a new DATA_DIR",
    );
  }
  const { rows } = await client.query<{ user: string | null }>(`select to_regclass('"user"')::text as user`);
  const isThere = rows[0]!.user !== null;
  if (applied.length === 0 && isThere) {
    throw new BackupProblem(
      "foreign-database",
      "The database belongs to something else than Sondeo: give an empty one with DATABASE_URL",
    );
  }
  if (!isThere) return applied.length;
  await client.query(`lock table "user" in access exclusive mode`);
  const accounts = await client.query(`select from "user" limit 1`);
  if (accounts.rowCount !== 0) {
    throw new BackupProblem(
      "holds-accounts",
      "The database holds accounts, which a restore would replace: restore into a new DATA_DIR or an empty database",
    );
  }
  return applied.length;
}

async function loadParts(client: pg.Client, objects: ObjectStore, backup: CheckedBackup): Promise<void> {
  const parts = readParts(backup);
  let next = await parts.next();
  async function* rowsOf(table: string): AsyncGenerator<Uint8Array> {
    for (; next.value?.kind === "rows" && next.value.table === table; next = await parts.next()) yield next.value.bytes;
  }
  while (!next.done) {
    const part = next.value;
    if (part.kind === "rows") {
      await pipeline(rowsOf(part.table), client.query(copyFrom(loading(backup.contents, part.table))));
    } else {
      await objects.put(part.key, part.bytes).catch(refusePut);
      next = await parts.next();
    }
  }
}

function refusePut(error: unknown): never {
  throw new BackupProblem(
    "store-unwritable",
    `Pages and results cannot be put where OBJECT_STORE_URL says (${systemCode(error)}): make room there, then restore again`,
    { cause: error },
  );
}

const loading = ({ tables }: BackupContents, table: string): string => {
  const columns = tables.find(({ name }) => name === table)!.columns.map((column) => `"${column}"`);
  return `copy "${table}" (${columns.join(", ")}) from stdin`;
};

/** Numbers go on after the last one given, also where its row is gone. */
async function goOnCounting(client: pg.Client, backup: CheckedBackup): Promise<void> {
  const shapes = backedUpTables(backup.header.migrations.length);
  for (const { name, counted: last } of backup.contents.tables) {
    const column = shapes.find((shape) => shape.name === name)?.counted;
    if (last !== null)
      await client.query("select setval(pg_get_serial_sequence($1, $2), $3)", [`"${name}"`, column, last]);
  }
}
