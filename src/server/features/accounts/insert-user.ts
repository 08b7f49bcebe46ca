import { eq } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

type Inserted = { ok: true; user: typeof user.$inferSelect } | { ok: false; taken: "email" | "username" };

/** Adds an account's row; an address or a name that somebody has is an answer, not an exception. */
export async function insertUser(
  db: DbOrTx,
  values: Pick<typeof user.$inferInsert, "name" | "usernameKey" | "email" | "emailVerified" | "locale">,
): Promise<Inserted> {
  const [created] = await db
    .insert(user)
    .values({ id: newId(), ...values })
    .onConflictDoNothing()
    .returning();
  if (created) return { ok: true, user: created };
  const sameEmail = await db.$count(user, eq(user.email, values.email));
  return { ok: false, taken: sameEmail > 0 ? "email" : "username" };
}
