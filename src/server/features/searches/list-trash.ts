import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { summarise } from "./own-search.ts";

export async function listTrash(ctx: Ctx): Promise<Reply<typeof contract.listTrash>> {
  const { id, kind, name, prompt, pinned, createdAt, deletedAt } = search;
  const rows = await ctx.db
    .select({ id, kind, name, prompt, pinned, createdAt, deletedAt })
    .from(search)
    .where(and(eq(search.ownerId, ctx.user.id), isNotNull(search.deletedAt)))
    .orderBy(desc(search.deletedAt));
  return {
    success: true,
    searches: rows.map((row) => ({ ...summarise(row), deleted_at: row.deletedAt?.toISOString() ?? "" })),
  };
}
