import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aServer, type TestUser } from "../../../tests/support/server.ts";
import { startServerProcess } from "../../../tests/support/server-process.ts";
import { checkout, startStripeServer, type Wanted } from "../../../tests/support/stripe-server.ts";
import { deleteAccount, login } from "../../contract/accounts.ts";
import * as contract from "../../contract/billing.ts";
import { audit, billingCustomer, stripeEvent, subscription, user } from "../db/schema.ts";
import { changeAccount } from "../features/accounts/change-account.ts";
import { renewPlans } from "./keep-plans.ts";
import { paymentsOffNotice } from "./payments-off-notice.ts";

let stand: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stand = await startStripeServer();
});
afterEach(() => stand.reset());
afterAll(() => stand.close());

const day = 86_400_000;
/** One in the past is asked for again by the server's own hourly look. */
const inADay = (): Date => new Date(Date.now() + day);
const billing = async (as: TestUser) => (await stand.server.call(contract.readBilling, {}, { as })).body;
const give = (to: TestUser, plan: "trial" | "standard" | "pro") =>
  changeAccount(stand.server.deps.db, to.email, { plan }, "sondeo admin");

async function pay(as: TestUser, wanted: Wanted) {
  const { body } = await checkout(stand.server, as, wanted);
  const paid = stand.stripe.store.pay(body.url.split("/").at(-1)!);
  await stand.stripe.settled();
  return paid;
}

const quiet = { error: () => undefined, warn: () => undefined };
const renew = (payments = stand.server.deps.payments, log: Parameters<typeof renewPlans>[0]["log"] = quiet) =>
  renewPlans({ db: stand.server.deps.db, payments, log });

test("of the plan that is given and the one that is paid for the better counts, whichever came first", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  expect(await give(ana, "standard")).toMatchObject({ plan: "standard" });
  const paid = await pay(ana, { plan: "pro" });
  expect(await billing(ana)).toMatchObject({ plan: "pro", givenPlan: "standard" });
  expect(await give(ana, "trial")).toMatchObject({ plan: "pro" });
  expect(await give(ana, "standard")).toMatchObject({ plan: "pro" });
  stripe.store.end(paid.id);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ plan: "standard", givenPlan: "standard" });
  const eva = await server.aUser();
  await pay(eva, { plan: "standard" });
  expect(await give(eva, "pro")).toMatchObject({ plan: "pro" });
  expect(await give(eva, "trial")).toMatchObject({ plan: "standard" });
});

test("the week of a payment that is owed ends although nothing more is heard", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const paid = await pay(ana, { plan: "pro" });
  stripe.store.failRenewal(paid.id);
  await stripe.settled();
  await renew();
  expect((await billing(ana)).plan).toBe("pro");
  const since = new Date(Date.now() - 7 * day);
  await server.deps.db.update(subscription).set({ pastDueSince: since }).where(eq(subscription.id, paid.id));
  await renew();
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: { state: "past-due" } });
  const isWritten = and(eq(audit.subject, ana.email), eq(audit.actor, "system"), eq(audit.action, "plan trial"));
  expect(await server.deps.db.$count(audit, isWritten)).toBe(1);
});

test("what Stripe could not tell is asked for: a renewal, an end, and a payment", async () => {
  const { server, stripe, receiver } = stand;
  const [ana, eva, sol] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const [renewed, ended] = [await pay(ana, { plan: "standard" }), await pay(eva, { plan: "standard" })];
  stripe.tell(receiver, { held: true });
  const { body } = await checkout(server, sol, { plan: "pro" });
  stripe.store.pay(body.url.split("/").at(-1)!);
  const past = new Date(Date.now() - day);
  for (const { id } of [renewed, ended]) {
    await server.deps.db.update(subscription).set({ periodEnd: past }).where(eq(subscription.id, id));
  }
  await server.deps.db.update(billingCustomer).set({ syncedAt: past }).where(eq(billingCustomer.ownerId, sol.id));
  stripe.store.renew(renewed.id);
  stripe.store.end(ended.id);
  await renew();
  expect(await billing(ana)).toMatchObject({ plan: "standard", subscription: { state: "active" } });
  expect(Date.parse((await billing(ana)).subscription!.until!)).toBeGreaterThan(Date.now());
  expect(await billing(eva)).toMatchObject({ plan: "trial", subscription: { state: "ended" } });
  expect(await billing(sol)).toMatchObject({ plan: "pro" });
});

test("with the key taken away what was paid for lasts until it ends, and a week", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  const paid = await pay(ana, { plan: "pro" });
  const endsAt = (periodEnd: Date) =>
    server.deps.db.update(subscription).set({ periodEnd }).where(eq(subscription.id, paid.id));
  await endsAt(new Date(Date.now() - 6 * day));
  await renew(null);
  expect((await billing(ana)).plan).toBe("pro");
  await endsAt(new Date(Date.now() - 8 * day));
  await renew(null);
  expect((await billing(ana)).plan).toBe("trial");
});

