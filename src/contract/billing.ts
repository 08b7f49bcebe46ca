import { z } from "zod";
import { PlanName } from "../domain/plan-name.ts";
import { BillingInterval, PaidPlan, SubscriptionState } from "../domain/subscription.ts";
import { endpoint } from "./endpoint.ts";

/** What an account pays for. */
export const SubscriptionView = z.object({
  plan: PaidPlan,
  interval: BillingInterval,
  state: SubscriptionState,
  /** It goes on until `until` and is not renewed. */
  isCancelled: z.boolean(),
  /** When it is charged next; cancelled: until when it lasts; `past-due`: until when its plan does; `ended`: when it did. */
  until: z.string().nullable(),
  /** What it becomes at `until`. */
  next: z.object({ plan: PaidPlan, interval: BillingInterval }).nullable(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

const Billing = z.object({
  success: z.literal(true),
  /** The plan in force: the better of what was given and what is paid for. */
  plan: PlanName,
  /** What whoever runs the installation gives the account without payment. */
  givenPlan: PlanName,
  subscription: SubscriptionView.nullable(),
  /** When a plan chosen now is charged first, if it waits for the end of the trial; null where it cannot wait. */
  laterStart: z.string().nullable(),
});
export type Billing = z.infer<typeof Billing>;

const wanted = { plan: PaidPlan, interval: BillingInterval };
/** An address of Stripe's to go to. */
const onward = z.object({ success: z.literal(true), url: z.url() });

export const readBilling = endpoint({
  method: "GET",
  path: "/api/billing",
  summary: "What the account pays for, as last heard from Stripe",
  access: "user",
  response: Billing,
});

export const refreshBilling = endpoint({
  method: "POST",
  path: "/api/billing/refresh",
  summary: "Ask Stripe what the account pays for, without waiting for its message",
  access: "user",
  rate: "payment",
  response: Billing,
});

export const startCheckout = endpoint({
  method: "POST",
  path: "/api/billing/checkout",
  summary: "Begin to pay for a plan on a page of Stripe's; an account has one subscription at most",
  access: "user",
  rate: "payment",
  body: z
    .object({
      ...wanted,
      /** `after-trial`: the first charge is on the day on which the trial ends, and the trial goes on until then. */
      start: z.enum(["now", "after-trial"]).default("now"),
    })
    .strict(),
  response: onward,
});

export const startNow = endpoint({
  method: "POST",
  path: "/api/billing/start-now",
  summary: "Charge a plan now that was chosen for the end of the trial",
  access: "user",
  rate: "payment",
  response: Billing,
});

export const openPortal = endpoint({
  method: "POST",
  path: "/api/billing/portal",
  summary: "Manage card, invoices and cancellation on a page of Stripe's, or confirm another plan there",
  access: "user",
  rate: "payment",
  body: z.object({ change: z.object(wanted).strict().optional() }).strict(),
  response: onward,
});

export const receiveEvent = endpoint({
  method: "POST",
  path: "/api/billing/webhook",
  summary: "Where Stripe says that something changed; signed with the secret of the endpoint",
  access: "anyone",
  response: z.object({ success: z.literal(true) }),
});
