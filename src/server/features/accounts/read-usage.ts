import { and, count, eq, gte, sql } from "drizzle-orm";
import { normaliseEmail } from "../../../domain/allow-list.ts";
import { periodStart, planLimits, type PlanName } from "../../../domain/plans.ts";
import type { Db } from "../../db/client.ts";
import { countCharges } from "../../charge.ts";
import { tokenUsage, user } from "../../db/schema.ts";

type Usage = {
  readonly plan: PlanName;
  /** Start of the period that is counted. */
  readonly since: Date;
  readonly counts: readonly { name: "reports" | "scrapes"; count: number; limit: number | null }[];
  /** Calls to a language model in that time, reservations included. */
  readonly model: { readonly calls: number; readonly tokens: number; readonly costUsd: number };
};

/** What an account used of its plan at `now`, reservations included; null when nobody has the address. */
export async function readUsage(db: Db, address: string, now: Date): Promise<Usage | null> {
  const [found] = await db
    .select({ id: user.id, plan: user.plan, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.email, normaliseEmail(address)));
  if (!found) return null;
  const since = periodStart(found.plan, now, found.createdAt);
  const [model] = await db
    .select({
      calls: count(),
      tokens: sql<number>`coalesce(sum(${tokenUsage.inputTokens} + ${tokenUsage.outputTokens}::bigint), 0)::float`,
      costUsd: sql<number>`coalesce(sum(${tokenUsage.costUsd}), 0)::float`,
    })
    .from(tokenUsage)
    .where(and(eq(tokenUsage.ownerId, found.id), gte(tokenUsage.createdAt, since)));
  const { reports, scrapes } = planLimits[found.plan];
  return {
    plan: found.plan,
    since,
    counts: [
      { name: "reports", count: await countCharges(db, found, "report", now), limit: reports },
      { name: "scrapes", count: await countCharges(db, found, "scrape", now), limit: scrapes },
    ],
    model: model ?? { calls: 0, tokens: 0, costUsd: 0 },
  };
}
