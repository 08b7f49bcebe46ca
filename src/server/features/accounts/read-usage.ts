import { and, count as sqlCount, eq, gte, isNull, sql } from "drizzle-orm";
import { normaliseEmail } from "../../../domain/allow-list.ts";
import { periodStart, planLimits, type PlanName } from "../../../domain/plans.ts";
import type { Db } from "../../db/client.ts";
import { tokenUsage, usage, user } from "../../db/schema.ts";

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
  const count = (kind: "report" | "scrape") =>
    db.$count(
      usage,
      and(eq(usage.ownerId, found.id), eq(usage.kind, kind), isNull(usage.refundedAt), gte(usage.createdAt, since)),
    );
  const [model] = await db
    .select({
      calls: sqlCount(),
      tokens: sql<number>`coalesce(sum(${tokenUsage.inputTokens} + ${tokenUsage.outputTokens}), 0)::int`,
      costUsd: sql<number>`coalesce(sum(${tokenUsage.costUsd}), 0)::float`,
    })
    .from(tokenUsage)
    .where(and(eq(tokenUsage.ownerId, found.id), gte(tokenUsage.createdAt, since)));
  const { reports, scrapes } = planLimits[found.plan];
  return {
    plan: found.plan,
    since,
    counts: [
      { name: "reports", count: await count("report"), limit: reports },
      { name: "scrapes", count: await count("scrape"), limit: scrapes },
    ],
    model: model ?? { calls: 0, tokens: 0, costUsd: 0 },
  };
}
