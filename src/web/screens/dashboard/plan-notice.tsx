import { planLimits } from "../../../domain/plans.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useUsage, useUser } from "../../api/accounts.ts";
import { publicConfig } from "../../api/public-config.ts";
import { Banner } from "../../components/banner.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { publicPath } from "../../public-paths.ts";

/** From this share of a limit on it is spoken of. */
const nearly = 0.8;

/** Says in time that the plan's reports or pages will be used up. Nothing where limits are not enforced. */
export function PlanNotice() {
  const text = useText(signedIn).planNotice;
  const language = useLanguage();
  const { plan } = useUser();
  const { data: usage } = useUsage();
  const { whole } = useNumberWriter();
  if (!publicConfig.enforcesPlans || !usage) return null;
  const limits = planLimits[plan];
  const near = (["reports", "scrapes"] as const).flatMap((kind) => {
    const limit = limits[kind];
    return limit !== null && usage[kind] >= limit * nearly ? [{ kind, used: usage[kind], limit }] : [];
  });
  if (near.length === 0) return null;
  return (
    <Banner
      tone="warning"
      msg="plan.nearLimit"
      title={near.some(({ used, limit }) => used >= limit) ? text.reached : text.near}
      actions={
        <LinkButton variant="secondary" size="sm" to={publicPath("/pricing", language)}>
          {text.prices}
        </LinkButton>
      }
    >
      {near.map(({ kind, used, limit }) => text[kind]({ used: whole(used), limit: whole(limit) })).join(" ")}
    </Banner>
  );
}
