import type { Price } from "./objects.ts";
import type { StripeStore } from "./store.ts";

type Page = { readonly html: string } | { readonly goTo: string };

const shell = (title: string, body: string): Page => ({
  html: `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}`,
});
const button = (action: string, words: string): string =>
  `<form method="post"><button name="do" value="${action}">${words}</button></form>`;
const priced = ({ unit_amount, recurring, product }: Price): string =>
  `<p>${product}: ${unit_amount / 100} USD / ${recurring.interval}</p>`;

/** The page on which a person pays. */
export function checkoutPage(store: StripeStore, id: string, action: string | null): Page {
  const session = store.checkout(id);
  if (action === "back") return { goTo: session.cancel_url };
  if (action === "pay") {
    store.pay(id);
    return { goTo: session.success_url };
  }
  if (session.status !== "open") return shell("This page is closed", "");
  const trial = session.bought.trialEnd === null ? "" : "<p>Nothing due today</p>";
  return shell(
    "Stand-in checkout",
    `${priced(store.price(session.bought.price))}${trial}${button("pay", "Pay")}${button("back", "Back")}`,
  );
}

/** The pages on which a person manages what they pay for. */
export function portalPage(store: StripeStore, id: string, action: string | null): Page {
  const session = store.portals.get(id);
  if (!session) return shell("This page is closed", "");
  if (action === "return") return { goTo: session.return_url };
  if (session.confirms) {
    if (action !== "confirm") {
      return shell("Stand-in confirmation", priced(store.price(session.confirms.price)) + button("confirm", "Confirm"));
    }
    store.change(session.confirms.subscription, session.confirms.price);
    return { goTo: session.return_url };
  }
  const { id: subscription } = store.live(session.customer);
  if (action === "cancel") store.cancelAtPeriodEnd(subscription);
  if (action === "go-on") store.goOn(subscription);
  if (action === "new-card") store.recover(subscription);
  const isCancelled = store.subscription(subscription).cancel_at !== null;
  return shell(
    "Stand-in portal",
    [
      isCancelled ? button("go-on", "Do not cancel") : button("cancel", "Cancel subscription"),
      button("new-card", "New card"),
      button("return", "Return"),
    ].join(""),
  );
}
