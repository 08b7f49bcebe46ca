import { and, eq } from "drizzle-orm";
import type { Ctx } from "../ctx.ts";
import { page } from "../db/schema.ts";

/** Where and when a page of the caller's was captured, as long as it is kept. */
export async function readCapture(ctx: Ctx, pageId: string | null): Promise<{ url: string; capturedAt: Date } | null> {
  if (pageId === null) return null;
  const [found] = await ctx.db
    .select({ url: page.finalUrl, capturedAt: page.capturedAt })
    .from(page)
    .where(and(eq(page.id, pageId), eq(page.ownerId, ctx.user.id)));
  return found ?? null;
}
