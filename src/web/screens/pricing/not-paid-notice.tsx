import { billing } from "../../../i18n/billing.ts";
import { Banner } from "../../components/banner.tsx";
import { useText } from "../../language.ts";

export default function NotPaidNotice() {
  const text = useText(billing);
  return <Banner tone="info" msg="payment.cancelled" title={text.cancelledCheckout} />;
}
