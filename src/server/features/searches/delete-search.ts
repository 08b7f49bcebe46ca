import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { allVersions, noSuchSearch } from "./own-search.ts";

/** A search goes and comes back with the versions that it replaced; a version of another goes alone, and is then one by itself. */
export async function deleteSearch(
  ctx: Ctx,
  input: { searchId: string; restore?: boolean },
): Promise<{ success: true; message: string }> {
  const restore = input.restore === true;
  const [row] = await ctx.db
    .update(search)
    .set({
      deletedAt: restore ? null : sql`now()`,
      replacedBy: sql`case when ${search.id} = ${input.searchId} then null else ${search.replacedBy} end`,
    })
    .where(and(allVersions(ctx, input.searchId), (restore ? isNotNull : isNull)(search.deletedAt)))
    .returning({ id: search.id });
  if (!row) throw noSuchSearch();
  return { success: true, message: restore ? "Search restored" : "Search deleted" };
}
