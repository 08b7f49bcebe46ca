import type { Stripe } from "stripe";
import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";
import { ensurePrices, type Offer, priceOf } from "../../payments/catalogue.ts";
import { asked, isMissing, isUnfit } from "../../payments/payment-refusal.ts";
import { ensurePortal } from "../../payments/portal-configuration.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { findCustomer } from "./own-customer.ts";
import { isLive, ownSubscription } from "./own-subscription.ts";

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** The address of a page of Stripe's on which a person manages what they pay, or confirms the change to another plan. */
export async function openPortal(ctx: Ctx, deps: BillingDeps, change: Offer | undefined): Promise<string> {
  const customer = await findCustomer(ctx);
  const own = await ownSubscription(ctx);
  if (!customer || (change && !(own && isLive(own)))) {
    throw new AppError("SUBSCRIPTION_MISSING", "The account has no subscription to change");
  }
  const { stripe } = deps.payments;
  const prices = await asked(ensurePrices(stripe));
  const configuration = await asked(ensurePortal(stripe, prices, deps.config.appUrl));
  const return_url = `${deps.config.appUrl}/profile?payment=managed`;
  const open = (flow?: Flow): Promise<Stripe.BillingPortal.Session> =>
    stripe.billingPortal.sessions.create({
      customer: customer.customerId,
      configuration,
      locale: ctx.user.locale,
      return_url,
      ...(flow && { flow_data: flow }),
    });
  const isOther = change && own && (own.plan !== change.plan || own.interval !== change.interval);
  if (!isOther) return (await asked(open().catch(missing))).url;
  const confirm: Flow = {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: own.id,
      items: [{ id: own.itemId, price: priceOf(prices, change), quantity: 1 }],
    },
    after_completion: { type: "redirect", redirect: { return_url } },
  };
  // One that is cancelled, or changes already when its period ends, is changed on the first page of the portal.
  const session = await asked(open(confirm).catch((error) => (isUnfit(error) ? open() : Promise.reject(error))));
  return session.url;
}

function missing(error: unknown): never {
  throw isMissing(error) ? new AppError("SUBSCRIPTION_MISSING", "The account is not known to Stripe") : error;
}
