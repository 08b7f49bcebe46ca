import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aServer } from "../../../../tests/support/server.ts";
import { checkout, startStripeServer } from "../../../../tests/support/stripe-server.ts";
import * as contract from "../../../contract/billing.ts";
import { audit, billingCustomer, subscription, user } from "../../db/schema.ts";

let stand: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stand = await startStripeServer();
});
afterEach(() => stand.reset());
afterAll(() => stand.close());

const session = (url: string | undefined) => stand.stripe.store.checkout(url!.split("/").at(-1)!);
const billing = async (as: Parameters<typeof checkout>[1]) =>
  (await stand.server.call(contract.readBilling, {}, { as })).body;

test("a person pays on a page of Stripe's, and the plan is theirs", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const { body } = await checkout(server, ana, { plan: "pro", interval: "annual" });
  const opened = session(body.url);
  expect(opened).toMatchObject({
    mode: "subscription",
    locale: "es",
    client_reference_id: ana.id,
    success_url: "http://localhost:3000/profile?payment=done",
    cancel_url: "http://localhost:3000/pricing?payment=cancelled",
  });
  const price = stripe.store.price(opened.bought.price);
  expect(price).toMatchObject({ product: "sondeo_pro", unit_amount: 82_800, currency: "usd" });
  expect(price.recurring.interval).toBe("year");
  expect(await billing(ana)).toMatchObject({ plan: "trial", subscription: null });

  const paid = stripe.store.pay(opened.id);
  await stripe.settled();
  expect(paid.metadata).toEqual({ account: ana.id });
  const until = new Date(paid.items.data[0]!.current_period_end * 1_000).toISOString();
  expect(await billing(ana)).toMatchObject({
    plan: "pro",
    givenPlan: "trial",
    laterStart: null,
    subscription: { plan: "pro", interval: "annual", state: "active", isCancelled: false, until, next: null },
  });
  const written = await server.deps.db.select().from(audit).where(eq(audit.subject, ana.email)).orderBy(asc(audit.id));
  expect(written.map(({ actor, action }) => [actor, action])).toEqual([
    ["stripe", "subscription pro annual active"],
    ["stripe", "plan pro"],
  ]);
});

test("products, prices and the customer are made once, by the first who needs them", async () => {
  const { server, stripe } = stand;
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await Promise.all([
    checkout(server, ana, { plan: "standard" }),
    checkout(server, eva, { plan: "pro" }),
    checkout(server, eva, { plan: "standard" }),
  ]);
  const names = [...stripe.store.prices.values()].flatMap(({ lookup_key }) => lookup_key ?? []);
  expect(names.sort()).toEqual([
    "sondeo_pro_annual_usd_828",
    "sondeo_pro_monthly_usd_79",
    "sondeo_standard_annual_usd_348",
    "sondeo_standard_monthly_usd_39",
  ]);
  expect([...stripe.store.products.keys()].sort()).toEqual(["sondeo_pro", "sondeo_standard"]);
  const ofEva = [...stripe.store.customers.values()].filter(({ email }) => email === eva.email);
  expect(ofEva).toHaveLength(1);
  expect(ofEva[0]).toMatchObject({ metadata: { account: eva.id }, preferred_locales: ["es"] });
});

test("the pages of Stripe's speak the account's language and lead back to its pages", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  await server.deps.db.update(user).set({ locale: "en" }).where(eq(user.id, ana.id));
  const { body } = await checkout(server, ana, { plan: "standard" });
  expect(session(body.url)).toMatchObject({
    locale: "en",
    cancel_url: "http://localhost:3000/en/pricing?payment=cancelled",
  });
});

test("a repeat with the same key opens the same page, with another plan it is refused", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  const first = await checkout(server, ana, { plan: "standard" }, "k-1");
  const again = await checkout(server, ana, { plan: "standard" }, "k-1");
  expect(again.body.url).toBe(first.body.url);
  expect(session(first.body.url).status).toBe("open");
  const other = await checkout(server, ana, { plan: "pro" }, "k-1");
  expect([other.status, other.body.code]).toEqual([409, "KEY_REUSED"]);
});

