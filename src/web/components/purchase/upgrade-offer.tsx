import type { Billing } from "../../../contract/billing.ts";
import { isAtLeast, PaidPlan } from "../../../domain/subscription.ts";
import { billing as texts } from "../../../i18n/billing.ts";
import { useBilling, useCheckout, usePortal, useStartNow } from "../../api/billing.ts";
import { useText } from "../../language.ts";
import { Button } from "../button.tsx";
import { PurchaseError } from "./purchase-error.tsx";
import { type Offered, purchaseStep } from "./purchase-step.ts";
import { useAmounts } from "./use-amounts.ts";

/** The plans with more in them, where the one in force was found too small. */
export default function UpgradeOffer() {
  const { data: billing } = useBilling();
  return billing ? <Better billing={billing} /> : null;
}

function Better({ billing }: { billing: Billing }) {
  const text = useText(texts);
  const { charge } = useAmounts();
  const checkout = useCheckout();
  const portal = usePortal();
  const start = useStartNow();
  const own = billing.subscription;
  const interval = own && own.state !== "ended" ? own.interval : "monthly";
  const offers = PaidPlan.options
    .filter((plan) => !isAtLeast(billing.plan, plan))
    .map((plan): Offered => ({ plan, interval }))
    .map((offer) => ({ ...offer, step: purchaseStep(billing, offer).kind }));
  const isManaged = offers.some(({ step }) => step === "manage");
  const shown = isManaged ? offers.slice(0, 1) : offers;

  const take = ({ step, plan }: (typeof offers)[number]): void => {
    if (step === "checkout") checkout.mutate({ plan, interval, start: "now" });
    else if (step === "start-now") start.mutate();
    else portal.mutate(step === "change" ? { plan, interval } : null);
  };
  const words = ({ step, ...offer }: (typeof offers)[number]): string => {
    const plan = text.planNames[offer.plan];
    if (step === "manage") return text.manage;
    return step === "start-now" ? text.startNowWith({ plan }) : text.upgrade[interval]({ plan, amount: charge(offer) });
  };
  const isPending = checkout.isPending || portal.isPending || start.isPending;
  const isTaken = ({ plan, step }: (typeof offers)[number]): boolean =>
    isPending && (checkout.isPending ? checkout.variables.plan === plan : step !== "checkout");
  return (
    <>
      {shown.map((offer, index) => (
        <Button
          key={offer.plan}
          size="sm"
          variant={index === 0 ? "primary" : "secondary"}
          isPending={isTaken(offer)}
          pendingLabel={offer.step === "start-now" ? text.starting : text.opening}
          onClick={() => (isPending ? undefined : take(offer))}
        >
          {words(offer)}
        </Button>
      ))}
      <PurchaseError error={checkout.error ?? portal.error ?? start.error} />
    </>
  );
}
