import * as contract from "../../src/contract/billing.ts";
import type { Environment } from "../../src/server/config.ts";
import { startTestServer, type TestServer, type TestUser } from "./server.ts";
import { stripeSettings } from "./stripe-settings.ts";
import { startStripeStandIn } from "./stripe/stripe-stand-in.ts";

/** A server at which plans are paid for, with a stand-in for Stripe that tells it what happens. */
export async function startStripeServer(env: Environment = {}) {
  const settings = stripeSettings("");
  const stripe = await startStripeStandIn(settings.STRIPE_SECRET_KEY);
  const server = await startTestServer({ ...settings, STRIPE_API_URL: stripe.url, ...env });
  const receiver = { url: server.url + contract.receiveEvent.path, secret: settings.STRIPE_WEBHOOK_SECRET };
  stripe.tell(receiver);
  return {
    server,
    stripe,
    receiver,
    reset(): void {
      stripe.play(() => null);
      stripe.tell(receiver);
    },
    async close(): Promise<void> {
      await server.close();
      await stripe.close();
    },
  };
}

export type Wanted = { plan: "standard" | "pro"; interval?: "monthly" | "annual"; start?: "now" | "after-trial" };

export const checkout = (server: TestServer, as: TestUser, { interval = "monthly", ...wanted }: Wanted, key?: string) =>
  server.call(
    contract.startCheckout,
    { body: { interval, ...wanted } },
    { as, ...(key && { headers: { "idempotency-key": key } }) },
  );
