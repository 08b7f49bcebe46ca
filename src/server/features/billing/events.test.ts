import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkout, startStripeServer, type Wanted } from "../../../../tests/support/stripe-server.ts";
import type { TestUser } from "../../../../tests/support/server.ts";
import { nowSeconds } from "../../../../tests/support/stripe/store.ts";
import type { StripeEvent } from "../../../../tests/support/stripe/objects.ts";
import * as contract from "../../../contract/billing.ts";
import { readUsage } from "../../../contract/accounts.ts";
import { reserveCharge } from "../../charge.ts";
import { audit, stripeEvent, subscription, usage } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

let stand: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stand = await startStripeServer();
});
afterEach(() => stand.reset());
afterAll(() => stand.close());

const billing = async (as: TestUser) => (await stand.server.call(contract.readBilling, {}, { as })).body;

/** Pays as a person would; the messages of it are held back where `held`. */
async function pay(as: TestUser, wanted: Wanted, { held = false } = {}) {
  stand.stripe.tell(stand.receiver, { held });
  const { body } = await checkout(stand.server, as, wanted);
  const since = stand.stripe.store.events.length;
  const paid = stand.stripe.store.pay(body.url.split("/").at(-1)!);
  await stand.stripe.settled();
  return { paid, events: stand.stripe.store.events.slice(since) };
}

const eventNamed = (events: readonly StripeEvent[], type: string): StripeEvent =>
  events.findLast((event) => event.type === type)!;

test("only what Stripe signed lately with our secret is believed", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { events } = await pay(ana, { plan: "pro" }, { held: true });
  const event = eventNamed(events, "checkout.session.completed");
  expect(await stripe.deliver(event, { secret: "whsec_of_somebody_else" })).toBe(400);
  expect(await stripe.deliver(event, { at: nowSeconds() - 301 })).toBe(400);
  expect(await stripe.deliver(event, { header: "t=1,v1=00" })).toBe(400);
  expect(await stripe.deliver(event, { header: "" })).toBe(400);
  const unsigned = await server.send(contract.receiveEvent.path, { method: "POST", body: JSON.stringify(event) });
  expect([unsigned.status, await unsigned.json()]).toMatchObject([400, { code: "SIGNATURE_INVALID" }]);
  expect(await server.deps.db.$count(stripeEvent, eq(stripeEvent.id, event.id))).toBe(0);
  expect((await billing(ana)).plan).toBe("trial");
  expect(await stripe.deliver(event)).toBe(200);
  expect((await billing(ana)).plan).toBe("pro");
});

test("a message is acted upon once, however often it comes, even at one time", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { events } = await pay(ana, { plan: "standard" }, { held: true });
  const event = eventNamed(events, "customer.subscription.created");
  const all = await Promise.all(Array.from({ length: 6 }, () => stripe.deliver(event)));
  expect(new Set(all)).toEqual(new Set([200]));
  const asked = stripe.seen.length;
  expect(await stripe.deliver(event)).toBe(200);
  expect(stripe.seen.length).toBe(asked);
  expect(await server.deps.db.$count(stripeEvent, eq(stripeEvent.id, event.id))).toBe(1);
  const written = await server.deps.db.select({ action: audit.action }).from(audit).where(eq(audit.subject, ana.email));
  expect(written.map(({ action }) => action).sort()).toEqual(["plan standard", "subscription standard monthly active"]);
});

test("messages in any order leave the state that Stripe has now", async () => {
  const { server, stripe, receiver } = stand;
  const ana = await server.aUser();
  const { paid } = await pay(ana, { plan: "pro" }, { held: true });
  stripe.store.cancelAtPeriodEnd(paid.id);
  stripe.store.end(paid.id);
  stripe.tell(receiver, { held: true });
  const events = stripe.store.events.filter(({ data }) => JSON.stringify(data).includes(paid.customer));
  for (const event of events.toReversed()) expect(await stripe.deliver(event)).toBe(200);
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: { state: "ended", plan: "pro" } });
  const written = await server.deps.db.select({ action: audit.action }).from(audit).where(eq(audit.subject, ana.email));
  expect(written.map(({ action }) => action)).toEqual(["subscription pro monthly ended"]);
});

test("whoever read an older state and is overtaken does not write it", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { paid, events } = await pay(ana, { plan: "standard" }, { held: true });
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let questions = 0;
  stripe.play(({ path }) => {
    if (!path.startsWith("/v1/subscriptions") || questions++ > 0) return null;
    asked.resolve();
    return { do: "late", until: held.promise };
  });
  const early = stripe.deliver(eventNamed(events, "invoice.paid"));
  await asked.promise;
  stripe.store.end(paid.id);
  expect(await stripe.deliver(eventNamed(stripe.store.events, "customer.subscription.deleted"))).toBe(200);
  held.resolve();
  expect(await early).toBe(200);
  expect(questions).toBe(3);
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: { state: "ended" } });
});

