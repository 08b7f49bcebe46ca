import type { IncomingHttpHeaders } from "node:http";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { FastifyReply, FastifyRequest } from "fastify";
import { mails } from "../i18n/mails.ts";
import { noteProvenAddress } from "./access/note-proven-address.ts";
import { readLocale } from "./access/read-locale.ts";
import type { Background } from "./background.ts";
import type { Config } from "./config.ts";
import type { SignedIn } from "./ctx.ts";
import type { Db } from "./db/client.ts";
import * as schema from "./db/schema.ts";
import { newId } from "./ids.ts";
import type { Mail } from "./mail/mail.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { type OpenSession, sessionEndpoints } from "./session-endpoints.ts";
import { sessionDays } from "./session-life.ts";

type AuthConfig = Pick<Config, "appUrl" | "secret" | "ownerEmails" | "requireVerifiedEmail">;

/** `__Host-` where the public address is https: browsers then refuse it from anywhere else. */
export const sessionCookie = (appUrl: string): string =>
  appUrl.startsWith("https:") ? "__Host-sondeo.session" : "sondeo.session";

export type Auth = ReturnType<typeof makeAuth>;

/**
 * better-auth for sessions, cookies and the links sent by mail. Its handler is mounted nowhere, and accounts are
 * opened by our own transactions: a set-up link, the account and its entry in the allow-list come together or not.
 */
export function makeAuth(deps: { db: Db; config: AuthConfig; mail: Mail; background: Background }) {
  const { db, config, mail, background } = deps;
  const secure = config.appUrl.startsWith("https:");
  const noteProven = (user: { id: string; email: string }) => noteProvenAddress(db, user, config.ownerEmails);
  return betterAuth({
    appName: "Sondeo",
    baseURL: config.appUrl,
    basePath: "/internal/auth",
    secret: config.secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // its lines quote addresses; what fails is thrown and logged by us
    logger: { disabled: true },
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    advanced: {
      cookiePrefix: "sondeo",
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookie(config.appUrl), attributes: { secure } },
      },
      database: { generateId: () => newId() },
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: sessionDays.idle * 86_400 },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // the rule is ours, and counts code points
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3_600,
      async sendResetPassword({ user, token }) {
        const link = `${config.appUrl}/reset-password/${token}`;
        const { subject, text } = mails[await readLocale(db, user.id)].resetPassword;
        // Not awaited here, where what fails would be heard by nobody.
        background.run("send-reset-link", () => mail.send({ to: user.email, subject, text: text({ link }) }));
      },
      onPasswordReset: ({ user }) => noteProven(user),
    },
    emailVerification: { afterEmailVerification: noteProven },
    plugins: [{ id: "sondeo", endpoints: sessionEndpoints({ db, requireVerifiedEmail: config.requireVerifiedEmail }) }],
  });
}

/** Who sends the request, or null for nobody. A cookie that is prolonged or dead is renewed in the reply. */
export async function readSession(
  { auth }: { auth: Auth },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const { response, headers } = await askForSession(auth, request.headers);
  giveCookies(reply, headers.getSetCookie());
  return response?.user ?? null;
}

/** The session that a request comes with. */
export async function currentSession(auth: Auth, headers: IncomingHttpHeaders): Promise<OpenSession | null> {
  return (await askForSession(auth, headers)).response;
}

/** Starts a session; gives the cookies to answer with. */
export async function openSession(auth: Auth, userId: string, headers: IncomingHttpHeaders): Promise<string[]> {
  const opened = await auth.api.openSession({
    body: { userId },
    headers: authHeaders(headers),
    returnHeaders: true,
  });
  return opened.headers.getSetCookie();
}

/** Ends the session of the request, if it has one; gives the cookies to answer with. */
export async function endSession(auth: Auth, headers: IncomingHttpHeaders): Promise<string[]> {
  const ended = await auth.api.signOut({ headers: authHeaders(headers), returnHeaders: true });
  return ended.headers.getSetCookie();
}

export function giveCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) void reply.header("set-cookie", cookie);
}

const askForSession = (auth: Auth, headers: IncomingHttpHeaders) =>
  auth.api.readSession({ headers: authHeaders(headers), returnHeaders: true });

function authHeaders(headers: IncomingHttpHeaders): Headers {
  const own = new Headers();
  if (headers.cookie !== undefined) own.set("cookie", headers.cookie);
  if (headers["user-agent"] !== undefined) own.set("user-agent", headers["user-agent"].slice(0, 300));
  return own;
}
