import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { BillingInterval, PaidPlan, SubscriptionState } from "../../../domain/subscription.ts";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** Who an account is at Stripe. Cards, addresses and invoices are there alone. */
export const billingCustomer = pgTable("billing_customer", {
  ownerId: owner().primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  /** The page of Stripe's on which the account may be paying now: there is one at most. */
  checkoutId: text("checkout_id"),
  checkoutAt: at("checkout_at"),
  /** Counts what was written of Stripe's state, so that nothing older is written over something newer. */
  revision: integer().notNull().default(0),
  syncedAt: at("synced_at").notNull().defaultNow(),
  createdAt,
});

/** What Stripe said last of each subscription of an account. */
export const subscription = pgTable(
  "subscription",
  {
    id: text().primaryKey(),
    ownerId: owner(),
    itemId: text("item_id").notNull(),
    plan: text().$type<PaidPlan>().notNull(),
    interval: text().$type<BillingInterval>().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    startedAt: at("started_at").notNull(),
    periodEnd: at("period_end").notNull(),
    /** When it ends because it was cancelled. */
    cancelAt: at("cancel_at"),
    endedAt: at("ended_at"),
    /** When it was first heard that a payment is owed; null while none is. */
    pastDueSince: at("past_due_since"),
    nextPlan: text("next_plan").$type<PaidPlan>(),
    nextInterval: text("next_interval").$type<BillingInterval>(),
    updatedAt,
  },
  (t) => [index("subscription_owner").on(t.ownerId), index("subscription_state").on(t.state, t.periodEnd)],
);

/** Messages of Stripe's that were acted upon, so that each is once. */
export const stripeEvent = pgTable(
  "stripe_event",
  { id: text().primaryKey(), type: text().notNull(), createdAt },
  (t) => [index("stripe_event_created").on(t.createdAt)],
);
