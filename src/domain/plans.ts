import type { PlanName } from "./plan-name.ts";

export type { PlanName };

export type PlanLimits = {
  /** Per calendar month in UTC, the trial's over its whole length; null is unlimited. */
  readonly reports: number | null;
  readonly scrapes: number | null;
  readonly recordsPerScrape: number;
};

export const planLimits: Record<PlanName, PlanLimits> = {
  trial: { reports: 5, scrapes: 20, recordsPerScrape: 1_000 },
  standard: { reports: 10, scrapes: 50, recordsPerScrape: 1_000 },
  pro: { reports: null, scrapes: 200, recordsPerScrape: 10_000 },
};

export const trialDays = 14;
export const promptsPerPage = 10;
/** Runs of a page: the same prompt put right is no new prompt, yet it is not repeated without end. */
export const runsPerPage = 50;

export const prices = {
  standard: { monthlyUsd: 39, annualPerMonthUsd: 29 },
  pro: { monthlyUsd: 79, annualPerMonthUsd: 69 },
} as const;

/** How long a plan goes on while a payment is owed, or while nothing is heard of its renewal. */
export const paymentGraceDays = 7;

/** How many records of a page an account is given: where plans are not enforced, as many as the best of them gives. */
export const recordLimit = (plan: PlanName, isEnforced: boolean): number =>
  planLimits[isEnforced ? plan : "pro"].recordsPerScrape;

/** Whole per cent that paying by the year saves, from the prices: 26 for 39 → 29. */
export const annualSavingPercent = (plan: keyof typeof prices): number =>
  Math.round((1 - prices[plan].annualPerMonthUsd / prices[plan].monthlyUsd) * 100);

/** Start of the period that a charge made at `now` counts in. */
export function periodStart(plan: PlanName, now: Date, accountCreatedAt: Date): Date {
  if (plan === "trial") return accountCreatedAt;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** When the count starts anew; null for the trial, which has one period. */
export function nextPeriodStart(plan: PlanName, now: Date): Date | null {
  return plan === "trial" ? null : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

export const trialEndsAt = (accountCreatedAt: Date): Date =>
  new Date(accountCreatedAt.getTime() + trialDays * 86_400_000);
