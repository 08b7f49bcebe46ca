import { and, desc, eq, isNull } from "drizzle-orm";
import type { SearchSummary } from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { summarise } from "./own-search.ts";

export async function listSearches(ctx: Ctx): Promise<{ success: true; searches: SearchSummary[] }> {
  const { id, kind, name, prompt, pinned, createdAt } = search;
  const rows = await ctx.db
    .select({ id, kind, name, prompt, pinned, createdAt })
    .from(search)
    .where(and(eq(search.ownerId, ctx.user.id), isNull(search.deletedAt)))
    .orderBy(desc(search.pinned), desc(search.createdAt));
  return { success: true, searches: rows.map(summarise) };
}
