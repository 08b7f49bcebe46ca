import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { attempt } from "../db/schema.ts";

const windowMinutes = 15;

/** How often each may be tried on one account within the window, by every process together. */
const limits = { "sign-in": 10, "change-password": 10, "send-mail": 3, "request-access": 3, evidence: 60 } as const;

/** Tries before this no longer count. */
export const windowStart = sql`now() - make_interval(mins => ${windowMinutes})`;

/**
 * Counts a try and tells whether it is still within the limit. Refused tries are not counted, so that an account
 * opens again by itself; addresses without account count alike, so that nothing is told by a refusal.
 */
export async function countAttempt(db: DbOrTx, kind: keyof typeof limits, subject: string): Promise<boolean> {
  const key = createHash("sha256").update(`${kind}:${subject}`).digest("base64url");
  const lately = sql`array(select t from unnest(${attempt.times}) t where t > ${windowStart})`;
  const counted = await db
    .insert(attempt)
    .values({ key, times: sql`array[now()]` })
    .onConflictDoUpdate({
      target: attempt.key,
      set: { times: sql`${lately} || now()` },
      setWhere: sql`cardinality(${lately}) < ${limits[kind]}`,
    })
    .returning({ key: attempt.key });
  return counted.length > 0;
}
