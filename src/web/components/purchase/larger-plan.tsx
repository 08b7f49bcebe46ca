import { lazy, Suspense } from "react";
import { tools } from "../../../i18n/tools.ts";
import { publicConfig } from "../../api/public-config.ts";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { LinkButton } from "../link-button.tsx";

const UpgradeOffer = lazy(() => import("./upgrade-offer.tsx"));

/** Better plans to pay for where that can be done here, and what all of them hold. */
export function LargerPlan() {
  const text = useText(tools).website.actions;
  const seePrices = (
    <LinkButton variant="secondary" size="sm" to={publicPath("/pricing", useLanguage())}>
      {text.prices}
    </LinkButton>
  );
  if (!publicConfig.takesPayments) return seePrices;
  return (
    <Suspense fallback={seePrices}>
      <UpgradeOffer />
      {seePrices}
    </Suspense>
  );
}
