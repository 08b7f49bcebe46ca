import { z } from "zod";
import { PlanName } from "./plan-name.ts";
import { paymentGraceDays, prices } from "./plans.ts";

export const PaidPlan = z.enum(["standard", "pro"]);
export type PaidPlan = z.infer<typeof PaidPlan>;

export const BillingInterval = z.enum(["monthly", "annual"]);
export type BillingInterval = z.infer<typeof BillingInterval>;

/**
 * `incomplete`: its first payment is under way; `scheduled`: it is charged when the trial ends; `past-due`: its last
 * payment failed and is tried again; `unpaid`: it is not tried again by itself.
 */
export const SubscriptionState = z.enum(["incomplete", "scheduled", "active", "past-due", "unpaid", "ended"]);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export type Subscription = {
  readonly plan: PaidPlan;
  readonly state: SubscriptionState;
  /** End of what was last paid or tried to be. */
  readonly periodEnd: Date;
  /** Since when a payment is owed; null while none is. */
  readonly pastDueSince: Date | null;
};

const dayMs = 86_400_000;

export const graceEndsAt = (since: Date): Date => new Date(since.getTime() + paymentGraceDays * dayMs);

/** What is charged at a time for a plan: for annual billing the whole year. */
export const chargeUsd = (plan: PaidPlan, interval: BillingInterval): number =>
  interval === "annual" ? prices[plan].annualPerMonthUsd * 12 : prices[plan].monthlyUsd;

/** The plan that a subscription gives at a moment, or null. One that waits for the end of the trial gives it then. */
export function planPaidFor(subscription: Subscription, at: { now: Date; trialEndsAt: Date }): PaidPlan | null {
  const { plan, state, periodEnd, pastDueSince } = subscription;
  const isGiven = {
    incomplete: false,
    scheduled: at.now >= at.trialEndsAt && at.now < graceEndsAt(periodEnd),
    active: at.now < graceEndsAt(periodEnd),
    "past-due": pastDueSince !== null && at.now < graceEndsAt(pastDueSince),
    unpaid: false,
    ended: false,
  }[state];
  return isGiven ? plan : null;
}

/** Of several plans the one with the most in it: whoever is given one and pays for another has the better. */
export const bestPlan = (plans: readonly PlanName[]): PlanName =>
  PlanName.options.findLast((plan) => plans.includes(plan)) ?? "trial";

export const isAtLeast = (plan: PlanName, wanted: PlanName): boolean => bestPlan([plan, wanted]) === plan;

/** Stripe begins no trial that ends sooner than two days from now; an hour more for whoever takes time to pay. */
const leastWaitMs = 49 * 3_600_000;

/** When a plan chosen now is charged first if it waits for the end of the trial; null where it cannot wait. */
export const laterStart = (plan: PlanName, trialEndsAt: Date, now: Date): Date | null =>
  plan === "trial" && trialEndsAt.getTime() - now.getTime() > leastWaitMs ? trialEndsAt : null;
