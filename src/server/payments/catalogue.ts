import type { Stripe } from "stripe";
import { BillingInterval, chargeUsd, PaidPlan } from "../../domain/subscription.ts";

export type Offer = { readonly plan: PaidPlan; readonly interval: BillingInterval };
export type PriceIds = ReadonlyMap<string, string>;

const names: Record<PaidPlan, string> = { standard: "Sondeo Standard", pro: "Sondeo Pro" };
const productOf = (plan: PaidPlan): string => `sondeo_${plan}`;

const offers: readonly Offer[] = PaidPlan.options.flatMap((plan) =>
  BillingInterval.options.map((interval) => ({ plan, interval })),
);

/** With the amount in it: a changed price is another price, and whoever pays the former one goes on paying it. */
const lookupKeyOf = ({ plan, interval }: Offer): string =>
  `${productOf(plan)}_${interval}_usd_${chargeUsd(plan, interval)}`;

/** What a price of Stripe's is of ours, or null. */
export function offerOf(price: Stripe.Price): Offer | null {
  const product = typeof price.product === "string" ? price.product : price.product.id;
  const plan = PaidPlan.options.find((plan) => productOf(plan) === product);
  const interval = price.recurring?.interval === "year" ? "annual" : "monthly";
  return plan ? { plan, interval } : null;
}

/**
 * The prices at Stripe of everything that can be bought. What is not there yet is made, so that nothing is set up by
 * hand; two processes that do it at once make the same.
 */
export async function ensurePrices(stripe: Stripe): Promise<PriceIds> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(lookupKeyOf), active: true, limit: 100 });
  const known = new Map(data.map((price) => [price.lookup_key, price.id]));
  const missing = offers.filter((offer) => !known.has(lookupKeyOf(offer)));
  for (const plan of new Set(missing.map(({ plan }) => plan))) await ensureProduct(stripe, plan);
  for (const offer of missing) known.set(lookupKeyOf(offer), await makePrice(stripe, offer));
  return new Map(offers.map((offer) => [nameOf(offer), known.get(lookupKeyOf(offer))!]));
}

const nameOf = ({ plan, interval }: Offer): string => `${plan} ${interval}`;

export const priceOf = (prices: PriceIds, offer: Offer): string => prices.get(nameOf(offer))!;

export const pricesOfProducts = (prices: PriceIds): { product: string; prices: string[] }[] =>
  PaidPlan.options.map((plan) => ({
    product: productOf(plan),
    prices: BillingInterval.options.map((interval) => priceOf(prices, { plan, interval })),
  }));

async function ensureProduct(stripe: Stripe, plan: PaidPlan): Promise<void> {
  await stripe.products.create({ id: productOf(plan), name: names[plan] }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "resource_already_exists")) throw error;
  });
}

async function makePrice(stripe: Stripe, offer: Offer): Promise<string> {
  const made = await stripe.prices.create({
    product: productOf(offer.plan),
    currency: "usd",
    unit_amount: chargeUsd(offer.plan, offer.interval) * 100,
    recurring: { interval: offer.interval === "annual" ? "year" : "month" },
    lookup_key: lookupKeyOf(offer),
    // A price of that name which was switched off by hand gives the name up.
    transfer_lookup_key: true,
  });
  return made.id;
}
