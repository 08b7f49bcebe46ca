import type { Billing } from "../../../contract/billing.ts";
import { billing as texts } from "../../../i18n/billing.ts";
import { useCheckout, usePortal, useStartNow } from "../../api/billing.ts";
import { useText } from "../../language.ts";
import { Button } from "../button.tsx";
import { LinkButton } from "../link-button.tsx";
import { PurchaseError } from "./purchase-error.tsx";
import { type Offered, purchaseStep } from "./purchase-step.ts";
import { useAmounts } from "./use-amounts.ts";

type Props = { billing: Billing; offer: Offered; variant: "primary" | "secondary" };

/** The buttons by which a signed-in person comes to a plan, with what they cost and when. */
export function PlanPurchase({ billing, offer, variant }: Props) {
  const step = purchaseStep(billing, offer);
  if (step.kind === "checkout") return <Checkout offer={offer} laterStart={step.laterStart} variant={variant} />;
  if (step.kind === "change") {
    return <Change offer={offer} isOtherInterval={step.isOtherInterval} variant={variant} />;
  }
  if (step.kind === "start-now") return <StartNow offer={offer} />;
  return step.kind === "manage" ? <Manage /> : <Owned isGiven={step.kind === "given"} />;
}

const note = "text-xs text-pretty text-quiet";

function Checkout({ offer, laterStart, variant }: Omit<Props, "billing"> & { laterStart: string | null }) {
  const text = useText(texts);
  const { charge, day } = useAmounts();
  const checkout = useCheckout();
  const under = checkout.isPending ? checkout.variables.start : null;
  const amount = charge(offer);
  return (
    <div className="grid content-start gap-2.5">
      <Button
        size="lg"
        variant={variant}
        isPending={under !== null && (laterStart === null || under === "after-trial")}
        pendingLabel={text.opening}
        onClick={() => checkout.mutate({ ...offer, start: laterStart ? "after-trial" : "now" })}
      >
        {text.choose({ plan: text.planNames[offer.plan] })}
      </Button>
      {laterStart ? (
        <Button
          variant="quiet"
          isPending={under === "now"}
          pendingLabel={text.opening}
          onClick={() => checkout.mutate({ ...offer, start: "now" })}
        >
          {text.startNow}
        </Button>
      ) : null}
      <p className={note}>
        {laterStart ? text.firstCharge({ amount, date: day(laterStart) }) : text.chargedToday({ amount })}{" "}
        {text.payOnStripe}
      </p>
      <PurchaseError error={checkout.error} />
    </div>
  );
}

function Change({ offer, isOtherInterval, variant }: Omit<Props, "billing"> & { isOtherInterval: boolean }) {
  const text = useText(texts);
  const otherInterval = offer.interval === "annual" ? "monthly" : "annual";
  const portal = usePortal();
  return (
    <div className="grid content-start gap-2.5">
      <Button
        size="lg"
        variant={isOtherInterval ? "secondary" : variant}
        isPending={portal.isPending}
        pendingLabel={text.opening}
        onClick={() => portal.mutate(offer)}
      >
        {isOtherInterval ? text.changeInterval[offer.interval] : text.changeTo({ plan: text.planNames[offer.plan] })}
      </Button>
      <p className={note}>
        {isOtherInterval ? `${text.currentOtherwise({ interval: text.intervals[otherInterval] })} ` : ""}
        {text.confirmChange}
      </p>
      <PurchaseError error={portal.error} />
    </div>
  );
}

function StartNow({ offer }: { offer: Offered }) {
  const text = useText(texts);
  const { charge } = useAmounts();
  const start = useStartNow();
  return (
    <div className="grid content-start gap-2.5">
      <Button
        size="lg"
        variant="secondary"
        isPending={start.isPending}
        pendingLabel={text.starting}
        onClick={() => start.mutate()}
      >
        {text.startNow}
      </Button>
      <p className={note}>{text.chargedToday({ amount: charge(offer) })}</p>
      <PurchaseError error={start.error} />
    </div>
  );
}

function Manage() {
  const text = useText(texts);
  const portal = usePortal();
  return (
    <div className="grid content-start gap-2.5">
      <Button
        size="lg"
        variant="secondary"
        isPending={portal.isPending}
        pendingLabel={text.opening}
        onClick={() => portal.mutate(null)}
      >
        {text.manage}
      </Button>
      <PurchaseError error={portal.error} />
    </div>
  );
}

function Owned({ isGiven }: { isGiven: boolean }) {
  const text = useText(texts);
  return (
    <div className="grid content-start gap-2.5">
      <LinkButton to="/profile" size="lg" variant="secondary">
        {text.seeProfile}
      </LinkButton>
      <p className={note}>{isGiven ? text.given : text.current}</p>
    </div>
  );
}
