import type { Billing } from "../../../contract/billing.ts";
import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { asked } from "../../payments/payment-refusal.ts";
import { syncCustomer } from "../../payments/sync-customer.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { ownSubscription } from "./own-subscription.ts";
import { readBilling } from "./read-billing.ts";

/** Charges a plan that waits for the end of the trial, so that it begins now; the card refused, everything stays as it was. */
export async function startNow(ctx: Ctx, deps: BillingDeps, idempotencyKey: string | null): Promise<Billing> {
  const own = await ownSubscription(ctx);
  if (own?.state !== "scheduled" || own.cancelAt) {
    throw new AppError("SUBSCRIPTION_MISSING", "No plan waits for the end of the trial");
  }
  await asked(
    deps.payments.stripe.subscriptions.update(
      own.id,
      { trial_end: "now", payment_behavior: "error_if_incomplete" },
      { idempotencyKey: `start:${ctx.user.id}:${idempotencyKey ?? newId()}` },
    ),
  );
  await syncCustomer(deps, ctx.user.id);
  return readBilling(ctx);
}
