import { and, isNull } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { allVersions, nameOf, noSuchSearch } from "./own-search.ts";

export async function renameSearch(
  ctx: Ctx,
  input: { searchId: string; name: string | null },
): Promise<{ success: true; name: string }> {
  const [row] = await ctx.db
    .update(search)
    .set({ givenName: input.name })
    .where(and(allVersions(ctx, input.searchId), isNull(search.deletedAt)))
    .returning({ name: search.name, givenName: search.givenName });
  if (!row) throw noSuchSearch();
  return { success: true, name: nameOf(row) };
}
