import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { lockVersions } from "../../table-versions.ts";
import { getOwnSearch, ownedBy } from "./own-search.ts";

/** The one kept takes over how its entry was named and pinned; nothing is deleted. */
export async function keepVersion(ctx: Ctx, searchId: string): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockVersions(tx, await getOwnSearch(within, searchId));
    const { id, replacedBy } = await getOwnSearch(within, searchId);
    if (replacedBy === null) return;
    const [listed] = await tx
      .select({ pinned: search.pinned, givenName: search.givenName })
      .from(search)
      .where(ownedBy(ctx, replacedBy))
      .for("update");
    await tx
      .update(search)
      .set({ replacedBy: id })
      .where(
        and(
          eq(search.ownerId, ctx.user.id),
          ne(search.id, id),
          or(eq(search.id, replacedBy), eq(search.replacedBy, replacedBy)),
          isNull(search.deletedAt),
        ),
      );
    await tx
      .update(search)
      .set({ replacedBy: null, ...listed })
      .where(ownedBy(ctx, id));
  });
  return { success: true };
}
