import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import type { Config } from "../server/config.ts";
import { type Db, migrateDatabase, openDatabase } from "../server/db/client.ts";
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
    await migrateDatabase(connection).catch(explainConnection);
    return withDatabase(connection, work);
  }
  const folder = join(config.dataDir, "postgres");
  const running = await findRunningPostgres(folder);
  if (running) return withDatabase(running, work);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = await startEmbeddedPostgres({ folder }).catch(explainStart);
  try {
    await migrateDatabase(embedded.connection);
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

function explainConnection(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CommandFailure(`The database of DATABASE_URL cannot be used (${reason}): check the address and try again`, {
    cause: error,
  });
}

function explainStart(error: unknown): never {
  if (error instanceof EmbeddedPostgresError) throw new CommandFailure(error.message, { cause: error });
  throw error;
}
