import type { Billing } from "../../../contract/billing.ts";
import { type BillingInterval, isAtLeast, type PaidPlan } from "../../../domain/subscription.ts";

export type Offered = { readonly plan: PaidPlan; readonly interval: BillingInterval };

/** What an account can do to have a plan. */
export type PurchaseStep =
  | { readonly kind: "current" | "given" | "manage" | "start-now" }
  | { readonly kind: "change"; readonly isOtherInterval: boolean }
  /** `laterStart`: when it is charged first if it waits for the end of the trial; null where it cannot wait. */
  | { readonly kind: "checkout"; readonly laterStart: string | null };

type Known = Pick<Billing, "givenPlan" | "subscription" | "laterStart">;

/** The way to a plan from what the account has. What Stripe must first be told otherwise is managed on its own pages. */
export function purchaseStep(
  { givenPlan, subscription, laterStart }: Known,
  { plan, interval }: Offered,
): PurchaseStep {
  const own = subscription?.state === "ended" ? null : subscription;
  const isOwn = own?.plan === plan && own.interval === interval;
  const isSettled = own && !own.isCancelled && (own.state === "active" || own.state === "scheduled");
  if (isOwn && isSettled) return { kind: own.state === "scheduled" ? "start-now" : "current" };
  if (own?.plan !== plan && isAtLeast(givenPlan, plan)) return { kind: "given" };
  if (!own) return { kind: "checkout", laterStart };
  if (!isSettled || own.next) return { kind: "manage" };
  return { kind: "change", isOtherInterval: own.plan === plan };
}
