import type { IncomingHttpHeaders } from "node:http";
import { and, eq, ne, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../contract/errors.ts";
import type { Ctx } from "../../ctx.ts";
import type { DbOrTx } from "../../db/client.ts";
import { account, session, user, verification } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { mailMessages } from "../../mail/messages.ts";
import { hashPassword, verifyPassword } from "../../password-hash.ts";
import { currentSession } from "../../auth.ts";
import type { AccountDeps } from "./account-deps.ts";
import { countAttempt } from "./attempts.ts";
import { refuseNewPassword } from "./new-password.ts";

type Outcome = { ok: true; message: string } | { ok: false; code: ErrorCode; message: string };

const recentMs = 10 * 60_000;

/** Asks for the current password, or for a session that was opened minutes ago. Ends every other session. */
export async function changePassword(
  deps: AccountDeps,
  ctx: Ctx,
  input: { password: string; currentPassword: string | null; headers: IncomingHttpHeaders },
): Promise<Outcome> {
  const { auth, config } = deps;
  const refusal = refuseNewPassword(input.password);
  if (refusal) return { ok: false, ...refusal };
  const open = await currentSession(auth, input.headers);
  const found = await readCredential(ctx);
  if (!open || !found) return wrongPassword;
  if (input.currentPassword === null) {
    if (Date.now() - open.createdAt.getTime() > recentMs) return found.hash === null ? signInAgain : wrongPassword;
  } else {
    if (config.rateLimits && !(await countAttempt(ctx.db, "change-password", ctx.user.id))) return tooMany;
    if (!(await verifyPassword(found.hash, input.currentPassword))) return wrongPassword;
  }
  const hash = await hashPassword(input.password);
  await ctx.db.transaction(async (tx) => {
    await storeHash(tx, ctx.user.id, hash);
    await tx.delete(session).where(and(eq(session.userId, ctx.user.id), ne(session.id, open.id)));
    await tx.delete(verification).where(eq(verification.value, ctx.user.id));
  });
  deps.background.run("send-password-changed", () => {
    const content = mailMessages[ctx.user.locale].passwordChanged(`${config.appUrl}/forgot-password`);
    return deps.mail.send({ to: found.email, ...content });
  });
  return { ok: true, message: "Contraseña actualizada correctamente" };
}

async function readCredential(ctx: Ctx): Promise<{ email: string; hash: string | null } | null> {
  const [found] = await ctx.db
    .select({ email: user.email, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.id, ctx.user.id));
  return found ?? null;
}

const storeHash = (tx: DbOrTx, userId: string, hash: string) =>
  tx
    .insert(account)
    .values({ id: newId(), userId, providerId: "credential", accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [account.providerId, account.accountId],
      set: { password: hash, updatedAt: sql`now()` },
    });

const wrongPassword = { ok: false, code: "WRONG_PASSWORD", message: "La contraseña actual no es correcta" } as const;
const signInAgain = {
  ok: false,
  code: "WRONG_PASSWORD",
  message: "Por seguridad, vuelve a iniciar sesión antes de elegir una contraseña",
} as const;
const tooMany = {
  ok: false,
  code: "RATE_LIMITED",
  message: "Demasiados intentos. Inténtalo de nuevo en unos minutos.",
} as const;
