import { useEffect } from "react";
import { billing as texts } from "../../../i18n/billing.ts";
import { usePaymentReturn } from "../../api/payment-return.ts";
import { Banner } from "../../components/banner.tsx";
import { Button } from "../../components/button.tsx";
import { useAmounts } from "../../components/purchase/use-amounts.ts";
import { useText } from "../../language.ts";

/** What came of going to Stripe's pages: nothing is said to be paid before Stripe says so. */
export function PaymentReturn() {
  const text = useText(texts);
  const { day } = useAmounts();
  const { state, subscription, forget, askAgain } = usePaymentReturn();
  const isOver = state === "confirmed" || state === "managed";
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
  if (state === "asking") return <Banner tone="info" msg="payment.checking" title={text.checking} takesFocus />;
  if (state === "waiting") {
    return (
      <Banner
        tone="warning"
        msg="payment.waiting"
        title={text.stillWaiting}
        actions={
          <Button size="sm" variant="secondary" onClick={askAgain}>
            {text.checkAgain}
          </Button>
        }
      >
        {text.stillWaitingHint}
      </Banner>
    );
  }
  if (state !== "confirmed" || !subscription || subscription.state === "incomplete") return null;
  const plan = text.planNames[subscription.plan];
  const isLater = subscription.state === "scheduled" && subscription.until;
  return (
    <Banner
      tone="success"
      msg="payment.confirmed"
      title={isLater ? text.confirmedLater({ plan, date: day(subscription.until ?? "") }) : text.confirmed({ plan })}
      takesFocus
    />
  );
}
