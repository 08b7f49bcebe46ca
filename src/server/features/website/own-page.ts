import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { page } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

export type PageRow = typeof page.$inferSelect;

/** The caller's page; for anybody else's the same 404 as for none. */
export async function getOwnPage(ctx: Ctx, pageId: string): Promise<PageRow> {
  const [row] = await ctx.db
    .select()
    .from(page)
    .where(and(eq(page.id, pageId), eq(page.ownerId, ctx.user.id)));
  if (!row) throw new AppError("NOT_FOUND", "There is no such page");
  return row;
}
