import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { billing as texts } from "../../../i18n/billing.ts";
import { useSession } from "../../api/accounts.ts";
import { useBilling } from "../../api/billing.ts";
import { queryClient } from "../../api/query-client.ts";
import { Button } from "../../components/button.tsx";
import { PlanPurchase } from "../../components/purchase/plan-purchase.tsx";
import type { Offered } from "../../components/purchase/purchase-step.ts";
import { useText } from "../../language.ts";

type Props = { offer: Offered; variant: "primary" | "secondary"; children: ReactNode };

/** How whoever is signed in comes to a plan; `children` for everybody else. */
export default function SignedInPurchase(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Purchase {...props} />
    </QueryClientProvider>
  );
}

function Purchase({ children, ...offered }: Props) {
  const { state } = useSession();
  return state === "authenticated" ? <OwnPurchase {...offered}>{children}</OwnPurchase> : children;
}

function OwnPurchase({ offer, variant, children }: Props) {
  const text = useText(texts);
  const { data: billing, isError } = useBilling();
  if (isError) return children;
  if (billing) return <PlanPurchase billing={billing} offer={offer} variant={variant} />;
  return (
    <Button size="lg" variant={variant} isPending>
      {text.choose({ plan: text.planNames[offer.plan] })}
    </Button>
  );
}
