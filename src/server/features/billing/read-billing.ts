import { eq } from "drizzle-orm";
import type { Billing, SubscriptionView } from "../../../contract/billing.ts";
import { trialEndsAt } from "../../../domain/plans.ts";
import { graceEndsAt, laterStart } from "../../../domain/subscription.ts";
import type { Ctx } from "../../ctx.ts";
import { readClock } from "../../db/clock.ts";
import { user } from "../../db/schema.ts";
import { type OwnSubscription, ownSubscription } from "./own-subscription.ts";

/** What an account has and pays for, as last heard from Stripe. */
export async function readBilling(ctx: Ctx): Promise<Billing> {
  const { plan, givenPlan } = await ownPlans(ctx);
  const found = await ownSubscription(ctx);
  const later = laterStart(plan, trialEndsAt(ctx.user.createdAt), await readClock(ctx.db));
  return {
    success: true,
    plan,
    givenPlan,
    subscription: found && present(found),
    laterStart: later?.toISOString() ?? null,
  };
}

/** The plan in force and the one given, read anew: what the session says of it may be a moment old. */
export async function ownPlans(ctx: Ctx) {
  const [found] = await ctx.db
    .select({ plan: user.plan, givenPlan: user.givenPlan })
    .from(user)
    .where(eq(user.id, ctx.user.id));
  if (!found) throw new Error("an account that was just seen is gone");
  return found;
}

function present(found: OwnSubscription): SubscriptionView {
  const { plan, interval, state, cancelAt, nextPlan, nextInterval } = found;
  return {
    plan,
    interval,
    state,
    isCancelled: cancelAt !== null && state !== "ended",
    until: untilOf(found)?.toISOString() ?? null,
    next: nextPlan && nextInterval ? { plan: nextPlan, interval: nextInterval } : null,
  };
}

function untilOf({ state, periodEnd, cancelAt, endedAt, pastDueSince }: OwnSubscription): Date | null {
  if (state === "ended") return endedAt;
  if (state === "past-due") return pastDueSince && graceEndsAt(pastDueSince);
  if (state === "active" || state === "scheduled") return cancelAt ?? periodEnd;
  return null;
}
