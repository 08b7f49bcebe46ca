import { isAPIError } from "better-auth/api";
import { AppError } from "../../errors.ts";
import type { AccountDeps } from "./account-deps.ts";
import { checkNewPassword } from "./new-password.ts";

/** Works once per link. Ends every session of the account and every other link sent for it. */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; newPassword: string },
): Promise<{ success: true; message: string }> {
  checkNewPassword(input.newPassword);
  try {
    await deps.auth.api.resetPassword({ body: input });
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 400) {
      throw new AppError("TOKEN_INVALID", "El enlace caducó o ya se usó.", { cause: error });
    }
    throw error;
  }
  return { success: true, message: "Contraseña restablecida. Inicia sesión." };
}
