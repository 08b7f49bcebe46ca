import { randomBytes } from "node:crypto";
import {
  type CheckoutSession,
  type Configuration,
  type Customer,
  type Item,
  missing,
  type PortalSession,
  type Price,
  type Product,
  Refused,
  type Schedule,
  type StripeEvent,
  type StripeSubscription,
} from "./objects.ts";
import type { Form } from "./read-form.ts";

export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);
const daySeconds = 86_400;
export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(9).toString("hex")}`;

/** Customers, prices and subscriptions as Stripe keeps them, and what happens to them there. */
export class StripeStore {
  readonly customers = new Map<string, Customer>();
  readonly products = new Map<string, Product>();
  readonly prices = new Map<string, Price>();
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly schedules = new Map<string, Schedule>();
  readonly configurations = new Map<string, Configuration>();
  readonly portals = new Map<string, PortalSession>();
  /** Everything that was told, oldest first. */
  readonly events: StripeEvent[] = [];
  /** Customers whose card is refused. */
  readonly declined = new Set<string>();
  private readonly tell: (event: StripeEvent) => void;

  constructor(tell: (event: StripeEvent) => void) {
    this.tell = tell;
  }

  emit(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: newStripeId("evt"),
      object: "event",
      type,
      created: nowSeconds(),
      api_version: "2026-09-30.endive",
      livemode: false,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.tell(event);
    return event;
  }

  customer(id: string): Customer {
    const found = this.customers.get(id);
    if (!found || found.deleted) throw missing("customer", id);
    return found;
  }
  price(id: string): Price {
    const found = this.prices.get(id);
    if (!found) throw missing("price", id);
    return found;
  }
  subscription(id: string): StripeSubscription {
    const found = this.subscriptions.get(id);
    if (!found) throw missing("subscription", id);
    return found;
  }
  checkout(id: string): CheckoutSession {
    const found = this.checkouts.get(id);
    if (!found) throw missing("session", id);
    return found;
  }
  /** The only subscription of a customer that is not over. */
  live(customer: string): StripeSubscription {
    const found = [...this.subscriptions.values()].filter(
      (one) => one.customer === customer && one.status !== "canceled",
    );
    if (found.length !== 1) throw new Error(`${found.length} live subscriptions`);
    return found[0]!;
  }

  /** A person pays on the page of a checkout. */
  pay(id: string): StripeSubscription {
    const session = this.checkout(id);
    if (session.status !== "open") throw new Refused(400, { message: `The session is ${session.status}` });
    const made = this.subscribe(session.customer, session.bought.price, session.bought);
    const isTrial = session.bought.trialEnd !== null;
    Object.assign(session, {
      status: "complete",
      payment_status: isTrial ? "no_payment_required" : "paid",
      subscription: made.id,
      url: null,
    });
    this.emit("customer.subscription.created", made);
    this.emit("invoice.paid", this.invoiceOf(made));
    this.emit("checkout.session.completed", session);
    return made;
  }

  /** The page of a checkout takes no payment any more, as after a day. */
  expire(id: string): CheckoutSession {
    const session = this.checkout(id);
    if (session.status !== "open") {
      throw new Refused(400, { message: `Only Checkout Sessions with a status in ["open"] can be expired.` });
    }
    return Object.assign(session, { status: "expired", url: null });
  }

  subscribe(
    customer: string,
    price: string,
    { trialEnd = null, metadata = {} }: { trialEnd?: number | null; metadata?: Form } = {},
  ): StripeSubscription {
    const start = nowSeconds();
    const bought = this.price(price);
    const item: Item = {
      id: newStripeId("si"),
      object: "subscription_item",
      price: bought,
      quantity: 1,
      current_period_start: start,
      current_period_end: trialEnd ?? start + periodSeconds(bought),
    };
    const made: StripeSubscription = {
      id: newStripeId("sub"),
      object: "subscription",
      status: trialEnd === null ? "active" : "trialing",
      customer,
      start_date: start,
      created: start,
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      schedule: null,
      metadata,
      items: { object: "list", data: [item] },
    };
    this.subscriptions.set(made.id, made);
    return made;
  }

  /** The trial is over, now: what it waited with is charged. */
  startNow(id: string): void {
    const found = this.subscription(id);
    if (this.declined.has(found.customer)) {
      throw new Refused(402, { type: "card_error", code: "card_declined", message: "Your card was declined: 4242" });
    }
    this.renew(id);
  }

  /** A period ends and the next is paid. */
  renew(id: string): void {
    const found = this.subscription(id);
    this.beginPeriod(found);
    Object.assign(found, { status: "active", trial_end: null });
    this.emit("customer.subscription.updated", found);
    this.emit("invoice.paid", this.invoiceOf(found));
  }

  /** A period ends, and the card for the next is refused. */
  failRenewal(id: string): void {
    const found = this.subscription(id);
    this.beginPeriod(found);
    found.status = "past_due";
    this.emit("invoice.payment_failed", this.invoiceOf(found));
    this.emit("customer.subscription.updated", found);
  }

  recover(id: string): void {
    const found = this.subscription(id);
    found.status = "active";
    this.emit("invoice.paid", this.invoiceOf(found));
    this.emit("customer.subscription.updated", found);
  }

  cancelAtPeriodEnd(id: string): void {
    const found = this.subscription(id);
    const [item] = found.items.data;
    Object.assign(found, {
      cancel_at_period_end: true,
      cancel_at: item!.current_period_end,
      canceled_at: nowSeconds(),
    });
    this.emit("customer.subscription.updated", found);
  }

  goOn(id: string): void {
    const found = this.subscription(id);
    Object.assign(found, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    this.emit("customer.subscription.updated", found);
  }

  end(id: string): void {
    const found = this.subscription(id);
    Object.assign(found, { status: "canceled", ended_at: nowSeconds(), canceled_at: nowSeconds() });
    this.emit("customer.subscription.deleted", found);
  }

  /** As the portal does: what costs more begins at once, what costs less or is billed more often when the period ends. */
  change(id: string, priceId: string): void {
    const found = this.subscription(id);
    const [item] = found.items.data;
    const price = this.price(priceId);
    const isLess =
      price.unit_amount < item!.price.unit_amount ||
      (item!.price.recurring.interval === "year" && price.recurring.interval === "month");
    if (isLess) {
      const { current_period_start: start_date, current_period_end: end_date } = item!;
      const schedule: Schedule = {
        id: newStripeId("sub_sched"),
        object: "subscription_schedule",
        status: "active",
        subscription: id,
        current_phase: { start_date, end_date },
        phases: [
          { start_date, end_date, items: [{ price: item!.price.id, quantity: 1 }] },
          { start_date: end_date, end_date: end_date + periodSeconds(price), items: [{ price: priceId, quantity: 1 }] },
        ],
      };
      this.schedules.set(schedule.id, schedule);
      found.schedule = schedule.id;
    } else {
      item!.price = price;
      this.emit("invoice.paid", this.invoiceOf(found));
    }
    this.emit("customer.subscription.updated", found);
  }

  removeCustomer(id: string): void {
    const found = this.customer(id);
    for (const one of this.subscriptions.values())
      if (one.customer === id && one.status !== "canceled") this.end(one.id);
    for (const session of this.checkouts.values()) {
      if (session.customer === id && session.status === "open")
        Object.assign(session, { status: "expired", url: null });
    }
    found.deleted = true;
    this.emit("customer.deleted", found);
  }

  private beginPeriod(found: StripeSubscription): void {
    const [item] = found.items.data;
    item!.current_period_start = nowSeconds();
    item!.current_period_end = nowSeconds() + periodSeconds(item!.price);
  }

  private invoiceOf({ id, customer }: StripeSubscription): object {
    const parent = { type: "subscription_details", subscription_details: { subscription: id } };
    return { id: newStripeId("in"), object: "invoice", customer, parent };
  }
}

const periodSeconds = ({ recurring: { interval } }: Price): number => (interval === "year" ? 365 : 30) * daySeconds;
