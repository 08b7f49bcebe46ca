import { readFileSync } from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { z } from "zod";

export const migrationsFolder = path.resolve(import.meta.dirname, "../../../migrations");

/** A table as it is after some migration. */
export type TableShape = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column that the database counts by itself, if it has one. */
  readonly counted: string | null;
  readonly references: readonly string[];
};

/** What drizzle-kit notes beside each migration. */
const Snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(z.string(), z.object({ name: z.string(), identity: z.unknown().optional() })),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
    }),
  ),
});

/** Hashes of this version's migrations, in order. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** The tables that the first `count` migrations make, those that others refer to first. */
export function tablesAfter(count: number): TableShape[] {
  if (count === 0) return [];
  const file = path.join(migrationsFolder, "meta", `${String(count - 1).padStart(4, "0")}_snapshot.json`);
  const { tables } = Snapshot.parse(JSON.parse(readFileSync(file, "utf8")));
  return inOrderOfReference(
    Object.values(tables).map(({ name, columns, foreignKeys }) => ({
      name,
      columns: Object.values(columns).map((column) => column.name),
      counted: Object.values(columns).find(({ identity }) => identity !== undefined)?.name ?? null,
      references: Object.values(foreignKeys).map(({ tableTo }) => tableTo),
    })),
  );
}

function inOrderOfReference(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  for (let left = tables; left.length > 0;) {
    const waits = ({ name, references }: TableShape) =>
      left.some((other) => other.name !== name && references.includes(other.name));
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error("tables refer to each other in a circle");
    ordered.push(...ready);
    left = left.filter(waits);
  }
  return ordered;
}

const notedMigrations = `"drizzle"."__drizzle_migrations"`;

/** Hashes of the migrations that a database has had, in order; none for one that Sondeo has not prepared. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ noted: string | null }>("select to_regclass($1)::text as noted", [
    notedMigrations,
  ]);
  if (rows[0]?.noted == null) return [];
  const applied = await client.query<{ hash: string }>(`select hash from ${notedMigrations} order by created_at`);
  return applied.rows.map(({ hash }) => hash);
}

/** Applies the migrations from one number to the next within the caller's transaction, which drizzle's own cannot join. */
export async function applyMigrations(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(`create schema if not exists "drizzle"`);
  await client.query(
    `create table if not exists ${notedMigrations} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${notedMigrations} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
}

/** Takes away the tables of the first `count` migrations, and the note that there were any. */
export async function dropMigrated(client: pg.Client, count: number): Promise<void> {
  if (count === 0) return;
  await client.query(
    `drop table ${tablesAfter(count)
      .map(({ name }) => `"${name}"`)
      .join(", ")}`,
  );
  await client.query(`drop table ${notedMigrations}`);
}
