import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { isOnAllowList } from "./allow-list.ts";
import type { SignedIn } from "./ctx.ts";
import type { Db } from "./db/client.ts";
import { session, user } from "./db/schema.ts";
import { isOver, prolongedUntil, sessionDays } from "./session-life.ts";

export type OpenSession = { readonly id: string; readonly createdAt: Date; readonly user: SignedIn };

type EndpointContext = Parameters<Parameters<typeof createAuthEndpoint.serverOnly>[1]>[0];

/** Calls of `auth.api` that no address on the network reaches. */
export function sessionEndpoints(options: { db: Db; requireVerifiedEmail: boolean }) {
  const { db, requireVerifiedEmail } = options;
  return {
    /** A new session with a new token for an account that has proven itself; one that was presented ends. */
    openSession: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const presented = await presentedToken(ctx);
        if (presented) await ctx.context.internalAdapter.deleteSession(presented);
        const opened = await ctx.context.internalAdapter.createSession(ctx.body.userId);
        await giveCookie(ctx, opened.token, sessionDays.idle * 86_400);
        return ctx.json({ id: opened.id });
      },
    ),
    /** The session that the cookie names, as long as its account may still come in. Reads the database once. */
    readSession: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => {
      const token = await presentedToken(ctx);
      if (!token) return ctx.json(null);
      const [found] = await db
        .select(columns)
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(eq(session.token, token));
      const now = new Date();
      if (!found || isOver(found.times, now)) {
        deleteSessionCookie(ctx);
        return ctx.json(null);
      }
      if (!found.allowed || (requireVerifiedEmail && !found.emailVerified)) return ctx.json(null);
      const until = prolongedUntil(found.times, now);
      if (until) {
        await db.update(session).set({ expiresAt: until, updatedAt: now }).where(eq(session.id, found.id));
        await giveCookie(ctx, token, Math.floor((until.getTime() - now.getTime()) / 1_000));
      }
      const open: OpenSession = { id: found.id, createdAt: found.times.createdAt, user: found.user };
      return ctx.json(open);
    }),
  };
}

const columns = {
  id: session.id,
  times: { createdAt: session.createdAt, updatedAt: session.updatedAt, expiresAt: session.expiresAt },
  emailVerified: user.emailVerified,
  allowed: isOnAllowList(user.email),
  user: { id: user.id, plan: user.plan, locale: user.locale, role: user.role, createdAt: user.createdAt },
};

const presentedToken = (ctx: EndpointContext) =>
  ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret);

async function giveCookie(ctx: EndpointContext, token: string, maxAge: number): Promise<void> {
  const { name, attributes } = ctx.context.authCookies.sessionToken;
  await ctx.setSignedCookie(name, token, ctx.context.secret, { ...attributes, maxAge });
}
