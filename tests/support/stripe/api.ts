import {
  type CheckoutSession,
  type Configuration,
  type Customer,
  missing,
  type PortalSession,
  type Price,
  Refused,
} from "./objects.ts";
import type { Form, FormValue } from "./read-form.ts";
import { newStripeId, nowSeconds, type StripeStore } from "./store.ts";

type Request = { readonly id: string; readonly form: Form; readonly store: StripeStore; readonly url: string };
type Route = {
  readonly method: string;
  readonly path: RegExp;
  /** Every parameter that is taken; another one is refused, as Stripe does. */
  readonly takes: readonly string[];
  readonly answer: (request: Request) => object;
};

const list = (data: object[], url: string): object => ({ object: "list", data, has_more: false, url });
const hasKeys = (form: FormValue | undefined): form is Form => typeof form === "object" && !Array.isArray(form);

function required(form: Form, name: string): string {
  const value = form[name];
  if (typeof value === "string" && value !== "") return value;
  throw new Refused(400, { code: "parameter_missing", param: name, message: `Missing required param: ${name}.` });
}

function absolute(form: Form, name: string): string {
  const text = required(form, name);
  if (URL.canParse(text)) return text;
  throw new Refused(400, { code: "url_invalid", param: name, message: `Not a valid URL: ${text}` });
}

const routes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/v1\/customers$/,
    takes: ["email", "preferred_locales", "metadata", "name"],
    answer({ form, store }) {
      const made: Customer = {
        id: newStripeId("cus"),
        object: "customer",
        email: required(form, "email"),
        metadata: hasKeys(form.metadata) ? form.metadata : {},
        preferred_locales: (form.preferred_locales as string[]) ?? [],
      };
      store.customers.set(made.id, made);
      return made;
    },
  },
  {
    method: "GET",
    path: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    answer({ id, store }) {
      const found = store.customers.get(id);
      if (!found) throw missing("customer", id);
      return found.deleted ? { id, object: "customer", deleted: true } : found;
    },
  },
  {
    method: "DELETE",
    path: /^\/v1\/customers\/(\w+)$/,
    takes: [],
    answer({ id, store }) {
      store.removeCustomer(id);
      return { id, object: "customer", deleted: true };
    },
  },
  {
    method: "POST",
    path: /^\/v1\/products$/,
    takes: ["id", "name"],
    answer({ form, store }) {
      const made = { id: required(form, "id"), object: "product", name: required(form, "name"), active: true } as const;
      if (store.products.has(made.id)) {
        throw new Refused(400, { code: "resource_already_exists", param: "id", message: "Product already exists." });
      }
      store.products.set(made.id, made);
      return made;
    },
  },
  {
    method: "GET",
    path: /^\/v1\/prices$/,
    takes: ["lookup_keys", "active", "limit"],
    answer({ form, store }) {
      const keys = form.lookup_keys as string[];
      if (keys.length > 10) throw new Refused(400, { param: "lookup_keys", message: "Too many lookup_keys." });
      const found = [...store.prices.values()].filter(
        ({ lookup_key, active }) => lookup_key !== null && keys.includes(lookup_key) && String(active) === form.active,
      );
      return list(found, "/v1/prices");
    },
  },
  {
    method: "GET",
    path: /^\/v1\/prices\/(\w+)$/,
    takes: [],
    answer: ({ id, store }) => store.price(id),
  },
  {
    method: "POST",
    path: /^\/v1\/prices$/,
    takes: ["product", "currency", "unit_amount", "recurring", "lookup_key", "transfer_lookup_key"],
    answer({ form, store }) {
      if (!store.products.has(required(form, "product"))) throw missing("product", required(form, "product"));
      const lookupKey = required(form, "lookup_key");
      const former = [...store.prices.values()].find(({ lookup_key }) => lookup_key === lookupKey);
      if (former && form.transfer_lookup_key !== "true") {
        throw new Refused(400, { param: "lookup_key", message: "A price already uses that lookup key." });
      }
      if (former) former.lookup_key = null;
      const { interval } = form.recurring as { interval: "month" | "year" };
      const made: Price = {
        id: newStripeId("price"),
        object: "price",
        product: required(form, "product"),
        active: true,
        currency: required(form, "currency"),
        unit_amount: Number(required(form, "unit_amount")),
        recurring: { interval, interval_count: 1 },
        lookup_key: lookupKey,
      };
      store.prices.set(made.id, made);
      return made;
    },
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions$/,
    takes: [
      "mode",
      "customer",
      "client_reference_id",
      "locale",
      "line_items",
      "subscription_data",
      "success_url",
      "cancel_url",
    ],
    answer: openCheckout,
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    takes: [],
    answer: ({ id, store }) => store.checkout(id),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    takes: [],
    answer: ({ id, store }) => store.expire(id),
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions$/,
    takes: ["customer", "status", "limit", "expand"],
    answer({ form, store }) {
      const customer = required(form, "customer");
      if (!store.customers.has(customer)) throw missing("customer", customer);
      const isExpanded = Array.isArray(form.expand) && form.expand.includes("data.schedule");
      const found = [...store.subscriptions.values()]
        .filter((one) => one.customer === customer && (form.status === "all" || one.status !== "canceled"))
        .toReversed()
        .map((one) => ({
          ...one,
          schedule: isExpanded && one.schedule ? (store.schedules.get(one.schedule) ?? null) : one.schedule,
        }));
      return list(found, "/v1/subscriptions");
    },
  },
  {
    method: "POST",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: ["trial_end", "payment_behavior"],
    answer({ id, form, store }) {
      if (form.trial_end !== "now" || form.payment_behavior !== "error_if_incomplete") {
        throw new Refused(400, { param: "trial_end", message: "The stand-in ends trials only." });
      }
      store.startNow(id);
      return store.subscription(id);
    },
  },
  {
    method: "GET",
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ["active", "limit", "starting_after"],
    answer: ({ store }) => list([...store.configurations.values()], "/v1/billing_portal/configurations"),
  },
  {
    method: "POST",
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ["business_profile", "features", "metadata"],
    answer({ form, store }) {
      const made: Configuration = {
        id: newStripeId("bpc"),
        object: "billing_portal.configuration",
        active: true,
        features: form.features as Form,
        metadata: (form.metadata as Form) ?? {},
      };
      store.configurations.set(made.id, made);
      return made;
    },
  },
  {
    method: "POST",
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ["customer", "configuration", "locale", "return_url", "flow_data"],
    answer: openPortal,
  },
];

