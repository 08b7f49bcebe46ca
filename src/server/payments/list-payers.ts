import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { subscription, user } from "../db/schema.ts";

/** Accounts with a subscription that is not over, as Stripe told of it last, by address. */
export const listPayers = (db: Db) =>
  db
    .select({
      email: user.email,
      plan: subscription.plan,
      interval: subscription.interval,
      state: subscription.state,
      periodEnd: subscription.periodEnd,
      cancelAt: subscription.cancelAt,
    })
    .from(subscription)
    .innerJoin(user, eq(user.id, subscription.ownerId))
    .where(ne(subscription.state, "ended"))
    .orderBy(asc(user.email), asc(subscription.id));

/** How many subscriptions Stripe charges again by itself. */
export const countCharged = (db: Db): Promise<number> =>
  db.$count(
    subscription,
    and(inArray(subscription.state, ["scheduled", "active", "past-due"]), isNull(subscription.cancelAt)),
  );
