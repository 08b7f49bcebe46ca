import { and, eq, sql } from "drizzle-orm";
import type { Db, DbOrTx } from "../db/client.ts";
import { billingCustomer, stripeEvent, subscription } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { writeAudit } from "../access/write-audit.ts";
import { asked } from "./payment-refusal.ts";
import { readSubscriptions, type SubscriptionNow } from "./read-subscriptions.ts";
import { lockAccount, settlePlan } from "./settle-plan.ts";
import type { Payments } from "./stripe-service.ts";

const tries = 8;
/** Who the log of changes names. */
const actor = "stripe";

/**
 * Reads what an account pays for from Stripe and puts it in force. What counts is the state there, never the order in
 * which news of it arrive: whoever was overtaken while asking asks again. False where the account has no customer.
 */
export async function syncCustomer(
  deps: { readonly db: Db; readonly payments: Payments },
  ownerId: string,
  event?: { readonly id: string; readonly type: string },
): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const [known] = await deps.db
      .select({ customerId: billingCustomer.customerId, revision: billingCustomer.revision })
      .from(billingCustomer)
      .where(eq(billingCustomer.ownerId, ownerId));
    if (!known) return false;
    const now = await asked(readSubscriptions(deps.payments.stripe, known.customerId));
    const isWritten = await deps.db.transaction(async (tx) => {
      const account = await lockAccount(tx, ownerId);
      if (!account || !(await claimRevision(tx, ownerId, known, now))) return false;
      if (event) await tx.insert(stripeEvent).values(event).onConflictDoNothing();
      for (const one of now) await writeSubscription(tx, { ownerId, email: account.email }, one);
      const settled = await settlePlan(tx, ownerId);
      if (settled && settled.plan !== settled.before) {
        await writeAudit(tx, { actor, action: `plan ${settled.plan}`, subject: account.email });
      }
      return true;
    });
    if (isWritten) return true;
  }
  throw new AppError("UNAVAILABLE", "Please try again");
}

/** Whether nobody has written since `known` was read. A page for paying is done with once there is a subscription. */
async function claimRevision(
  tx: DbOrTx,
  ownerId: string,
  known: { customerId: string; revision: number },
  now: readonly SubscriptionNow[],
): Promise<boolean> {
  const isPaidFor = now.some(({ state }) => state !== "ended");
  const claimed = await tx
    .update(billingCustomer)
    .set({
      revision: known.revision + 1,
      syncedAt: sql`now()`,
      ...(isPaidFor && { checkoutId: null, checkoutAt: null }),
    })
    .where(
      and(
        eq(billingCustomer.ownerId, ownerId),
        eq(billingCustomer.customerId, known.customerId),
        eq(billingCustomer.revision, known.revision),
      ),
    )
    .returning({ ownerId: billingCustomer.ownerId });
  return claimed.length > 0;
}

async function writeSubscription(
  tx: DbOrTx,
  { ownerId, email }: { ownerId: string; email: string },
  now: SubscriptionNow,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.id, now.id), eq(subscription.ownerId, ownerId)));
  const owedBefore = before?.state === "past-due" ? before.pastDueSince : null;
  const pastDueSince = now.state === "past-due" ? (owedBefore ?? sql`now()`) : null;
  await tx
    .insert(subscription)
    .values({ ...now, ownerId, pastDueSince })
    .onConflictDoUpdate({
      target: subscription.id,
      set: { ...now, pastDueSince, updatedAt: sql`now()` },
      setWhere: eq(subscription.ownerId, ownerId),
    });
  const action = described(now);
  if (!before || described(before) !== action) await writeAudit(tx, { actor, action, subject: email });
}

function described({ plan, interval, state, cancelAt, nextPlan }: SubscriptionNow): string {
  const ending = cancelAt && state !== "ended" ? " cancelled" : "";
  return `subscription ${plan} ${interval} ${state}${ending}${nextPlan ? ` then ${nextPlan}` : ""}`;
}
