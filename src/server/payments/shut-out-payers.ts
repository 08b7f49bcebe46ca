import { and, asc, eq, ne, not } from "drizzle-orm";
import { isOnAllowList } from "../allow-list.ts";
import type { Db } from "../db/client.ts";
import { subscription, user } from "../db/schema.ts";

/** Addresses of those who may no longer come in and still pay: that ends at Stripe alone. */
export async function shutOutPayers(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ email: user.email })
    .from(subscription)
    .innerJoin(user, eq(user.id, subscription.ownerId))
    .where(and(ne(subscription.state, "ended"), not(isOnAllowList(user.email))))
    .orderBy(asc(user.email));
  return found.map(({ email }) => email);
}
