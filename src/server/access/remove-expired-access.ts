import { lt, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { accessRequest, attempt, session, verification } from "../db/schema.ts";
import { windowStart } from "./attempts.ts";

const requestDays = 90;

/** Deletes sessions and links that are over, tries that no longer count, and old requests for access. */
export async function removeExpiredAccess(db: DbOrTx): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db.delete(accessRequest).where(lt(accessRequest.createdAt, sql`now() - make_interval(days => ${requestDays})`));
  await db.delete(attempt).where(lt(sql`${attempt.times}[cardinality(${attempt.times})]`, windowStart));
}