test("a message of another kind or of another customer is taken and nothing follows", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { paid } = await pay(ana, { plan: "standard" });
  const asked = stripe.seen.length;
  const unknown = { ...stripe.store.emit("payout.paid", { id: "po_1", object: "payout" }), id: "evt_payout" };
  const stranger = stripe.store.emit("invoice.paid", { id: "in_1", object: "invoice", customer: "cus_stranger" });
  const nobody = stripe.store.emit("invoice.paid", { id: "in_2", object: "invoice", customer: null });
  await stripe.settled();
  for (const event of [unknown, stranger, nobody]) expect(await stripe.deliver(event)).toBe(200);
  expect(stripe.seen.length).toBe(asked);
  expect(await billing(ana)).toMatchObject({ plan: "standard" });
  expect(await server.deps.db.$count(subscription, eq(subscription.id, paid.id))).toBe(1);
});

test("a message that cannot be acted upon now is answered so, and acted upon when it comes again", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { events } = await pay(ana, { plan: "pro" }, { held: true });
  const event = eventNamed(events, "checkout.session.completed");
  stripe.play(() => ({ do: "status", status: 500 }));
  expect(await stripe.deliver(event)).toBe(503);
  expect((await billing(ana)).plan).toBe("trial");
  stripe.play(() => null);
  expect(await stripe.deliver(event)).toBe(200);
  expect((await billing(ana)).plan).toBe("pro");
});

test("the limits of a plan follow at once, in the session that is open", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  const ctx = (tx: typeof server.deps.db) => ({
    db: tx,
    // What the session read before the plan changed.
    user: { id: ana.id, plan: "trial" as const, locale: "es" as const, role: "user" as const, createdAt: new Date(0) },
  });
  const now = new Date();
  const reserve = () =>
    server.deps.db.transaction((tx) =>
      reserveCharge(ctx(tx as typeof server.deps.db), { kind: "report", jobId: newId(), limitsOn: true, now }),
    );
  for (let i = 0; i < 5; i++) await reserve();
  await expect(reserve()).rejects.toMatchObject({ code: "LIMIT_REACHED" });
  const { paid } = await pay(ana, { plan: "standard" });
  await reserve();
  expect((await server.call(readUsage, {}, { as: ana })).body.reports).toBe(6);
  stand.stripe.store.change(paid.id, priceOf("sondeo_pro_monthly_usd_79"));
  await stand.stripe.settled();
  for (let i = 0; i < 10; i++) await reserve();
  stand.stripe.store.end(paid.id);
  await stand.stripe.settled();
  await expect(reserve()).rejects.toMatchObject({ code: "LIMIT_REACHED" });
});

test("charges and a change of plan at one time count against one plan each", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { paid } = await pay(ana, { plan: "standard" });
  const reserve = () =>
    server.deps.db.transaction((tx) =>
      reserveCharge(
        { db: tx, user: { id: ana.id, plan: "standard", locale: "es", role: "user", createdAt: new Date() } },
        { kind: "report", jobId: newId(), limitsOn: true, now: new Date() },
      ),
    );
  const charges = Promise.allSettled(Array.from({ length: 30 }, reserve));
  stripe.store.end(paid.id);
  await stripe.settled();
  const later = await Promise.allSettled(Array.from({ length: 10 }, reserve));
  const taken = [...(await charges), ...later].filter(({ status }) => status === "fulfilled");
  expect(taken.length).toBeLessThanOrEqual(10);
  expect(await server.deps.db.$count(usage, eq(usage.ownerId, ana.id))).toBe(taken.length);
});

test("a payment that fails leaves the plan for a week and says until when; the next one puts it right", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { paid } = await pay(ana, { plan: "pro" });
  stripe.store.failRenewal(paid.id);
  await stripe.settled();
  const owed = await billing(ana);
  expect(owed).toMatchObject({ plan: "pro", subscription: { state: "past-due" } });
  const daysLeft = (Date.parse(owed.subscription!.until!) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(6.9);
  expect(daysLeft).toBeLessThan(7.1);
  // Further tries that fail do not prolong it.
  const since = new Date(Date.now() - 3 * 86_400_000);
  await server.deps.db.update(subscription).set({ pastDueSince: since }).where(eq(subscription.id, paid.id));
  stripe.store.failRenewal(paid.id);
  await stripe.settled();
  expect(Date.parse((await billing(ana)).subscription!.until!)).toBe(since.getTime() + 7 * 86_400_000);
  stripe.store.recover(paid.id);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ plan: "pro", subscription: { state: "active" } });
});

test("a subscription that is cancelled keeps its plan until what was paid for ends", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { paid } = await pay(ana, { plan: "standard", interval: "annual" });
  stripe.store.cancelAtPeriodEnd(paid.id);
  await stripe.settled();
  const until = new Date(paid.items.data[0]!.current_period_end * 1_000).toISOString();
  expect(await billing(ana)).toMatchObject({
    plan: "standard",
    subscription: { state: "active", isCancelled: true, until },
  });
  stripe.store.goOn(paid.id);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ subscription: { isCancelled: false } });
  stripe.store.end(paid.id);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: { state: "ended", isCancelled: false } });
  // Whoever comes back subscribes anew, as the same customer.
  const again = await pay(ana, { plan: "pro" });
  expect(again.paid.customer).toBe(paid.customer);
  expect(await billing(ana)).toMatchObject({ plan: "pro", subscription: { state: "active", plan: "pro" } });
});

const priceOf = (lookupKey: string): string =>
  [...stand.stripe.store.prices.values()].find(({ lookup_key }) => lookup_key === lookupKey)!.id;
