import { eq } from "drizzle-orm";
import { normaliseEmail } from "../../domain/allow-list.ts";
import type { DbOrTx } from "../db/client.ts";
import { user, verification } from "../db/schema.ts";
import { makeOwner } from "./make-owner.ts";

/** Whoever reads the mailbox proved it: the address counts as verified, and an owner's account becomes the owner's. */
export async function noteProvenAddress(
  db: DbOrTx,
  proven: { id: string; email: string },
  ownerEmails: readonly string[],
): Promise<void> {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, proven.id));
  await db.delete(verification).where(eq(verification.value, proven.id));
  if (ownerEmails.includes(normaliseEmail(proven.email))) await makeOwner(db, proven);
}
