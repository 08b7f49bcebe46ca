import { createHash } from "node:crypto";
import type { Stripe } from "stripe";
import { type PriceIds, pricesOfProducts } from "./catalogue.ts";

type Wanted = Stripe.BillingPortal.ConfigurationCreateParams;

/** What people may do on the pages of Stripe's: a better plan begins at once, a lesser one when what is paid for ends. */
function wantedConfiguration(prices: PriceIds, appUrl: string): Wanted {
  return {
    // Stripe takes public addresses only.
    ...(appUrl.startsWith("https:") && {
      business_profile: { privacy_policy_url: `${appUrl}/privacy`, terms_of_service_url: `${appUrl}/terms` },
    }),
    features: {
      customer_update: { enabled: true, allowed_updates: ["name", "email", "address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products: pricesOfProducts(prices),
        proration_behavior: "always_invoice",
        schedule_at_period_end: {
          conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
        },
      },
    },
  };
}

/** The configuration of the portal at Stripe, found by what it says; made when there is none such yet. */
export async function ensurePortal(stripe: Stripe, prices: PriceIds, appUrl: string): Promise<string> {
  const wanted = wantedConfiguration(prices, appUrl);
  const sondeo = createHash("sha256").update(JSON.stringify(wanted)).digest("hex").slice(0, 32);
  for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (found.metadata?.sondeo === sondeo) return found.id;
  }
  const key = `portal:${sondeo}`;
  const made = await stripe.billingPortal.configurations.create(
    { ...wanted, metadata: { sondeo } },
    { idempotencyKey: key },
  );
  return made.id;
}
