import { Link } from "react-router";
import { planLimits } from "../../domain/plans.ts";
import { signedIn } from "../../i18n/signed-in.ts";
import { useUsage, useUser } from "../api/accounts.ts";
import { publicConfig } from "../api/public-config.ts";
import { useLanguage, useText } from "../language.ts";
import { useNumberWriter } from "../number-format.ts";
import { publicPath } from "../public-paths.ts";

type Props = {
  kind: "reports" | "scrapes";
  /** Leads to the plans where nothing is left. */
  offersPlans?: boolean;
};

/** How many of the plan's reports or pages are left. Nothing where none are counted out. */
export function AllowanceLeft({ kind, offersPlans = false }: Props) {
  const text = useText(signedIn);
  const words = text.dashboard.left;
  const { plan } = useUser();
  const { data: usage } = useUsage();
  const { whole } = useNumberWriter();
  const language = useLanguage();
  const limit = planLimits[plan][kind];
  if (!publicConfig.enforcesPlans || limit === null || !usage) return null;
  const left = Math.max(0, limit - usage[kind]);
  return (
    <p className="text-xs text-quiet tabular-nums">
      {words[kind]({ count: left, left: whole(left), limit: whole(limit) })}
      {offersPlans && left === 0 ? (
        <>
          {" · "}
          <Link to={publicPath("/pricing", language)} className="link inline-flex min-h-6 items-center">
            {text.planNotice.prices}
          </Link>
        </>
      ) : null}
    </p>
  );
}
