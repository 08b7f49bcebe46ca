import { and, eq, exists, isNotNull } from "drizzle-orm";
import type { User } from "../../../contract/accounts.ts";
import { trialEndsAt } from "../../../domain/plans.ts";
import type { DbOrTx } from "../../db/client.ts";
import { account, user } from "../../db/schema.ts";

type UserRow = typeof user.$inferSelect;

export function presentUser(row: UserRow, hasPassword: boolean): User {
  return {
    id: row.id,
    username: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    hasPassword,
    plan: row.plan,
    trialEndsAt: row.plan === "trial" ? trialEndsAt(row.createdAt).toISOString() : null,
    locale: row.locale,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
  };
}

/** An account as its owner sees it. */
export async function readUser(db: DbOrTx, id: string): Promise<User> {
  const password = db
    .select()
    .from(account)
    .where(and(eq(account.userId, user.id), isNotNull(account.password)));
  const [found] = await db
    .select({ row: user, hasPassword: exists(password).mapWith(Boolean) })
    .from(user)
    .where(eq(user.id, id));
  if (!found) throw new Error("an account that was just seen is gone");
  return presentUser(found.row, found.hasPassword);
}
