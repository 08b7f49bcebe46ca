import { and, eq, sql } from "drizzle-orm";
import type { Stripe } from "stripe";
import type { Ctx } from "../../ctx.ts";
import { billingCustomer, user } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

export type OwnCustomer = { readonly customerId: string; readonly checkoutId: string | null };

export async function findCustomer({ db, user }: Ctx): Promise<OwnCustomer | null> {
  const [found] = await db
    .select({ customerId: billingCustomer.customerId, checkoutId: billingCustomer.checkoutId })
    .from(billingCustomer)
    .where(eq(billingCustomer.ownerId, user.id));
  return found ?? null;
}

/** Who the account is at Stripe, now and from now on. `lost`: a customer that is not there any more. */
export async function ensureCustomer(ctx: Ctx, stripe: Stripe, lost?: string): Promise<OwnCustomer> {
  const known = await findCustomer(ctx);
  if (known && known.customerId !== lost) return known;
  const [account] = await ctx.db.select({ email: user.email }).from(user).where(eq(user.id, ctx.user.id));
  if (!account) throw new AppError("NOT_AUTHENTICATED", "Please sign in");
  const made = await stripe.customers.create(
    { email: account.email, preferred_locales: [ctx.user.locale], metadata: { account: ctx.user.id } },
    { idempotencyKey: `customer:${ctx.user.id}:${lost ?? "first"}` },
  );
  const own = eq(billingCustomer.ownerId, ctx.user.id);
  if (lost === undefined) {
    await ctx.db
      .insert(billingCustomer)
      .values({ ownerId: ctx.user.id, customerId: made.id })
      .onConflictDoNothing({ target: billingCustomer.ownerId });
  } else {
    await ctx.db
      .update(billingCustomer)
      .set({ customerId: made.id, checkoutId: null, checkoutAt: null })
      .where(and(own, eq(billingCustomer.customerId, lost)));
  }
  const kept = await findCustomer(ctx);
  if (!kept) throw new Error("a customer that was just written is gone");
  return kept;
}

/** Notes the page on which the account pays from now on; gives the one noted until then. */
export async function swapCheckout(ctx: Ctx, customerId: string, checkoutId: string): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    const own = and(eq(billingCustomer.ownerId, ctx.user.id), eq(billingCustomer.customerId, customerId));
    const [before] = await tx
      .select({ checkoutId: billingCustomer.checkoutId })
      .from(billingCustomer)
      .where(own)
      .for("update");
    await tx
      .update(billingCustomer)
      .set({ checkoutId, checkoutAt: sql`now()` })
      .where(own);
    return before?.checkoutId ?? null;
  });
}
