import { signedIn } from "../../../i18n/signed-in.ts";
import { type AllowanceKind, useAllowance } from "../../api/use-allowance.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";
import { LargerPlan } from "./larger-plan.tsx";

/** Says before a form is filled in that the plan gives no more of it, and leads to the plans that do. */
export function UsedUp({ kind }: { kind: AllowanceKind }) {
  const words = useText(signedIn).allowance;
  const { whole } = useNumberWriter();
  const allowance = useAllowance(kind);
  if (!allowance || (allowance.left > 0 && !allowance.isOver)) return null;
  const { isTrial, isOver, limit, end } = allowance;
  return (
    <Banner
      tone="warning"
      msg="plan.usedUp"
      title={isOver ? words.trialIsOver : words.usedUp[kind]({ limit: whole(limit) })}
      actions={<LargerPlan />}
    >
      {isOver ? words.trialIsOverWhy : isTrial ? words.withTrial : words.anew({ end })}
    </Banner>
  );
}
