import { Stripe } from "stripe";
import type { Config } from "../config.ts";

export type Payments = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
};

const requestMs = 15_000;
const retries = 2;

/** Stripe, or the stand-in at `apiUrl`. A repeat after a broken connection carries the same Idempotency-Key. */
export function openPayments({ secretKey, webhookSecret, apiUrl }: NonNullable<Config["payments"]>): Payments {
  const elsewhere = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    timeout: requestMs,
    maxNetworkRetries: retries,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === "https:" ? "443" : "80"),
      protocol: elsewhere.protocol === "https:" ? "https" : "http",
    }),
  });
  return { stripe, webhookSecret };
}
