import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { noSuchSearch, ownedBy } from "./own-search.ts";

export async function deleteSearch(
  ctx: Ctx,
  input: { searchId: string; restore?: boolean },
): Promise<{ success: true; message: string }> {
  const restore = input.restore === true;
  const [row] = await ctx.db
    .update(search)
    .set({ deletedAt: restore ? null : sql`now()` })
    .where(and(ownedBy(ctx, input.searchId), (restore ? isNotNull : isNull)(search.deletedAt)))
    .returning({ id: search.id });
  if (!row) throw noSuchSearch();
  return { success: true, message: restore ? "Search restored" : "Search deleted" };
}
