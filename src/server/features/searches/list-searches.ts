import { and, desc, eq, isNull } from "drizzle-orm";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { summarise } from "./own-search.ts";

type Wanted = Parsed<typeof contract.listSearches>["query"];

export async function listSearches(ctx: Ctx, { page, size }: Wanted): Promise<Reply<typeof contract.listSearches>> {
  const own = and(eq(search.ownerId, ctx.user.id), isNull(search.deletedAt));
  const { id, kind, name, prompt, pinned, createdAt } = search;
  const select = () =>
    ctx.db
      .select({ id, kind, name, prompt, pinned, createdAt })
      .from(search)
      .where(own)
      .orderBy(desc(pinned), desc(createdAt), desc(id));
  if (page === undefined) {
    const rows = await select();
    return { success: true, searches: rows.map(summarise), total: rows.length, page: 1, pages: 1 };
  }
  const total = await ctx.db.$count(search, own);
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  const rows = await select()
    .limit(size)
    .offset((shown - 1) * size);
  return { success: true, searches: rows.map(summarise), total, page: shown, pages };
}
