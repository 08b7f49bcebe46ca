import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/client.ts";
import { billingCustomer, stripeEvent, subscription } from "../db/schema.ts";
import { errorFields } from "../logging.ts";
import { writeAudit } from "../access/write-audit.ts";
import { countCharged } from "./list-payers.ts";
import { settlePlan } from "./settle-plan.ts";
import type { Payments } from "./stripe-service.ts";
import { syncCustomer } from "./sync-customer.ts";

type Deps = {
  readonly db: Db;
  /** Null: nothing is asked of Stripe, and what was paid for runs out. */
  readonly payments: Payments | null;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn">;
};

/** Stripe repeats a message for three days. */
const eventDays = 30;
/** A page of Stripe's for paying is closed after a day. */
const checkoutHours = 25;
const askedAtOnce = 200;

/**
 * Asks Stripe again about accounts of which something should have been heard, and takes back plans whose time is over.
 * So a message that never came does no lasting harm, and a grace ends although nothing happens.
 */
export async function renewPlans(deps: Deps): Promise<void> {
  const { db, payments } = deps;
  await (payments ? askAgain({ ...deps, payments }) : warnOfCharges(deps));
  const mayHaveRunOut = and(
    inArray(subscription.state, ["scheduled", "active", "past-due"]),
    or(lt(subscription.periodEnd, sql`now()`), ne(subscription.state, "active")),
  );
  const owners = await db.selectDistinct({ ownerId: subscription.ownerId }).from(subscription).where(mayHaveRunOut);
  for (const { ownerId } of owners) {
    await db.transaction(async (tx) => {
      const settled = await settlePlan(tx, ownerId);
      if (!settled || settled.plan === settled.before) return;
      await writeAudit(tx, { actor: "system", action: `plan ${settled.plan}`, subject: settled.email });
    });
  }
  await db.delete(stripeEvent).where(lt(stripeEvent.createdAt, sql`now() - make_interval(days => ${eventDays})`));
}

/** A server may run for months without the key: what its start said of it is said again. */
async function warnOfCharges({ db, log }: Deps): Promise<void> {
  const count = await countCharged(db);
  if (count > 0) log.warn({ kind: "payments", count }, "Stripe goes on charging, and is not asked any more");
}

async function askAgain(deps: Deps & { readonly payments: Payments }): Promise<void> {
  const { db, log } = deps;
  const isOverdue = and(
    ne(subscription.state, "ended"),
    or(
      lt(subscription.periodEnd, sql`now()`),
      lt(subscription.cancelAt, sql`now()`),
      lt(billingCustomer.syncedAt, sql`now() - interval '1 day'`),
    ),
  );
  const isUnheard = and(
    isNotNull(billingCustomer.checkoutId),
    lt(billingCustomer.syncedAt, sql`now() - interval '10 minutes'`),
  );
  const stale = await db
    .selectDistinct({ ownerId: billingCustomer.ownerId, syncedAt: billingCustomer.syncedAt })
    .from(billingCustomer)
    .leftJoin(subscription, eq(subscription.ownerId, billingCustomer.ownerId))
    .where(or(isOverdue, isUnheard))
    .orderBy(asc(billingCustomer.syncedAt))
    .limit(askedAtOnce);
  for (const { ownerId } of stale) {
    await syncCustomer(deps, ownerId).catch((error: unknown) => {
      log.error({ kind: "payments", ...errorFields(error) }, "an account's subscription could not be read");
    });
  }
  const isClosed = and(
    isNotNull(billingCustomer.checkoutId),
    lt(billingCustomer.checkoutAt, sql`now() - make_interval(hours => ${checkoutHours})`),
  );
  await db.update(billingCustomer).set({ checkoutId: null, checkoutAt: null }).where(isClosed);
}

const everyMs = 3_600_000;
const firstAfterMs = 30_000;

/** Runs `renewPlans` shortly after the start and then every hour; the returned function ends it. */
export function keepPlans(deps: Deps): () => void {
  const run = (): void => {
    renewPlans(deps).catch((error: unknown) => {
      deps.log.error({ kind: "payments", ...errorFields(error) }, "plans could not be renewed");
    });
  };
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
