import type { Db } from "../db/client.ts";
import { countCharged } from "./list-payers.ts";
import type { Payments } from "./stripe-service.ts";

/** What to say at start where people pay for plans and Stripe is not asked any more; null where nobody is charged. */
export async function paymentsOffNotice({
  db,
  payments,
}: {
  readonly db: Db;
  readonly payments: Payments | null;
}): Promise<string | null> {
  const charged = payments ? 0 : await countCharged(db);
  if (charged === 0) return null;
  const who = charged === 1 ? "1 subscription" : `${charged} subscriptions`;
  return (
    `STRIPE_SECRET_KEY: not set, and Stripe goes on charging for ${who}. A plan lasts here until what is known to be ` +
    "paid for ends, and a week more. Set the key again, or cancel at Stripe: sondeo admin payers lists who pays"
  );
}
