import { useState } from "react";
import type { SubscriptionView } from "../../../contract/billing.ts";
import { billing as texts } from "../../../i18n/billing.ts";
import { useUnmanagedBilling } from "../../api/billing.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Banner } from "../../components/banner.tsx";
import { useAmounts } from "../../components/purchase/use-amounts.ts";
import { useText } from "../../language.ts";

/** What Stripe may still charge the account for although payments are switched off here, and whom to ask. */
export function UnmanagedSubscription() {
  const text = useText(texts);
  const { data: billing } = useUnmanagedBilling();
  const subscription = billing?.subscription;
  if (!subscription || subscription.state === "ended") return null;
  return (
    <section aria-label={text.subscription} className="border-t border-line pt-4 empty:hidden">
      {subscription.isCancelled ? <LastsUntil subscription={subscription} /> : <StillCharged {...subscription} />}
    </section>
  );
}

function StillCharged({ plan, interval }: SubscriptionView) {
  const text = useText(texts);
  const { supportEmail } = publicConfig;
  return (
    <Banner
      tone="warning"
      msg="billing.unmanaged"
      title={text.unmanaged({ plan: text.planNames[plan], interval: text.intervals[interval] })}
    >
      {text.unmanagedHint}{" "}
      <a className="link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      .
    </Banner>
  );
}

/** Nothing more is charged; once the day has come, as far as is known here, there is nothing left to tell. */
function LastsUntil({ subscription: { plan, interval, state, until } }: { subscription: SubscriptionView }) {
  const text = useText(texts);
  const { day } = useAmounts();
  const [now] = useState(Date.now);
  if (!until || Date.parse(until) < now) return null;
  const named = { plan: text.planNames[plan], interval: text.intervals[interval] };
  return (
    <p className="text-sm text-quiet" data-msg="billing.cancelled">
      <span className="font-[550] text-ink">{text.bought(named)}</span>{" "}
      {state === "scheduled" ? text.neverStarts : text.cancelled({ date: day(until) })}
    </p>
  );
}
