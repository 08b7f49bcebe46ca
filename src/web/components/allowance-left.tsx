import { planLimits } from "../../domain/plans.ts";
import { signedIn } from "../../i18n/signed-in.ts";
import { useUsage, useUser } from "../api/accounts.ts";
import { publicConfig } from "../api/public-config.ts";
import { useText } from "../language.ts";
import { useNumberWriter } from "../number-format.ts";

/** How many of the plan's reports or pages are left. Nothing where none are counted out. */
export function AllowanceLeft({ kind }: { kind: "reports" | "scrapes" }) {
  const words = useText(signedIn).dashboard.left;
  const { plan } = useUser();
  const { data: usage } = useUsage();
  const { whole } = useNumberWriter();
  const limit = planLimits[plan][kind];
  if (!publicConfig.enforcesPlans || limit === null || !usage) return null;
  const left = Math.max(0, limit - usage[kind]);
  return (
    <p className="text-xs text-quiet tabular-nums">
      {words[kind]({ count: left, left: whole(left), limit: whole(limit) })}
    </p>
  );
}
