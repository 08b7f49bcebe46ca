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
  const account = await lockAccount(ctx);
  const limit = input.limitsOn ? planLimits[account.plan][limitOf[input.kind]] : null;
  if (limit !== null) {
    if (trialIsOver(account, input.now)) {
      throw new AppError("LIMIT_REACHED", "Your free trial has ended. Choose a plan to go on");
    }
    const used = await countCharges(ctx.db, account, input.kind, input.now);
    if (used >= limit) throw new AppError("LIMIT_REACHED", `Your plan's ${limit} for this period are used up`);
  }
  await ctx.db
    .insert(usage)
    .values({ id: newId(), ownerId: ctx.user.id, kind: input.kind, jobId: input.jobId, createdAt: input.now })
    .onConflictDoNothing({ target: usage.jobId });
}

/** The account as it is once nobody else counts or changes its plan; the session may have seen another plan. */
async function lockAccount({ db, user: { id } }: Ctx): Promise<Account> {
  const [account] = await db
    .select({ id: user.id, plan: user.plan, createdAt: user.createdAt })
    .from(user)
    .where(eq(user.id, id))
    .for("no key update");
  if (!account) throw new AppError("NOT_AUTHENTICATED", "Please sign in");
  return account;
}

const trialIsOver = (account: Account, now: Date): boolean =>
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
