import { lazy, type ReactNode, Suspense } from "react";
import { publicConfig } from "../../api/public-config.ts";
import type { Offered } from "../../components/purchase/purchase-step.ts";
import { useHydrated } from "../../use-hydrated.ts";

const SignedInPurchase = lazy(() => import("./signed-in-purchase.tsx"));

type Props = { offer: Offered; variant: "primary" | "secondary"; children: ReactNode };

/** The way to a plan: `children`, or where plans are paid for and somebody is signed in, to pay for it. */
export function PlanWay({ children, ...offered }: Props) {
  if (!useHydrated() || !publicConfig.takesPayments) return children;
  return (
    <Suspense fallback={children}>
      <SignedInPurchase {...offered}>{children}</SignedInPurchase>
    </Suspense>
  );
}
