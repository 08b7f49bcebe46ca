import { and, isNull, not } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { noSuchSearch, ownedBy } from "./own-search.ts";

export async function pinSearch(
  ctx: Ctx,
  input: { searchId: string; pinned?: boolean },
): Promise<{ success: true; pinned: boolean }> {
  const [row] = await ctx.db
    .update(search)
    .set({ pinned: input.pinned ?? not(search.pinned) })
    .where(and(ownedBy(ctx, input.searchId), isNull(search.deletedAt)))
    .returning({ pinned: search.pinned });
  if (!row) throw noSuchSearch();
  return { success: true, pinned: row.pinned };
}
