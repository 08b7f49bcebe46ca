import { createHash, randomBytes } from "node:crypto";
import { eq, gt, sql } from "drizzle-orm";
import type { Db, DbOrTx } from "../../db/client.ts";
import { user, verification } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { newId } from "../../ids.ts";

const identifier = "setup-link";
const validHours = 48;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

const hasOwner = async (db: DbOrTx): Promise<boolean> => (await db.$count(user, eq(user.role, "admin"))) > 0;

/** The address at which the first owner registers, or null when there is an owner. Only a hash of its token is kept. */
export async function createSetupLink(db: Db, appUrl: string): Promise<string | null> {
  if (await hasOwner(db)) return null;
  const token = randomBytes(24).toString("base64url");
  await db.insert(verification).values({
    id: newId(),
    identifier,
    value: hashOf(token),
    expiresAt: sql`now() + make_interval(hours => ${validHours})`,
  });
  return `${appUrl}/signup?setup=${token}`;
}

/**
 * Uses up the link, and with it every other one. Of several transactions that try at one time, the first deletes the
 * rows and the rest, once it has committed, find none.
 */
export async function useSetupLink(tx: DbOrTx, token: string): Promise<void> {
  const links = await tx
    .delete(verification)
    .where(eq(verification.identifier, identifier))
    .returning({ value: verification.value, valid: gt(verification.expiresAt, sql`now()`).mapWith(Boolean) });
  const known = links.some((link) => link.valid && link.value === hashOf(token));
  if (!known || (await hasOwner(tx))) {
    throw new AppError("SETUP_LINK_INVALID", "This set-up link is not valid any more. Restart Sondeo for a new one");
  }
}
