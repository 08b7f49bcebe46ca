import { signedIn } from "../../i18n/signed-in.ts";
import { type AllowanceKind, useAllowance } from "../api/use-allowance.ts";
import { useText } from "../language.ts";
import { useNumberWriter } from "../number-format.ts";

/** How many of the plan's reports or pages are left, and until when. Nothing where none are counted out. */
export function AllowanceLeft({ kind }: { kind: AllowanceKind }) {
  const words = useText(signedIn).allowance;
  const { whole } = useNumberWriter();
  const allowance = useAllowance(kind);
  if (!allowance) return null;
  const { left, limit, end, isOver } = allowance;
  return (
    <p className="text-xs text-quiet tabular-nums">
      {isOver ? words.trialIsOver : words[kind]({ count: left, left: whole(left), limit: whole(limit), end })}
    </p>
  );
}
