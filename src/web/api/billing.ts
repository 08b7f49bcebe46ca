import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Input } from "../../contract/endpoint.ts";
import {
  type Billing,
  openPortal,
  readBilling,
  refreshBilling,
  startCheckout,
  startNow,
} from "../../contract/billing.ts";
import { refreshUser } from "./accounts.ts";
import { call } from "./client.ts";
import { publicConfig } from "./public-config.ts";
import { queryClient } from "./query-client.ts";

const billingKey = ["billing"] as const;

/** Shown everywhere at once: what is paid for, and the plan that follows from it. */
async function remember(billing: Billing): Promise<Billing> {
  queryClient.setQueryData(billingKey, billing);
  await refreshUser(billing.plan);
  return billing;
}

const billingQuery = queryOptions({
  queryKey: billingKey,
  queryFn: async ({ signal }) => {
    const billing = await call(readBilling, {}, { signal });
    await refreshUser(billing.plan);
    return billing;
  },
  staleTime: 0,
});

/** What the account pays for; nothing is asked where nobody pays. */
export const useBilling = () => useQuery({ ...billingQuery, enabled: publicConfig.takesPayments });

/** The same where payments are switched off: those who paid before may still be charged. */
export const useUnmanagedBilling = () => useQuery(billingQuery);

/** Asks Stripe, not only what it said last. */
export const askStripe = (): Promise<Billing> => call(refreshBilling, {}).then(remember);

/** Goes to a page of Stripe's, and is under way until this one is gone. Who comes back to it in the history begins anew. */
function leaveFor(url: string): Promise<never> {
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(url);
  return new Promise(() => undefined);
}

type CheckoutBody = Input<typeof startCheckout>["body"];
type Change = NonNullable<Input<typeof openPortal>["body"]["change"]>;

/** Leads to the page of Stripe's on which a plan is paid for. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (body: CheckoutBody) =>
      leaveFor((await call(startCheckout, { body }, { idempotencyKey: crypto.randomUUID() })).url),
  });

/** Leads to the page of Stripe's on which a person manages what they pay, or confirms another plan. */
export const usePortal = () =>
  useMutation({
    mutationFn: async (change: Change | null) =>
      leaveFor((await call(openPortal, { body: change ? { change } : {} })).url),
  });

export const useStartNow = () =>
  useMutation({
    mutationFn: () => call(startNow, {}, { idempotencyKey: crypto.randomUUID() }).then(remember),
  });
