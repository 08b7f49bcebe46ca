import { normaliseEmail } from "../../../domain/allow-list.ts";
import type { AccountDeps } from "./account-deps.ts";
import { countAttempt } from "../../access/attempts.ts";

/** Everything happens after the answer, which is therefore the same, and as quick, for every address. */
export function forgotPassword(deps: AccountDeps, address: string): { success: true; message: string } {
  const email = normaliseEmail(address);
  deps.background.run("send-reset-link", async () => {
    if (deps.config.rateLimits && !(await countAttempt(deps.db, "send-mail", email))) return;
    await deps.auth.api.requestPasswordReset({ body: { email } });
  });
  return {
    success: true,
    message: "Se han enviado instrucciones de restablecimiento a tu dirección de correo electrónico.",
  };
}
