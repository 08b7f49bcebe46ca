import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../src/server/db/client.ts";
import { startEmbeddedPostgres } from "../../src/server/db/embedded.ts";
import { templateName, type TestPostgres } from "./fresh-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** One PostgreSQL for the whole run, with a migrated database to copy. Nothing in it need outlive a crash. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-test-"));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, "postgres") });
  const client = new Client(postgres.connection);
  await client.connect();
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query("select pg_reload_conf()");
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrateDatabase({ ...postgres.connection, database: templateName });
  const { host, port, user, database } = postgres.connection;
  project.provide("postgres", { host: host!, port: port!, user: user!, database: database! });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
