import type { Form } from "./read-form.ts";

/** What the stand-in keeps, in the shapes in which Stripe answers it. Times are in seconds. */
export type Customer = {
  id: string;
  object: "customer";
  email: string;
  metadata: Form;
  preferred_locales: string[];
  deleted?: true;
};
export type Product = { id: string; object: "product"; name: string; active: boolean };
export type Price = {
  id: string;
  object: "price";
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  recurring: { interval: "month" | "year"; interval_count: number };
  lookup_key: string | null;
};
export type CheckoutSession = {
  id: string;
  object: "checkout.session";
  mode: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  customer: string;
  client_reference_id: string | null;
  locale: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  /** Not of Stripe's answer: what is bought. */
  bought: { price: string; trialEnd: number | null; metadata: Form };
};
export type Item = {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};
export type StripeSubscription = {
  id: string;
  object: "subscription";
  status: "incomplete" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  customer: string;
  start_date: number;
  created: number;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  metadata: Form;
  items: { object: "list"; data: Item[] };
};
export type Schedule = {
  id: string;
  object: "subscription_schedule";
  status: "active" | "released";
  subscription: string;
  current_phase: { start_date: number; end_date: number };
  phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[];
};
export type Configuration = { id: string; object: "billing_portal.configuration"; active: boolean; metadata: Form } & {
  features: Form;
};
export type PortalSession = {
  id: string;
  object: "billing_portal.session";
  customer: string;
  configuration: string;
  locale: string;
  return_url: string;
  url: string;
  /** The price that is to be confirmed, on a page of its own. */
  confirms: { subscription: string; price: string } | null;
};
export type StripeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  api_version: string;
  livemode: false;
  data: { object: object };
};

/** A request that Stripe would answer with an error of its kind. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: { type?: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", ...error } };
  }
}

export const missing = (param: string, what: string): Refused =>
  new Refused(404, { code: "resource_missing", param, message: `No such ${param}: '${what}'` });
