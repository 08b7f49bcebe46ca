import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { billingCustomer, subscription } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { isMissing } from "./payment-refusal.ts";
import type { Payments } from "./stripe-service.ts";

/**
 * Deletes an account's customer at Stripe: its subscriptions end at once, its card is forgotten and a page on which it
 * may be paying takes no payment any more; invoices stay there, as the law wants. May be repeated. Throws where that
 * cannot be had, for nobody may go on paying for an account that is gone.
 */
export async function forgetCustomer(
  { db, payments }: { readonly db: Db; readonly payments: Payments | null },
  ownerId: string,
): Promise<void> {
  const [known] = await db.select().from(billingCustomer).where(eq(billingCustomer.ownerId, ownerId));
  if (!known) return;
  const isLive = and(eq(subscription.ownerId, ownerId), ne(subscription.state, "ended"));
  if (!payments) {
    if ((await db.$count(subscription, isLive)) === 0) return;
    throw notCancelled("payments are switched off on this server");
  }
  try {
    await payments.stripe.customers.del(known.customerId);
  } catch (error) {
    if (!isMissing(error)) throw notCancelled("the payment service does not answer");
  }
}

const notCancelled = (why: string): AppError =>
  new AppError("SUBSCRIPTION_NOT_CANCELLED", `The subscription could not be cancelled, so nothing was deleted: ${why}`);
