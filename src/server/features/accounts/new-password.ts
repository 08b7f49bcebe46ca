import { maxPasswordLength, passwordProblem, type PasswordProblem } from "../../../domain/password.ts";
import type { ErrorCode } from "../../../contract/errors.ts";
import { AppError } from "../../errors.ts";

type Refusal = { readonly code: ErrorCode; readonly message: string };

const refusals: Record<PasswordProblem, Refusal> = {
  "too-short": { code: "PASSWORD_TOO_SHORT", message: "La contraseña debe tener al menos 8 caracteres" },
  "too-long": { code: "PASSWORD_TOO_LONG", message: "La contraseña debe tener como máximo 128 caracteres" },
  mismatch: { code: "PASSWORDS_DIFFER", message: "Passwords do not match" },
};

/** Why a new password cannot be taken, or null. */
export function refuseNewPassword(password: string, confirmation = password): Refusal | null {
  // megabytes are refused before they are taken apart into code points
  const problem = password.length > 2 * maxPasswordLength ? "too-long" : passwordProblem(password, confirmation);
  return problem && refusals[problem];
}

export function checkNewPassword(password: string, confirmation?: string): void {
  const refusal = refuseNewPassword(password, confirmation);
  if (refusal) throw new AppError(refusal.code, refusal.message);
}
