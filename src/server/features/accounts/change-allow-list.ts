import { inArray } from "drizzle-orm";
import { isOnAllowList } from "../../allow-list.ts";
import type { Db } from "../../db/client.ts";
import { accessRequest, allowedEmail } from "../../db/schema.ts";
import { writeAudit } from "../../access/write-audit.ts";

/**
 * Adds entries as `parseAllowEntry` writes them; gives back all of them, also those that were there.
 * Requests of those who are now let in are settled.
 */
export async function allowEntries(db: Db, entries: readonly string[], actor: string): Promise<readonly string[]> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(allowedEmail)
      .values(entries.map((entry) => ({ entry, addedBy: actor })))
      .onConflictDoNothing()
      .returning({ entry: allowedEmail.entry });
    await tx.delete(accessRequest).where(isOnAllowList(accessRequest.email));
    for (const { entry } of added) await writeAudit(tx, { actor, action: "allow", subject: entry });
  });
  return entries;
}

/** Removes entries; gives back those that were there. Sessions ask the list with every request. */
export async function disallowEntries(db: Db, entries: readonly string[], actor: string): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(allowedEmail)
      .where(inArray(allowedEmail.entry, [...entries]))
      .returning({ entry: allowedEmail.entry });
    for (const { entry } of removed) await writeAudit(tx, { actor, action: "disallow", subject: entry });
    return removed.map(({ entry }) => entry);
  });
}