test("a repeat after the page was closed opens a fresh one, and closes what was opened since", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const first = await checkout(server, ana, { plan: "standard" }, "k-2");
  stripe.store.expire(session(first.body.url).id);
  const second = await checkout(server, ana, { plan: "standard" }, "k-2");
  expect(second.body.url).not.toBe(first.body.url);
  expect(session(second.body.url).status).toBe("open");
  const repeated = await checkout(server, ana, { plan: "standard" }, "k-2");
  expect(repeated.body.url).toBe(second.body.url);

  const other = await checkout(server, ana, { plan: "pro" }, "k-3");
  expect(session(second.body.url).status).toBe("expired");
  const third = await checkout(server, ana, { plan: "standard" }, "k-2");
  expect(session(third.body.url).status).toBe("open");
  expect(session(other.body.url).status).toBe("expired");
});

test("a repeat with the key of a page that was paid long ago opens another", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const first = await checkout(server, ana, { plan: "standard" }, "k-4");
  const paid = stripe.store.pay(session(first.body.url).id);
  await stripe.settled();
  expect((await checkout(server, ana, { plan: "standard" }, "k-4")).body.code).toBe("SUBSCRIPTION_EXISTS");
  stripe.store.end(paid.id);
  await stripe.settled();
  const again = await checkout(server, ana, { plan: "standard" }, "k-4");
  expect(session(again.body.url).status).toBe("open");
});

test("of several pages that were opened the last one takes payment", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  const first = await checkout(server, ana, { plan: "standard" });
  const second = await checkout(server, ana, { plan: "pro" });
  expect(session(first.body.url).status).toBe("expired");
  expect(session(second.body.url).status).toBe("open");
  await Promise.all([
    checkout(server, ana, { plan: "standard" }),
    checkout(server, ana, { plan: "pro" }),
    checkout(server, ana, { plan: "pro", interval: "annual" }),
  ]);
  const open = [...stand.stripe.store.checkouts.values()].filter(
    ({ client_reference_id, status }) => client_reference_id === ana.id && status === "open",
  );
  expect(open.length).toBeLessThanOrEqual(1);
});

test("whoever pays already is not charged twice, be it that no message came yet", async () => {
  const { server, stripe, receiver } = stand;
  stripe.tell(receiver, { held: true });
  const ana = await server.aUser();
  const { body } = await checkout(server, ana, { plan: "standard" });
  stripe.store.pay(session(body.url).id);
  expect((await billing(ana)).plan).toBe("trial");
  const again = await checkout(server, ana, { plan: "standard" });
  expect([again.status, again.body.code]).toEqual([409, "SUBSCRIPTION_EXISTS"]);
  expect((await billing(ana)).plan).toBe("standard");
});

test("whoever pays on a page while another is being opened is not given the other", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const first = session((await checkout(server, ana, { plan: "standard" })).body.url);
  stripe.play(({ path }) => {
    if (path === "/v1/checkout/sessions" && first.status === "open") stripe.store.pay(first.id);
    return null;
  });
  const second = await checkout(server, ana, { plan: "pro" });
  expect([second.status, second.body.code]).toEqual([409, "SUBSCRIPTION_EXISTS"]);
  expect(await billing(ana)).toMatchObject({ plan: "standard" });
});

test("coming back from Stripe shows what was paid without waiting for its message", async () => {
  const { server, stripe, receiver } = stand;
  stripe.tell(receiver, { held: true });
  const ana = await server.aUser();
  const { body } = await checkout(server, ana, { plan: "pro" });
  const before = await server.call(contract.refreshBilling, {}, { as: ana });
  expect(before.body).toMatchObject({ plan: "trial", subscription: null });
  stripe.store.pay(session(body.url).id);
  const after = await server.call(contract.refreshBilling, {}, { as: ana });
  expect(after.body).toMatchObject({ plan: "pro", subscription: { state: "active" } });
});

test("a plan chosen in the trial can wait for its end; the trial goes on until then", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  const before = await billing(ana);
  expect(before.laterStart).toBe(ana.trialEndsAt);
  const { body } = await checkout(server, ana, { plan: "standard", start: "after-trial" });
  const paid = stripe.store.pay(session(body.url).id);
  await stripe.settled();
  expect(paid.trial_end).toBe(Math.floor(Date.parse(ana.trialEndsAt!) / 1_000));
  expect(await billing(ana)).toMatchObject({
    plan: "trial",
    subscription: { state: "scheduled", until: new Date(paid.trial_end! * 1_000).toISOString() },
  });
  stripe.store.renew(paid.id);
  await stripe.settled();
  expect(await billing(ana)).toMatchObject({ plan: "standard", subscription: { state: "active" } });
});

