import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { subscription } from "../../db/schema.ts";

export type OwnSubscription = typeof subscription.$inferSelect;

/** The subscription that an account has, or had last; null where it never had one. */
export async function ownSubscription({ db, user }: Ctx): Promise<OwnSubscription | null> {
  const all = await db
    .select()
    .from(subscription)
    .where(eq(subscription.ownerId, user.id))
    .orderBy(desc(subscription.startedAt), desc(subscription.id));
  return all.find(isLive) ?? all[0] ?? null;
}

export const isLive = ({ state }: Pick<OwnSubscription, "state">): boolean => state !== "ended";
