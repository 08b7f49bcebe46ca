import { lt, sql } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { attempt, session, verification } from "../../db/schema.ts";
import { windowStart } from "./attempts.ts";

/** Deletes sessions and links that are over, and tries that no longer count. */
export async function removeExpiredAccess(db: DbOrTx): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db.delete(attempt).where(lt(sql`${attempt.times}[cardinality(${attempt.times})]`, windowStart));
}