test("a trial that is over or nearly so is not waited for", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  const createdAt = new Date(Date.now() - 12.5 * 86_400_000);
  await server.deps.db.update(user).set({ createdAt }).where(eq(user.id, ana.id));
  expect((await billing(ana)).laterStart).toBeNull();
  const { status, body } = await checkout(server, ana, { plan: "standard", start: "after-trial" });
  expect([status, body.code]).toEqual([400, "INVALID_INPUT"]);
});

test("what somebody has without paying is not sold to them", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  await server.deps.db.update(user).set({ plan: "standard", givenPlan: "standard" }).where(eq(user.id, ana.id));
  const { status, body } = await checkout(server, ana, { plan: "standard" });
  expect([status, body.code]).toEqual([409, "PLAN_GIVEN"]);
  expect((await checkout(server, ana, { plan: "pro" })).status).toBe(200);
});

test("a customer that is gone at Stripe is replaced", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  await checkout(server, ana, { plan: "standard" });
  const customerOf = async () => {
    const [found] = await server.deps.db.select().from(billingCustomer).where(eq(billingCustomer.ownerId, ana.id));
    return found!.customerId;
  };
  const deleted = await customerOf();
  stripe.store.removeCustomer(deleted);
  const { body } = await checkout(server, ana, { plan: "standard" });
  expect(session(body.url).customer).toBe(await customerOf());
  stripe.store.customers.delete(await customerOf());
  expect((await checkout(server, ana, { plan: "standard" })).status).toBe(200);
  expect(await customerOf()).not.toBe(deleted);
});

test.each([
  [402, { type: "card_error", code: "card_declined", message: "4242 4242" }, 402, "PAYMENT_REFUSED"],
  [429, { type: "rate_limit_error", message: "Too many" }, 503, "PAYMENTS_UNAVAILABLE"],
  [500, { type: "api_error", message: "Sorry" }, 503, "PAYMENTS_UNAVAILABLE"],
  [401, { type: "invalid_request_error", message: "Invalid API Key: sk_test_***" }, 500, "INTERNAL"],
])("an answer %i of Stripe's is told without its words", async (status, error, told, code) => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  stripe.play(({ path }) => (path === "/v1/checkout/sessions" ? { do: "status", status, error } : null));
  const answer = await checkout(server, ana, { plan: "standard" });
  expect([answer.status, answer.body.code]).toEqual([told, code]);
  expect(JSON.stringify(answer.body)).not.toContain(error.message);
  expect(await server.deps.db.$count(subscription, eq(subscription.ownerId, ana.id))).toBe(0);
});

test("an answer that is lost on the way is asked for again, and one page is opened", async () => {
  const { server, stripe } = stand;
  const ana = await server.aUser();
  let lost = 0;
  stripe.play(({ path }) => (path === "/v1/checkout/sessions" && lost++ === 0 ? { do: "broken" } : null));
  const { status, body } = await checkout(server, ana, { plan: "standard" });
  expect([status, lost]).toEqual([200, 2]);
  const all = [...stripe.store.checkouts.values()].filter(({ client_reference_id }) => client_reference_id === ana.id);
  expect(all.map(({ url }) => url)).toEqual([body.url]);
});

test("only whoever is signed in pays, from our own pages", async () => {
  const { server } = stand;
  const ana = await server.aUser();
  for (const call of [contract.startCheckout, contract.openPortal, contract.startNow, contract.refreshBilling]) {
    const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } } as const;
    expect((await server.send(call.path, init)).status).toBe(401);
    const elsewhere = { as: ana, headers: { origin: "https://evil.example" } };
    expect(await (await server.send(call.path, init, elsewhere)).json()).toMatchObject({ code: "CROSS_SITE" });
  }
  expect((await server.send(contract.readBilling.path, { method: "GET" })).status).toBe(401);
});

test("without a key nothing is sold, and nothing else is different", async () => {
  const server = await aServer();
  const ana = await server.aUser();
  const answer = await checkout(server, ana, { plan: "standard" });
  expect([answer.status, answer.body.code]).toEqual([501, "NOT_CONFIGURED"]);
  const event = await server.send(contract.receiveEvent.path, { method: "POST", body: "{}" });
  expect(event.status).toBe(501);
  const { body } = await server.call(contract.readBilling, {}, { as: ana });
  expect(body).toMatchObject({ plan: "trial", givenPlan: "trial", subscription: null });
});
