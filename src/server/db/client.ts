import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { endConnection } from "./end-connection.ts";
import { migrationsFolder } from "./migrations.ts";
import { SharedConnections } from "./pool.ts";
import * as schema from "./schema.ts";
import { transactionsOf } from "./transaction.ts";

export type Db = NodePgDatabase<typeof schema>;
/** A database or an open transaction: a verb joins its caller's transaction without knowing it. */
export type DbOrTx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];

/** Held by whoever changes the tables. */
export const migrationLock = 5_306_202_611;

/** What PostgreSQL is told of who holds the server's connections. */
export const applicationName = "sondeo";

const ofDatabaseUrl = { name: "The database of DATABASE_URL", advice: "check the address and try again" };
const embedded = {
  name: "The database in DATA_DIR",
  advice: "see that its disk has room and try again, or restore a backup into a new DATA_DIR",
};

/** The database cannot be reached, or not be prepared; the message says why and what to do next. */
export class UnusableDatabase extends Error {
  override readonly name = "UnusableDatabase";

  constructor(error: unknown, { name, advice }: { name: string; advice: string } = ofDatabaseUrl) {
    const cause = [...causesOf(error)].at(-1);
    const code = cause && "code" in cause ? String(cause.code) : "";
    const reason = cause?.message || code || String(error);
    super(`${name} cannot be used (${reason}): ${advice}`, { cause: error });
  }
}

/** The oldest that Sondeo has been tried on. */
const oldestMajor = 15;

/** Throws UnusableDatabase for a server that is older than what Sondeo needs; `number` is its `server_version_num`. */
export function refuseOldServer({ version, number }: { version: string; number: number }): void {
  if (number >= oldestMajor * 10_000) return;
  const advice = "give the address of a newer one, or none for the one that Sondeo brings";
  throw new UnusableDatabase(new Error(`PostgreSQL ${version} is older than ${oldestMajor}`), {
    ...ofDatabaseUrl,
    advice,
  });
}

async function versionOf(client: pg.Client): Promise<{ version: string; number: number }> {
  const { rows } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  return rows[0]!;
}

/** One connection of its own, which the caller ends. Throws UnusableDatabase. */
export async function connectAlone(connection: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    refuseOldServer(await versionOf(client));
    return client;
  } catch (error) {
    await endConnection(client);
    throw explainUnusable(error, connection);
  }
}

/**
 * Applies the migrations that are missing; two processes that start together do it one after the other.
 * Throws UnusableDatabase.
 */
export async function migrateDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = await connectAlone(connection);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } catch (error) {
    throw explainUnusable(error, connection);
  } finally {
    await endConnection(client);
  }
}

const explainUnusable = (error: unknown, { connectionString }: pg.PoolConfig): UnusableDatabase =>
  error instanceof UnusableDatabase
    ? error
    : new UnusableDatabase(error, connectionString === undefined ? embedded : ofDatabaseUrl);

const longestTurnMs = 10_000;

/**
 * Opens a pool of its own. A statement that takes longer than `statementTimeoutMs`, or a database that gives nobody an
 * answer within `connectTimeoutMs`, counts as lost.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  { statementTimeoutMs, connectTimeoutMs = 1_000 }: { statementTimeoutMs: number; connectTimeoutMs?: number },
): { db: Db; pool: pg.Pool } {
  const pool = new SharedConnections(
    { ...connection, max: 10, keepAlive: true, query_timeout: statementTimeoutMs },
    { silenceMs: connectTimeoutMs, turnMs: Math.max(longestTurnMs, connectTimeoutMs) },
  );
  const db: Db = Object.assign(drizzle({ client: pool, schema }), { transaction: transactionsOf(pool) });
  return { db, pool };
}

const lostConnection =
  /E(?:CONN(?:REFUSED|RESET)|NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout|after calling end on the pool/;
/** Of PostgreSQL: it goes down or has no room, or broke off what another one was in the way of. */
const unavailableStates = new Set(
  "57P01 57P02 57P03 57014 08000 08003 08006 25P03 53100 53200 53300 40001 40P01".split(" "),
);

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) yield cause;
}

/** Whether a text held what PostgreSQL takes in no text, such as the character zero: whoever sent it can send another. */
export const isUnstorableText = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => "code" in cause && cause.code === "22021");

/** Whether the error, or what caused it, means that the database cannot be reached now. */
export function isDatabaseDown(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = "code" in cause ? String(cause.code) : "";
    const syscall = "syscall" in cause ? String(cause.syscall) : "";
    if (unavailableStates.has(code)) return true;
    if (code === "ENOENT" && syscall !== "connect") continue;
    if (lostConnection.test(`${code} ${cause.message}`)) return true;
  }
  return false;
}
