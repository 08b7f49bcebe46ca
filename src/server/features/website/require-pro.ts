import type { Config } from "../../config.ts";
import type { SignedIn } from "../../ctx.ts";
import { AppError } from "../../errors.ts";

/** Whether an account may have rules for sites and other ways in. */
export const hasPro = (user: Pick<SignedIn, "plan">, { planLimits }: Pick<Config, "planLimits">): boolean =>
  user.plan === "pro" || !planLimits;

export function requirePro(user: Pick<SignedIn, "plan">, config: Pick<Config, "planLimits">): void {
  if (hasPro(user, config)) return;
  throw new AppError("LIMIT_REACHED", "Rules for a site and advanced log-in are part of the Pro plan");
}
