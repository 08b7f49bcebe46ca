import { and, eq, inArray } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/client.ts";
import { allowedEmail, user } from "../../db/schema.ts";
import { makeOwner } from "../../access/make-owner.ts";
import { createSetupLink } from "./setup-link.ts";

type AccessConfig = Pick<Config, "appUrl" | "allowedEmails" | "ownerEmails" | "requireVerifiedEmail">;

/**
 * Brings what the configuration says of the allow-list and of owners into the database; runs at each start.
 * Gives the one-time link that makes an owner, or null when there is one.
 */
export async function prepareAccess({ db, config }: { db: Db; config: AccessConfig }): Promise<string | null> {
  await syncAllowList(db, config);
  const isOwners = inArray(user.email, [...config.ownerEmails]);
  const owners = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(config.requireVerifiedEmail ? and(isOwners, eq(user.emailVerified, true)) : isOwners);
  for (const owner of owners) await makeOwner(db, owner);
  return createSetupLink(db, config.appUrl);
}

async function syncAllowList(db: Db, config: AccessConfig): Promise<void> {
  const entries = [
    ...config.allowedEmails.map((entry) => ({ entry, addedBy: "ALLOWED_EMAILS" })),
    ...config.ownerEmails.map((entry) => ({ entry, addedBy: "OWNER_EMAILS" })),
  ];
  if (entries.length > 0) await db.insert(allowedEmail).values(entries).onConflictDoNothing();
}
