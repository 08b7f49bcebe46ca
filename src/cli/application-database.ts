import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { Config } from "../server/config.ts";
import { makeKeptFolder } from "../server/data-dir.ts";
import { type Db, migrateDatabase, openDatabase, UnusableDatabase } from "../server/db/client.ts";
import { EmbeddedPostgresError } from "../server/db/embedded-error.ts";
import { startEmbeddedPostgres } from "../server/db/embedded.ts";
import { findRunningPostgres } from "../server/db/running-postgres.ts";
import { CommandFailure } from "./problems.ts";

/**
 * Runs `work` on the application's database: the one of DATABASE_URL, the embedded one through the server that runs
 * it, or, when none runs, the embedded one started for the purpose.
 */
export async function withApplicationDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    await migrateDatabase(connection).catch(explain);
    return withDatabase(connection, work);
  }
  const folder = join(config.dataDir, "postgres");
  const running = await findRunningPostgres(folder);
  if (running) return withDatabase(running, work);
  makeKeptFolder("DATA_DIR", config.dataDir);
  const embedded = await startEmbeddedPostgres({ folder }).catch(explain);
  try {
    await migrateDatabase(embedded.connection).catch(explain);
    return await withDatabase(embedded.connection, work);
  } finally {
    await embedded.stop();
  }
}

async function withDatabase<T>(connection: PoolConfig, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, pool } = openDatabase(connection, { statementTimeoutMs: 15_000 });
  try {
    return await work(db);
  } finally {
    await pool.end();
  }
}

function explain(error: unknown): never {
  const isExpected = error instanceof EmbeddedPostgresError || error instanceof UnusableDatabase;
  throw isExpected ? new CommandFailure(error.message, { cause: error }) : error;
}