test("as long as the key is away the log says each time how many Stripe goes on charging", async () => {
  const { server } = stand;
  await server.deps.db.delete(subscription);
  const said: unknown[] = [];
  const log = { ...quiet, warn: (fields: unknown) => said.push(fields) };
  await renew(null, log);
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await pay(ana, { plan: "pro" });
  const { id } = await pay(eva, { plan: "pro" });
  await renew(undefined, log);
  expect(said).toEqual([]);
  await renew(null, log);
  await server.deps.db.update(subscription).set({ cancelAt: inADay() }).where(eq(subscription.id, id));
  await renew(null, log);
  expect(said).toEqual([
    { kind: "payments", count: 2 },
    { kind: "payments", count: 1 },
  ]);
});

test("a start without the key says how many Stripe goes on charging, and with it nothing", async () => {
  const { server, stripe } = stand;
  await server.deps.db.delete(subscription);
  const [ana, eva, sol] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const ended = await pay(sol, { plan: "pro" });
  stripe.store.end(ended.id);
  await stripe.settled();
  const { id } = await pay(eva, { plan: "pro" });
  await server.deps.db.update(subscription).set({ cancelAt: inADay() }).where(eq(subscription.id, id));
  expect(await paymentsOffNotice({ db: server.deps.db, payments: null })).toBeNull();
  await pay(ana, { plan: "pro" });
  expect(await paymentsOffNotice(server.deps)).toBeNull();
  const { user, host, port, database } = server.database;
  const started = await startServerProcess({
    DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    SECRET: server.config.secret,
    DATA_DIR: server.config.dataDir,
  });
  await started.stop();
  expect(started.output()).toMatch(/^STRIPE_SECRET_KEY: not set, and Stripe goes on charging for 1 subscription\. /m);
  expect(await billing(ana)).toMatchObject({ plan: "pro" });
});

test("messages are remembered longer than Stripe repeats them, not for ever", async () => {
  const { db } = stand.server.deps;
  await db.insert(stripeEvent).values([
    { id: "evt_old", type: "invoice.paid", createdAt: new Date(Date.now() - 31 * day) },
    { id: "evt_lately", type: "invoice.paid", createdAt: new Date(Date.now() - 20 * day) },
  ]);
  await renew();
  expect(await db.$count(stripeEvent, eq(stripeEvent.id, "evt_old"))).toBe(0);
  expect(await db.$count(stripeEvent, eq(stripeEvent.id, "evt_lately"))).toBe(1);
});

const erase = (as: TestUser) =>
  stand.server.call(deleteAccount, { body: { currentPassword: as.password, confirm: true } }, { as });

test("an account that is deleted pays no more, and a page that was open takes nothing", async () => {
  const { server, stripe } = stand;
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const paid = await pay(ana, { plan: "pro" });
  const { body } = await checkout(server, eva, { plan: "standard" });
  expect((await erase(ana)).body.success).toBe(true);
  expect((await erase(eva)).body.success).toBe(true);
  await stripe.settled();
  expect(stripe.store.subscription(paid.id).status).toBe("canceled");
  expect(stripe.store.customers.get(paid.customer)).toMatchObject({ deleted: true });
  expect(() => stripe.store.pay(body.url.split("/").at(-1)!)).toThrow();
  for (const { id } of [ana, eva]) {
    expect(await server.deps.db.$count(subscription, eq(subscription.ownerId, id))).toBe(0);
    expect(await server.deps.db.$count(billingCustomer, eq(billingCustomer.ownerId, id))).toBe(0);
  }
  expect(await server.deps.db.$count(audit, eq(audit.subject, ana.email))).toBe(0);
});

test("an account whose subscription cannot be cancelled is not deleted, and says so", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const paid = await pay(ana, { plan: "standard" });
  stripe.play(({ method }) => (method === "DELETE" ? { do: "status", status: 500 } : null));
  const refused = await erase(ana);
  expect([refused.status, refused.body.code]).toEqual([503, "SUBSCRIPTION_NOT_CANCELLED"]);
  expect(await server.deps.db.$count(user, eq(user.id, ana.id))).toBe(1);
  expect(stripe.store.subscription(paid.id).status).toBe("active");
  stripe.play(() => null);
  // Gone at Stripe already, as after a try that was broken off.
  stripe.store.removeCustomer(paid.customer);
  expect((await erase(ana)).body.success).toBe(true);
  const { body } = await server.call(login, { body: { email: ana.email, password: ana.password } });
  expect(body.code).toBe("BAD_CREDENTIALS");
});

test("with the key taken away an account that still pays is not deleted", async () => {
  const { server, database } = { server: stand.server, database: stand.server.database };
  const ana = await server.aUser();
  await pay(ana, { plan: "standard" });
  const without = await aServer({ SECRET: stand.server.config.secret }, { database });
  const body = { currentPassword: ana.password, confirm: true as const };
  const refused = await without.call(deleteAccount, { body }, { as: ana });
  expect([refused.status, refused.body.code]).toEqual([503, "SUBSCRIPTION_NOT_CANCELLED"]);
});
