import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { periodStart, planLimits, trialEndsAt } from "../domain/plans.ts";
import type { Ctx, SignedIn } from "./ctx.ts";
import type { DbOrTx } from "./db/client.ts";
import { usage, user } from "./db/schema.ts";
import { AppError } from "./errors.ts";
import { newId } from "./ids.ts";

export type ChargeKind = "report" | "scrape";

const limitOf = { report: "reports", scrape: "scrapes" } as const;

/**
 * Reserves one report or task for a job, inside the caller's transaction. The account's row is locked, so two
 * reservations of one account never count at the same time; a repeat for the same job reserves nothing more. `now` is
 * of the clock by which all charges are dated, the database's.
 */
export async function reserveCharge(
  ctx: Ctx,
  input: { kind: ChargeKind; jobId: string; limitsOn: boolean; now: Date },
): Promise<void> {
  await ctx.db.execute(sql`select 1 from ${user} where ${user.id} = ${ctx.user.id} for no key update`);
  const limit = input.limitsOn ? planLimits[ctx.user.plan][limitOf[input.kind]] : null;
  if (limit !== null) {
    if (trialIsOver(ctx.user, input.now)) {
      throw new AppError("LIMIT_REACHED", "Your free trial has ended. Choose a plan to go on");
    }
    const used = await countCharges(ctx.db, ctx.user, input.kind, input.now);
    if (used >= limit) throw new AppError("LIMIT_REACHED", `Your plan's ${limit} for this period are used up`);
  }
  await ctx.db
    .insert(usage)
    .values({ id: newId(), ownerId: ctx.user.id, kind: input.kind, jobId: input.jobId, createdAt: input.now })
    .onConflictDoNothing({ target: usage.jobId });
}

const trialIsOver = (account: SignedIn, now: Date): boolean =>
  account.plan === "trial" && now > trialEndsAt(account.createdAt);

type Account = Pick<SignedIn, "id" | "plan" | "createdAt">;

/** What an account used of one kind in the period of `now`, reservations included. */
export function countCharges(db: DbOrTx, { id, plan, createdAt }: Account, kind: ChargeKind, now: Date) {
  const inPeriod = gte(usage.createdAt, periodStart(plan, now, createdAt));
  return db.$count(usage, and(eq(usage.ownerId, id), eq(usage.kind, kind), isNull(usage.refundedAt), inPeriod));
}

/** Makes a reservation final. Belongs in the transaction that saves what was paid for. */
export async function confirmCharge(db: DbOrTx, jobId: string): Promise<void> {
  await db
    .update(usage)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(usage.jobId, jobId), isNull(usage.refundedAt), isNull(usage.confirmedAt)));
}

/** Gives a reservation back; harmless when it was confirmed, released before, or never made. */
export async function releaseCharge(db: DbOrTx, jobId: string): Promise<void> {
  await db
    .update(usage)
    .set({ refundedAt: sql`now()` })
    .where(and(eq(usage.jobId, jobId), isNull(usage.refundedAt), isNull(usage.confirmedAt)));
}
