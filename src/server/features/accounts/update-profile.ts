import type { IncomingHttpHeaders } from "node:http";
import { eq, sql } from "drizzle-orm";
import type { updateProfile as contract } from "../../../contract/accounts.ts";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type { ErrorCode } from "../../../contract/errors.ts";
import type { Ctx } from "../../ctx.ts";
import { user } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AccountDeps } from "./account-deps.ts";
import { changePassword } from "./change-password.ts";
import { readUser } from "./present-user.ts";
import { parseUsername } from "./username.ts";

type Body = Parsed<typeof contract>["body"];
type Outcome = { ok: true; message: string } | { ok: false; code: ErrorCode; message: string };

/** One change a call. Only a taken name is a failed request: screens take each failed request for that. */
export async function updateProfile(
  deps: AccountDeps,
  ctx: Ctx,
  body: Body,
  request: { id: string; headers: IncomingHttpHeaders },
): Promise<Reply<typeof contract>> {
  const outcome = await change(deps, ctx, body, request.headers);
  if (!outcome.ok) {
    return { success: false, message: outcome.message, code: outcome.code, requestId: request.id };
  }
  return { success: true, message: outcome.message, user: await readUser(ctx.db, ctx.user.id) };
}

async function change(
  deps: AccountDeps,
  ctx: Ctx,
  { username = null, password = null, currentPassword = null, locale }: Body,
  headers: IncomingHttpHeaders,
): Promise<Outcome> {
  const wanted = [username, password, locale ?? null].filter((value) => value !== null);
  if (wanted.length !== 1) {
    return { ok: false, code: "INVALID_INPUT", message: "Please change either the user name or the password" };
  }
  if (username !== null) return changeUsername(ctx, username);
  if (password !== null) return changePassword(deps, ctx, { password, currentPassword, headers });
  await ctx.db
    .update(user)
    .set({ locale, updatedAt: sql`now()` })
    .where(eq(user.id, ctx.user.id));
  return { ok: true, message: "Language updated successfully" };
}

async function changeUsername(ctx: Ctx, text: string): Promise<Outcome> {
  const names = parseUsername(text);
  if (!names) return { ok: false, code: "INVALID_INPUT", message: "Please choose another user name" };
  try {
    await ctx.db
      .update(user)
      .set({ ...names, updatedAt: sql`now()` })
      .where(eq(user.id, ctx.user.id));
  } catch (error) {
    if (isTaken(error)) throw new AppError("USERNAME_TAKEN", "Username already exists", { cause: error });
    throw error;
  }
  return { ok: true, message: "Username updated successfully" };
}

const uniqueViolation = "23505";
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  error.cause.code === uniqueViolation;
