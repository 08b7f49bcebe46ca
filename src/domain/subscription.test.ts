import { expect, test } from "vitest";
import {
  bestPlan,
  chargeUsd,
  isAtLeast,
  laterStart,
  planPaidFor,
  type Subscription,
  type SubscriptionState,
} from "./subscription.ts";

const day = (n: number): Date => new Date(Date.UTC(2026, 4, n));
const trialEndsAt = day(10);

const given = (state: SubscriptionState, now: Date, more: Partial<Subscription> = {}) =>
  planPaidFor({ plan: "pro", state, periodEnd: day(20), pastDueSince: null, ...more }, { now, trialEndsAt });

test("a year is charged at once, at its price a month", () => {
  expect(chargeUsd("standard", "monthly")).toBe(39);
  expect(chargeUsd("standard", "annual")).toBe(348);
  expect(chargeUsd("pro", "monthly")).toBe(79);
  expect(chargeUsd("pro", "annual")).toBe(828);
});

test("an active subscription gives its plan, and for a week after a period of whose renewal nothing is heard", () => {
  expect(given("active", day(15))).toBe("pro");
  expect(given("active", day(26))).toBe("pro");
  expect(given("active", day(27))).toBeNull();
});

test("a payment that is owed leaves the plan for a week from when it was owed, however old the period is", () => {
  const owed = { pastDueSince: day(25) };
  expect(given("past-due", day(31), owed)).toBe("pro");
  expect(given("past-due", new Date(day(32).getTime()), owed)).toBeNull();
  expect(given("past-due", day(25))).toBeNull();
});

test("a subscription that waits for the end of the trial gives its plan then, not before", () => {
  expect(given("scheduled", day(9))).toBeNull();
  expect(given("scheduled", day(10))).toBe("pro");
});

test.each(["incomplete", "unpaid", "ended"] as const)("one that is %s gives none", (state) => {
  expect(given(state, day(15), { pastDueSince: day(15) })).toBeNull();
});

test("the better of two plans counts", () => {
  expect(bestPlan(["standard", "pro", "trial"])).toBe("pro");
  expect(bestPlan(["trial", "standard"])).toBe("standard");
  expect(bestPlan([])).toBe("trial");
  expect(isAtLeast("standard", "standard")).toBe(true);
  expect(isAtLeast("standard", "pro")).toBe(false);
});

test("a plan can wait for the end of a trial that is more than two days away", () => {
  expect(laterStart("trial", trialEndsAt, day(7))).toBe(trialEndsAt);
  expect(laterStart("trial", trialEndsAt, day(8))).toBeNull();
  expect(laterStart("standard", trialEndsAt, day(1))).toBeNull();
});
