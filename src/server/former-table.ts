import { and, desc, eq, isNull, lt, ne } from "drizzle-orm";
import type { FormerTable } from "../contract/searches.ts";
import type { Ctx } from "./ctx.ts";
import { page, search } from "./db/schema.ts";

type Table = Pick<typeof search.$inferSelect, "kind" | "pageId" | "url" | "prompt" | "createdAt">;

/** The last table that the same question gave the caller of an earlier reading of the same address, as long as both pages are kept. */
export async function findFormerTable(
  ctx: Ctx,
  { kind, pageId, url, prompt, createdAt }: Table,
): Promise<FormerTable | null> {
  if (kind !== "website" || pageId === null || url === null || prompt === null) return null;
  const [former] = await ctx.db
    .select({ id: search.id, capturedAt: page.capturedAt })
    .from(search)
    .innerJoin(page, eq(page.id, search.pageId))
    .where(
      and(
        eq(search.ownerId, ctx.user.id),
        eq(search.url, url),
        eq(search.prompt, prompt),
        ne(search.pageId, pageId),
        lt(search.createdAt, createdAt),
        isNull(search.deletedAt),
        isNull(search.replacedBy),
      ),
    )
    .orderBy(desc(search.createdAt))
    .limit(1);
  return former ? { _id: former.id, capturedAt: former.capturedAt.toISOString() } : null;
}
