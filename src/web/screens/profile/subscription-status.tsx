import type { Billing, SubscriptionView } from "../../../contract/billing.ts";
import { billing as texts } from "../../../i18n/billing.ts";
import { useBilling, usePortal, useStartNow } from "../../api/billing.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { isPaymentDue, PaymentDue } from "../../components/purchase/payment-due.tsx";
import { PurchaseError } from "../../components/purchase/purchase-error.tsx";
import { useAmounts } from "../../components/purchase/use-amounts.ts";
import { useText } from "../../language.ts";
import { PaymentReturn } from "./payment-return.tsx";

/** What the account pays for, until when, and the way to Stripe's pages on which that is managed. */
export function SubscriptionStatus() {
  const text = useText(texts);
  const { data: billing, isError } = useBilling();
  return (
    <section aria-label={text.subscription} className="grid gap-3 border-t border-line pt-4 empty:hidden">
      <PaymentReturn />
      {isError && !billing ? <p className="text-sm text-quiet">{text.loadFailed}</p> : null}
      {billing?.givenPlan === billing?.plan && billing && billing.plan !== "trial" ? (
        <p className="text-sm text-quiet">{text.givenPlan({ plan: text.planNames[billing.plan] })}</p>
      ) : null}
      {billing?.subscription ? <Subscription billing={billing} subscription={billing.subscription} /> : null}
    </section>
  );
}

function Subscription({ billing, subscription }: { billing: Billing; subscription: SubscriptionView }) {
  const text = useText(texts);
  const portal = usePortal();
  const start = useStartNow();
  const isWaiting = subscription.state === "scheduled" && !subscription.isCancelled;
  return (
    <>
      <State subscription={subscription} isInForce={billing.plan === subscription.plan} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={subscription.state === "past-due" || subscription.state === "unpaid" ? "primary" : "secondary"}
          isPending={portal.isPending}
          pendingLabel={text.opening}
          onClick={() => portal.mutate(null)}
        >
          {text.manage}
        </Button>
        {isWaiting ? (
          <Button
            size="sm"
            variant="quiet"
            isPending={start.isPending}
            pendingLabel={text.starting}
            onClick={() => start.mutate()}
          >
            {text.startNowWith({ plan: text.planNames[subscription.plan] })}
          </Button>
        ) : null}
      </div>
      <PurchaseError error={portal.error ?? start.error} />
    </>
  );
}

function State({ subscription, isInForce }: { subscription: SubscriptionView; isInForce: boolean }) {
  const text = useText(texts);
  const { day } = useAmounts();
  const { plan, interval, state, isCancelled, until, next } = subscription;
  const date = until ? day(until) : "";
  const named = { plan: text.planNames[plan], interval: text.intervals[interval] };
  if (isPaymentDue(subscription)) return <PaymentDue subscription={subscription} isInForce={isInForce} />;
  if (state === "incomplete") return <Banner tone="info" msg="billing.incomplete" title={text.incomplete} />;
  if (state === "ended") {
    return <p className="text-sm text-quiet">{text.ended({ plan: named.plan, date })}</p>;
  }
  return (
    <p className="text-sm text-quiet" data-msg={`billing.${isCancelled ? "cancelled" : state}`}>
      <span className="font-[550] text-ink">{text.bought(named)}</span> {course()}
    </p>
  );

  function course(): string {
    if (state === "scheduled") return isCancelled ? text.neverStarts : text.scheduled({ date });
    if (isCancelled) return text.cancelled({ date });
    if (!next) return text.renews({ date });
    return text.next({ date, plan: text.planNames[next.plan], interval: text.intervals[next.interval] });
  }
}
