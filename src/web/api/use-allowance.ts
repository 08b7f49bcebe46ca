import { useState } from "react";
import { nextPeriodStart, planLimits } from "../../domain/plans.ts";
import { useLanguage } from "../language.ts";
import { useUsage, useUser } from "./accounts.ts";
import { publicConfig } from "./public-config.ts";

export type AllowanceKind = "reports" | "scrapes";

type Allowance = {
  readonly limit: number;
  readonly left: number;
  readonly isTrial: boolean;
  readonly isOver: boolean;
  /** The day on which the count starts anew, or the trial ends. */
  readonly end: string;
};

/** What is left of the plan's reports or pages; null where none are counted out, or before that is known. */
export function useAllowance(kind: AllowanceKind): Allowance | null {
  const { plan, trialEndsAt } = useUser();
  const { data: usage } = useUsage();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const limit = planLimits[plan][kind];
  const renewal = nextPeriodStart(plan, now);
  const end = renewal ?? (trialEndsAt === null ? null : new Date(trialEndsAt));
  if (!publicConfig.enforcesPlans || limit === null || end === null || !usage) return null;
  const days = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    ...(renewal && { timeZone: "UTC" }),
  });
  return {
    limit,
    left: Math.max(0, limit - usage[kind]),
    isTrial: renewal === null,
    isOver: now >= end,
    end: days.format(end),
  };
}
