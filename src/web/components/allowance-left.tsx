import { planLimits } from "../../domain/plans.ts";
import { signedIn } from "../../i18n/signed-in.ts";
import { useUser } from "../api/accounts.ts";
import { publicConfig } from "../api/public-config.ts";
import { type AllowanceKind, useAllowance } from "../api/use-allowance.ts";
import { useText } from "../language.ts";
import { useNumberWriter } from "../number-format.ts";

const lineStyle = "text-xs text-quiet tabular-nums";

/** How many of the plan's reports or pages are left, and until when. Nothing where no plan counts. */
export function AllowanceLeft({ kind }: { kind: AllowanceKind }) {
  const words = useText(signedIn).allowance;
  const { whole } = useNumberWriter();
  const allowance = useAllowance(kind);
  const hasLimit = planLimits[useUser().plan][kind] !== null;
  if (publicConfig.enforcesPlans && !hasLimit) return <p className={lineStyle}>{words.unlimited[kind]}</p>;
  if (!allowance) return null;
  const { left, limit, end, isOver } = allowance;
  return (
    <p className={lineStyle}>
      {isOver ? words.trialIsOver : words[kind]({ count: left, left: whole(left), limit: whole(limit), end })}
    </p>
  );
}
