import { isAPIError } from "better-auth/api";
import type { AccountDeps } from "./account-deps.ts";

/** Where a browser goes after it followed the link that proves an address. */
export async function verifyEmail(deps: AccountDeps, token: string): Promise<string> {
  try {
    await deps.auth.api.verifyEmail({ query: { token } });
    return "/login?verified=1";
  } catch (error) {
    if (isAPIError(error)) return "/login?verified=0";
    throw error;
  }
}
