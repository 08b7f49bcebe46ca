import type { Stripe } from "stripe";
import type { Parsed } from "../../../contract/endpoint.ts";
import type { startCheckout as contract } from "../../../contract/billing.ts";
import { trialEndsAt } from "../../../domain/plans.ts";
import { isAtLeast, laterStart } from "../../../domain/subscription.ts";
import type { Ctx } from "../../ctx.ts";
import { readClock } from "../../db/clock.ts";
import { AppError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { ensurePrices, priceOf } from "../../payments/catalogue.ts";
import { asked, isMissing, isUnfit } from "../../payments/payment-refusal.ts";
import { syncCustomer } from "../../payments/sync-customer.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { ensureCustomer, type OwnCustomer, swapCheckout } from "./own-customer.ts";
import { isLive, ownSubscription } from "./own-subscription.ts";
import { ownPlans } from "./read-billing.ts";

type Body = Parsed<typeof contract>["body"];

const mostPagesOfKey = 5;

/**
 * Opens a page of Stripe's on which the account subscribes to a plan, and gives its address. An account pays once: Stripe
 * is asked whether it does already, and a page that was opened before takes no payment any more.
 */
export async function startCheckout(
  ctx: Ctx,
  deps: BillingDeps,
  body: Body,
  idempotencyKey: string | null,
): Promise<string> {
  const { plan, givenPlan } = await ownPlans(ctx);
  if (isAtLeast(givenPlan, body.plan)) throw new AppError("PLAN_GIVEN", "The account has this plan without paying");
  const firstCharge = body.start === "now" ? null : await readLaterStart(ctx, plan);
  const { stripe } = deps.payments;
  const prices = await asked(ensurePrices(stripe));
  const customer = await asked(openCustomer(ctx, deps));
  const key = `checkout:${ctx.user.id}:${idempotencyKey ?? newId()}`;
  const session = await asked(
    openPage(stripe, key, {
      mode: "subscription",
      customer: customer.customerId,
      client_reference_id: ctx.user.id,
      locale: ctx.user.locale,
      line_items: [{ price: priceOf(prices, body), quantity: 1 }],
      subscription_data: {
        metadata: { account: ctx.user.id },
        ...(firstCharge && { trial_end: Math.floor(firstCharge.getTime() / 1_000) }),
      },
      success_url: `${deps.config.appUrl}/profile?payment=done`,
      cancel_url: `${deps.config.appUrl}${ctx.user.locale === "en" ? "/en/pricing" : "/pricing"}?payment=cancelled`,
    }),
  );
  const former = customer.checkoutId;
  if (former && former !== session.id) await asked(closeCheckout(ctx, deps, former));
  // Another page that was opened meanwhile.
  const other = await swapCheckout(ctx, customer.customerId, session.id);
  if (other && other !== session.id && other !== former) await asked(closeCheckout(ctx, deps, other));
  return session.url;
}

/**
 * The page that `key` opened or opens. Stripe answers a repeat with what it said first, be the page closed since: then
 * another is opened, the same one for every repeat.
 */
async function openPage(
  stripe: Stripe,
  key: string,
  wanted: Stripe.Checkout.SessionCreateParams,
): Promise<{ readonly id: string; readonly url: string }> {
  let idempotencyKey = key;
  for (let tries = 0; tries < mostPagesOfKey; tries += 1) {
    const { id } = await stripe.checkout.sessions.create(wanted, { idempotencyKey });
    const { status, url } = await stripe.checkout.sessions.retrieve(id);
    if (status === "open" && url !== null) return { id, url };
    idempotencyKey = `${key}:after:${id}`;
  }
  throw new AppError("KEY_REUSED", "This page was closed too often, please begin again");
}

async function readLaterStart(ctx: Ctx, plan: Ctx["user"]["plan"]): Promise<Date> {
  const later = laterStart(plan, trialEndsAt(ctx.user.createdAt), await readClock(ctx.db));
  if (!later) throw new AppError("INVALID_INPUT", "The trial ends too soon for a plan to wait for it");
  return later;
}

/** The customer that is to pay; throws where it pays already. One that is gone at Stripe is replaced. */
async function openCustomer(ctx: Ctx, deps: BillingDeps): Promise<OwnCustomer> {
  const { stripe } = deps.payments;
  const known = await ensureCustomer(ctx, stripe);
  const found = await stripe.customers.retrieve(known.customerId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const isThere = found !== null && !found.deleted;
  const customer = isThere ? known : await ensureCustomer(ctx, stripe, known.customerId);
  if (isThere) await refuseSecond(ctx, deps);
  return customer;
}

/** Throws where the account pays already, as Stripe knows it now. */
async function refuseSecond(ctx: Ctx, deps: BillingDeps): Promise<void> {
  await syncCustomer(deps, ctx.user.id);
  const own = await ownSubscription(ctx);
  if (own && isLive(own)) throw new AppError("SUBSCRIPTION_EXISTS", "The account has a subscription");
}

/** Nobody pays on this page any more. Throws where somebody just has, or where it stays open. */
async function closeCheckout(ctx: Ctx, deps: BillingDeps, id: string): Promise<void> {
  const { sessions } = deps.payments.stripe.checkout;
  // One that is over cannot be closed, and need not be.
  const closed = await sessions.expire(id).catch((error: unknown) => {
    if (isUnfit(error)) return null;
    throw error;
  });
  if (closed) return;
  const session = await sessions.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (session?.status === "open") throw new AppError("PAYMENTS_UNAVAILABLE", "The former page could not be closed");
  if (session?.status === "complete") await refuseSecond(ctx, deps);
}
