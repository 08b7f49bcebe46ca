import type { IncomingHttpHeaders } from "node:http";
import { and, eq } from "drizzle-orm";
import type { User } from "../../../contract/accounts.ts";
import { normaliseEmail } from "../../../domain/allow-list.ts";
import { mayEnter } from "../../allow-list.ts";
import { account, user } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { verifyPassword } from "../../password-hash.ts";
import { openSession } from "../../auth.ts";
import type { AccountDeps } from "./account-deps.ts";
import { countAttempt } from "../../access/attempts.ts";
import { notAllowed } from "./messages.ts";
import { presentUser } from "./present-user.ts";
import { sendVerification } from "./send-verification.ts";

/** Takes the same steps for an address without account, so that neither words nor time tell whether there is one. */
export async function login(
  deps: AccountDeps,
  body: { email: string; password: string },
  headers: IncomingHttpHeaders,
): Promise<{ user: User; cookies: string[] }> {
  const { db, auth, config } = deps;
  const email = normaliseEmail(body.email);
  if (config.rateLimits && !(await countAttempt(db, "sign-in", email))) {
    throw new AppError("RATE_LIMITED", "Too many sign-in attempts, please try again in a few minutes");
  }
  const [found] = await db
    .select({ user, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email));
  const matches = await verifyPassword(found?.hash, body.password);
  if (!found || !matches) throw new AppError("BAD_CREDENTIALS", "Invalid email or password");
  if (!(await mayEnter(db, email))) throw new AppError("EMAIL_NOT_ALLOWED", notAllowed.byPassword);
  if (config.requireVerifiedEmail && !found.user.emailVerified) {
    sendVerification(deps, found.user);
    throw new AppError("EMAIL_NOT_VERIFIED", "Please confirm your address first: we have sent you a link");
  }
  return { user: presentUser(found.user, true), cookies: await openSession(auth, found.user.id, headers) };
}
