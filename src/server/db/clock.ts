import { sql } from "drizzle-orm";
import type { DbOrTx } from "./client.ts";

/** The database's time, by which rows are dated: the machines that ask it may each have another. */
export async function readClock(db: DbOrTx): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`select extract(epoch from now())::float8 * 1000 as ms`);
  return new Date(rows[0]!.ms);
}
