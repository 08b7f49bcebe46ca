import { expect, it } from "vitest";
import type { SubscriptionView } from "../../../contract/billing.ts";
import { purchaseStep } from "./purchase-step.ts";

const own = (more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  plan: "standard",
  interval: "monthly",
  state: "active",
  isCancelled: false,
  until: null,
  next: null,
  ...more,
});
const pro = { plan: "pro", interval: "monthly" } as const;
const standard = { plan: "standard", interval: "monthly" } as const;
const nothing = { givenPlan: "trial", subscription: null, laterStart: null } as const;
const paying = (more?: Partial<SubscriptionView>) => ({ ...nothing, subscription: own(more) });

it("sells to whoever has nothing, later where that can be", () => {
  expect(purchaseStep(nothing, pro)).toEqual({ kind: "checkout", laterStart: null });
  const laterStart = "2026-05-01T00:00:00.000Z";
  expect(purchaseStep({ ...nothing, laterStart }, pro)).toEqual({ kind: "checkout", laterStart });
  expect(purchaseStep(paying({ state: "ended" }), standard)).toEqual({ kind: "checkout", laterStart: null });
});

it("sells nobody what was given to them, and more than that all the same", () => {
  expect(purchaseStep({ ...nothing, givenPlan: "standard" }, standard).kind).toBe("given");
  expect(purchaseStep({ ...nothing, givenPlan: "standard" }, pro).kind).toBe("checkout");
  expect(purchaseStep({ ...paying(), givenPlan: "pro" }, pro).kind).toBe("given");
  expect(purchaseStep({ ...paying(), givenPlan: "pro" }, standard).kind).toBe("current");
});

it("changes what is paid for", () => {
  expect(purchaseStep(paying(), standard)).toEqual({ kind: "current" });
  expect(purchaseStep(paying(), pro)).toEqual({ kind: "change", isOtherInterval: false });
  expect(purchaseStep(paying(), { ...standard, interval: "annual" })).toEqual({
    kind: "change",
    isOtherInterval: true,
  });
});

it("starts now what waits for the end of the trial", () => {
  expect(purchaseStep(paying({ state: "scheduled" }), standard).kind).toBe("start-now");
  expect(purchaseStep(paying({ state: "scheduled" }), pro).kind).toBe("change");
});

it("leads to Stripe's own pages where something is owed, cancelled or about to change", () => {
  const next = { plan: "standard", interval: "monthly" } as const;
  for (const more of [
    { state: "past-due" },
    { state: "unpaid" },
    { state: "incomplete" },
    { isCancelled: true },
  ] as const) {
    expect(purchaseStep(paying(more), pro).kind).toBe("manage");
    expect(purchaseStep(paying(more), standard).kind).toBe("manage");
  }
  expect(purchaseStep(paying({ plan: "pro", next }), standard).kind).toBe("manage");
});
