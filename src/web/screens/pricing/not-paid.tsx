import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { publicConfig } from "../../api/public-config.ts";
import { useHydrated } from "../../use-hydrated.ts";

const NotPaidNotice = lazy(() => import("./not-paid-notice.tsx"));

/** Said to whoever turned back on the page on which a plan is paid for. */
export function NotPaid() {
  const [parameters] = useSearchParams();
  if (!useHydrated() || !publicConfig.takesPayments || parameters.get("payment") !== "cancelled") return null;
  return (
    <Suspense>
      <NotPaidNotice />
    </Suspense>
  );
}
