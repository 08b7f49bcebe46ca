import { eq } from "drizzle-orm";
import type { Stripe } from "stripe";
import { billingCustomer, stripeEvent } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { syncCustomer } from "../../payments/sync-customer.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** Older messages are not believed: somebody may have recorded one. */
const toleranceSeconds = 300;

/** Upon these the account's subscription is read anew; of all others nothing follows. */
const telling: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
]);

/**
 * Acts upon a signed message of Stripe's once. It only says whose subscription to look at: what it says of it may be
 * old by now. A failure is answered as such, and Stripe sends the message again.
 */
export async function receiveEvent(deps: BillingDeps, payload: Buffer, signature: string | undefined): Promise<void> {
  const event = verify(deps, payload, signature);
  const customerId = telling.has(event.type) ? customerOf(event.data.object) : null;
  if (customerId === null) return;
  if ((await deps.db.$count(stripeEvent, eq(stripeEvent.id, event.id))) > 0) return;
  const [known] = await deps.db
    .select({ ownerId: billingCustomer.ownerId })
    .from(billingCustomer)
    .where(eq(billingCustomer.customerId, customerId));
  // Of an account that is gone, or of something else that is sold with the same key.
  if (!known) return;
  await syncCustomer(deps, known.ownerId, { id: event.id, type: event.type });
}

function verify({ payments }: BillingDeps, payload: Buffer, signature: string | undefined): Stripe.Event {
  try {
    return payments.stripe.webhooks.constructEvent(payload, signature ?? "", payments.webhookSecret, toleranceSeconds);
  } catch {
    throw new AppError("SIGNATURE_INVALID", "The signature is missing, wrong or too old");
  }
}

function customerOf(object: object): string | null {
  const customer = "customer" in object ? object.customer : null;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" && customer !== null && "id" in customer ? String(customer.id) : null;
}