type Bought = { price: string; quantity: string };

function openCheckout({ form, store, url }: Request): CheckoutSession {
  const customer = store.customer(required(form, "customer"));
  const [item, ...more] = form.line_items as Bought[];
  if (!item || more.length > 0 || item.quantity !== "1") throw new Refused(400, { message: "One item is expected." });
  if (!store.price(item.price).active) throw new Refused(400, { param: "line_items", message: "Inactive price." });
  if (required(form, "mode") !== "subscription") throw new Refused(400, { param: "mode", message: "Wrong mode." });
  const data = form.subscription_data as { trial_end?: string; metadata?: Form } | undefined;
  const trialEnd = data?.trial_end === undefined ? null : Number(data.trial_end);
  if (trialEnd !== null && trialEnd < nowSeconds() + 2 * 86_400) {
    throw new Refused(400, { param: "subscription_data[trial_end]", message: "At least 2 days in the future." });
  }
  const id = newStripeId("cs_test");
  const made: CheckoutSession = {
    id,
    object: "checkout.session",
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    customer: customer.id,
    client_reference_id: typeof form.client_reference_id === "string" ? form.client_reference_id : null,
    locale: required(form, "locale"),
    subscription: null,
    success_url: absolute(form, "success_url"),
    cancel_url: absolute(form, "cancel_url"),
    url: `${url}/c/pay/${id}`,
    bought: { price: item.price, trialEnd, metadata: data?.metadata ?? {} },
  };
  store.checkouts.set(id, made);
  return made;
}

type Confirmed = { subscription: string; items: { id: string; price: string; quantity: string }[] };

function openPortal({ form, store, url }: Request): PortalSession {
  const customer = store.customer(required(form, "customer"));
  const configuration = store.configurations.get(required(form, "configuration"));
  if (!configuration) throw missing("configuration", required(form, "configuration"));
  const flow = form.flow_data as { type: string; subscription_update_confirm?: Confirmed } | undefined;
  const id = newStripeId("bps");
  const made: PortalSession = {
    id,
    object: "billing_portal.session",
    customer: customer.id,
    configuration: configuration.id,
    locale: required(form, "locale"),
    return_url: absolute(form, "return_url"),
    url: `${url}/p/session/${id}`,
    confirms: flow ? confirmed(store, configuration, flow.subscription_update_confirm) : null,
  };
  store.portals.set(id, made);
  return made;
}

const unfit = (message: string): Refused => new Refused(400, { param: "flow_data", message });

function confirmed(store: StripeStore, { features }: Configuration, flow: Confirmed | undefined) {
  if (!flow) throw unfit("subscription_update_confirm is missing.");
  const update = features.subscription_update as { enabled: string; products: { prices: string[] }[] };
  const [item] = flow.items;
  const found = store.subscription(flow.subscription);
  if (found.items.data[0]?.id !== item?.id) throw unfit("The item is not of this subscription.");
  if (update.enabled !== "true" || !update.products.some(({ prices }) => prices.includes(item?.price ?? ""))) {
    throw unfit("The configuration does not allow this price.");
  }
  if (found.schedule !== null) throw unfit("The subscription is managed by a subscription schedule.");
  if (found.cancel_at !== null) throw unfit("The subscription is set to cancel.");
  return { subscription: found.id, price: item!.price };
}

/** Carries a call of the API out; throws `Refused` as Stripe would refuse it. */
export function answerApi(
  store: StripeStore,
  { method, path, form, url }: { method: string; path: string; form: Form; url: string },
): object {
  const route = routes.find((one) => one.method === method && one.path.test(path));
  if (!route) throw new Refused(404, { message: `Unrecognized request URL (${method}: ${path}).` });
  const unknown = Object.keys(form).find((name) => !route.takes.includes(name));
  if (unknown !== undefined) {
    throw new Refused(400, {
      code: "parameter_unknown",
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
  }
  return structuredClone(route.answer({ id: route.path.exec(path)?.[1] ?? "", form, store, url }));
}
