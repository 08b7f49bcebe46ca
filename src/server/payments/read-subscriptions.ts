import type { Stripe } from "stripe";
import type { SubscriptionState } from "../../domain/subscription.ts";
import type { subscription } from "../db/schema.ts";
import { type Offer, offerOf } from "./catalogue.ts";

export type SubscriptionNow = Omit<typeof subscription.$inferInsert, "ownerId" | "pastDueSince" | "updatedAt">;

const states: Readonly<Record<string, SubscriptionState>> = {
  incomplete: "incomplete",
  trialing: "scheduled",
  active: "active",
  past_due: "past-due",
  unpaid: "unpaid",
  paused: "unpaid",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** All subscriptions of a customer as they are at Stripe now. Those to other things than our plans are left out. */
export async function readSubscriptions(stripe: Stripe, customer: string): Promise<SubscriptionNow[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: 100,
    expand: ["data.schedule"],
  });
  const read = await Promise.all(data.map((found) => readSubscription(stripe, found)));
  return read.filter((row) => row !== null);
}

async function readSubscription(stripe: Stripe, found: Stripe.Subscription): Promise<SubscriptionNow | null> {
  const item = found.items.data[0];
  const offer = item && offerOf(item.price);
  if (!item || !offer) return null;
  const next = await readNext(stripe, found);
  return {
    id: found.id,
    itemId: item.id,
    ...offer,
    state: states[found.status] ?? "unpaid",
    startedAt: dateOf(found.start_date),
    periodEnd: dateOf(item.current_period_end),
    cancelAt: cancellation(found, item),
    endedAt: found.ended_at === null ? null : dateOf(found.ended_at),
    nextPlan: next?.plan ?? null,
    nextInterval: next?.interval ?? null,
  };
}

function cancellation(found: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (found.cancel_at !== null) return dateOf(found.cancel_at);
  return found.cancel_at_period_end ? dateOf(item.current_period_end) : null;
}

/** What a subscription becomes when its period ends: a lesser plan waits for that. */
async function readNext(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<Offer | null> {
  if (schedule === null || typeof schedule === "string" || schedule.status !== "active") return null;
  const endOfThis = schedule.current_phase?.end_date;
  const price = schedule.phases.find(({ start_date }) => start_date === endOfThis)?.items[0]?.price;
  if (price === undefined) return null;
  const whole = typeof price === "string" ? await stripe.prices.retrieve(price) : price;
  return "deleted" in whole && whole.deleted ? null : offerOf(whole);
}

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
