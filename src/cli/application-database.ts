import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../server/config.ts";
import { makeKeptFolder } from "../server/data-dir.ts";
import {
  connectAlone,
  type Db,
  isDatabaseDown,
  migrateDatabase,
  openDatabase,
  UnusableDatabase,
} from "../server/db/client.ts";
import { EmbeddedPostgresError } from "../server/db/embedded-error.ts";
import { startEmbeddedPostgres } from "../server/db/embedded.ts";
import { endConnection } from "../server/db/end-connection.ts";
import { findRunningPostgres } from "../server/db/running-postgres.ts";
import { CommandFailure } from "./problems.ts";

type Reached = {
  readonly connection: pg.PoolConfig;
  /** The server that runs the embedded database keeps its tables as it needs them. */
  readonly isKeptByServer: boolean;
};

/**
 * Runs `work` on the application's database: the one of DATABASE_URL, the embedded one through the server that runs
 * it, or, when none runs, the embedded one started for the purpose.
 */
export const withApplicationDatabase = <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> =>
  reachDatabase(config, async ({ connection, isKeptByServer }) => {
    if (!isKeptByServer) await migrateDatabase(connection);
    const { db, pool } = openDatabase(connection, { statementTimeoutMs: 15_000 });
    try {
      return await work(db);
    } finally {
      await pool.end();
    }
  });

/** Runs `work` on one connection to the application's database as it is, whatever version prepared it. */
export function withExistingDatabase<T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> {
  if (config.databaseUrl === null && !existsSync(join(folderOf(config), "PG_VERSION")))
    throw new CommandFailure(`There is no database in ${config.dataDir}: check DATA_DIR and DATABASE_URL`);
  return reachDatabase(config, ({ connection }) => withConnection(connection, work));
}

/** Runs `work` on one connection to a database that no server of this machine runs, made where there is none. */
export const withIdleDatabase = <T>(config: Config, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  reachDatabase(config, ({ connection, isKeptByServer }) => {
    if (isKeptByServer) throw new CommandFailure(`Sondeo runs on ${config.dataDir}: stop it, or set another DATA_DIR`);
    return withConnection(connection, work);
  });

async function reachDatabase<T>(config: Config, work: (reached: Reached) => Promise<T>): Promise<T> {
  try {
    if (config.databaseUrl !== null) {
      return await work({ connection: { connectionString: config.databaseUrl }, isKeptByServer: false });
    }
    const folder = folderOf(config);
    const running = await findRunningPostgres(folder);
    if (running) return await work({ connection: running, isKeptByServer: true });
    makeKeptFolder("DATA_DIR", config.dataDir);
    const embedded = await startEmbeddedPostgres({ folder });
    try {
      return await work({ connection: embedded.connection, isKeptByServer: false });
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    throw explain(error);
  }
}

const folderOf = (config: Config): string => join(config.dataDir, "postgres");

async function withConnection<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAlone(connection);
  try {
    return await work(client);
  } finally {
    await endConnection(client);
  }
}

function explain(error: unknown): unknown {
  if (error instanceof CommandFailure) return error;
  const isExpected = error instanceof EmbeddedPostgresError || error instanceof UnusableDatabase;
  if (isExpected) return new CommandFailure(error.message, { cause: error });
  return isDatabaseDown(error) ? explain(new UnusableDatabase(error)) : error;
}
