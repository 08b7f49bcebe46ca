import { type ReactNode, useState } from "react";
import type { SubscriptionView } from "../../../contract/billing.ts";
import { billing as texts } from "../../../i18n/billing.ts";
import { useText } from "../../language.ts";
import { Banner } from "../banner.tsx";
import { useAmounts } from "./use-amounts.ts";

/** Whether a payment failed that the plan hangs on. */
export const isPaymentDue = ({ state }: SubscriptionView): boolean => state === "past-due" || state === "unpaid";

type Props = { subscription: SubscriptionView; isInForce: boolean; actions?: ReactNode };

/** That a payment failed, and until when the plan is kept in spite of it. */
export function PaymentDue({ subscription: { state, until }, isInForce, actions }: Props) {
  const text = useText(texts);
  const { day } = useAmounts();
  const [now] = useState(Date.now);
  const isGraceOver = !(until && Date.parse(until) > now) && !isInForce;
  if (state === "unpaid" || isGraceOver) {
    return (
      <Banner tone="error" msg="billing.unpaid" title={text.unpaid} actions={actions}>
        {text.unpaidHint}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" msg="billing.pastDue" title={text.pastDue} actions={actions}>
      {text.pastDueHint({ date: until ? day(until) : "" })}
    </Banner>
  );
}
