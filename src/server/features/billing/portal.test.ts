import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { checkout, startStripeServer, type Wanted } from "../../../../tests/support/stripe-server.ts";
import type { TestUser } from "../../../../tests/support/server.ts";
import * as contract from "../../../contract/billing.ts";

let stand: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stand = await startStripeServer();
});
afterEach(() => stand.reset());
afterAll(() => stand.close());

async function pay(as: TestUser, wanted: Wanted) {
  const { body } = await checkout(stand.server, as, wanted);
  const paid = stand.stripe.store.pay(body.url.split("/").at(-1)!);
  await stand.stripe.settled();
  return paid;
}

type Change = { plan: "standard" | "pro"; interval: "monthly" | "annual" };
const openPortal = (as: TestUser, change?: Change) =>
  stand.server.call(contract.openPortal, { body: change ? { change } : {} }, { as });
const portal = (url: string) => stand.stripe.store.portals.get(url.split("/").at(-1)!)!;
const billing = async (as: TestUser) => (await stand.server.call(contract.readBilling, {}, { as })).body;

test("a person manages card, invoices and cancellation on Stripe's pages and comes back to the profile", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const none = await openPortal(ana);
  expect([none.status, none.body.code]).toEqual([409, "SUBSCRIPTION_MISSING"]);
  const paid = await pay(ana, { plan: "standard" });
  const { body } = await openPortal(ana);
  expect(portal(body.url)).toMatchObject({
    customer: paid.customer,
    locale: "es",
    return_url: "http://localhost:3000/profile?payment=managed",
    confirms: null,
  });
  const { features } = stripe.store.configurations.get(portal(body.url).configuration)!;
  expect(features).toMatchObject({
    subscription_cancel: { enabled: "true", mode: "at_period_end" },
    payment_method_update: { enabled: "true" },
    invoice_history: { enabled: "true" },
  });
});

test("what the pages offer is set up once, without anybody's hand", async () => {
  const { server, stripe } = stand;
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await pay(ana, { plan: "standard" });
  await pay(eva, { plan: "standard" });
  const before = stripe.store.configurations.size;
  await Promise.all([openPortal(ana), openPortal(eva), openPortal(ana)]);
  expect(stripe.store.configurations.size).toBe(Math.max(1, before));
});

test("a better plan is confirmed at Stripe and begins at once", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const paid = await pay(ana, { plan: "standard" });
  const { body } = await openPortal(ana, { plan: "pro", interval: "monthly" });
  const { confirms } = portal(body.url);
  expect(confirms).toMatchObject({ subscription: paid.id });
  expect((await billing(ana)).plan).toBe("standard");
  stripe.store.change(confirms!.subscription, confirms!.price);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ plan: "pro", subscription: { plan: "pro", interval: "monthly" } });
});

test("a lesser plan begins when what was paid for ends, and is announced until then", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  await pay(ana, { plan: "pro" });
  const { body } = await openPortal(ana, { plan: "standard", interval: "monthly" });
  const { confirms } = portal(body.url);
  stripe.store.change(confirms!.subscription, confirms!.price);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({
    plan: "pro",
    subscription: { plan: "pro", next: { plan: "standard", interval: "monthly" } },
  });
  // Stripe does not confirm another change of one that changes already: its first page is opened instead.
  const other = await openPortal(ana, { plan: "standard", interval: "annual" });
  expect(portal(other.body.url).confirms).toBeNull();
});

test("a plan that waits for the end of the trial begins now where its person wants it, if the card is taken", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const nothing = await server.call(contract.startNow, {}, { as: ana });
  expect([nothing.status, nothing.body.code]).toEqual([409, "SUBSCRIPTION_MISSING"]);
  const paid = await pay(ana, { plan: "pro", start: "after-trial" });
  stripe.store.declined.add(paid.customer);
  const refused = await server.call(contract.startNow, {}, { as: ana });
  expect([refused.status, refused.body.code]).toEqual([402, "PAYMENT_REFUSED"]);
  expect(JSON.stringify(refused.body)).not.toContain("4242");
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: { state: "scheduled" } });
  stripe.store.declined.delete(paid.customer);
  const { body } = await server.call(contract.startNow, {}, { as: ana });
  expect(body).toMatchObject({ plan: "pro", subscription: { state: "active" } });
});

test("nobody reaches the subscription of another", async () => {
  const { server } = stand;
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await pay(ana, { plan: "pro" });
  expect(await billing(eva)).toMatchObject({ plan: "trial", subscription: null });
  expect((await openPortal(eva, { plan: "standard", interval: "monthly" })).body.code).toBe("SUBSCRIPTION_MISSING");
});
