import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./client.ts";
import * as schema from "./schema.ts";

/**
 * Transactions that give their connection back whatever becomes of it, and throw what went wrong first. Drizzle's own
 * keep the connection for good where `begin` fails, and throw what `rollback` says of a connection that is lost.
 */
export const transactionsOf =
  (pool: pg.Pool): Db["transaction"] =>
  async (run, config) => {
    const client = await pool.connect();
    let cause: unknown;
    const noteCause = (error: unknown): never => {
      cause = error;
      throw error;
    };
    try {
      const result = await drizzle({ client, schema }).transaction((tx) => run(tx).catch(noteCause), config);
      client.release();
      return result;
    } catch (error) {
      // Anything else than the cause says that the connection may still be within the transaction.
      client.release(error !== cause);
      throw cause ?? error;
    }
  };
