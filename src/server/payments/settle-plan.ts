import { eq, sql } from "drizzle-orm";
import { type PlanName, trialEndsAt } from "../../domain/plans.ts";
import { bestPlan, planPaidFor } from "../../domain/subscription.ts";
import { readClock } from "../db/clock.ts";
import type { DbOrTx } from "../db/client.ts";
import { subscription, user } from "../db/schema.ts";

export type Settled = { readonly email: string; readonly before: PlanName; readonly plan: PlanName };

/**
 * Puts the plan in force that the account has a right to: the better of the one it was given and the one it pays for.
 * Belongs in a transaction: it locks the account as a charge does, so that none is counted against two plans. Null
 * where the account is gone.
 */
export async function settlePlan(tx: DbOrTx, ownerId: string): Promise<Settled | null> {
  const account = await lockAccount(tx, ownerId);
  if (!account) return null;
  const at = { now: await readClock(tx), trialEndsAt: trialEndsAt(account.createdAt) };
  const paid = await tx.select().from(subscription).where(eq(subscription.ownerId, ownerId));
  const plan = bestPlan([account.givenPlan, ...paid.flatMap((one) => planPaidFor(one, at) ?? [])]);
  if (plan !== account.plan) {
    await tx
      .update(user)
      .set({ plan, updatedAt: sql`now()` })
      .where(eq(user.id, ownerId));
  }
  return { email: account.email, before: account.plan, plan };
}

/** Holds an account until the transaction ends, as a charge of it does. */
export async function lockAccount(tx: DbOrTx, ownerId: string) {
  const [account] = await tx
    .select({ plan: user.plan, givenPlan: user.givenPlan, email: user.email, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.id, ownerId))
    .for("no key update");
  return account ?? null;
}
