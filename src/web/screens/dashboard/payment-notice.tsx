import { billing as texts } from "../../../i18n/billing.ts";
import { useBilling } from "../../api/billing.ts";
import { LinkButton } from "../../components/link-button.tsx";
import { isPaymentDue, PaymentDue } from "../../components/purchase/payment-due.tsx";
import { useText } from "../../language.ts";

/** Says where the work begins that a payment failed, before the plan is lost over it. */
export default function PaymentNotice() {
  const text = useText(texts);
  const { data: billing } = useBilling();
  const subscription = billing?.subscription;
  if (!subscription || !isPaymentDue(subscription)) return null;
  return (
    <PaymentDue
      subscription={subscription}
      isInForce={billing.plan === subscription.plan}
      actions={
        <LinkButton variant="secondary" size="sm" to="/profile">
          {text.seeProfile}
        </LinkButton>
      }
    />
  );
}
