import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { TableVersion } from "../contract/searches.ts";
import type { Ctx } from "./ctx.ts";
import type { DbOrTx } from "./db/client.ts";
import { search } from "./db/schema.ts";

type Table = Pick<typeof search.$inferSelect, "id" | "replacedBy">;

type Asked = { readonly pageId: string | null; readonly prompt: string | null };

/** Holds what one prompt gave of one page until the transaction ends: of its tables one at a time becomes the entry of the list. */
export async function lockVersions(tx: DbOrTx, { pageId, prompt }: Asked): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${pageId} ${prompt}`}, 0))`);
}

/** The tables that its prompt gave of its page, itself among them and the newest first; none where it is the only one. */
export async function listVersions(ctx: Ctx, { id, replacedBy }: Table): Promise<TableVersion[]> {
  const listedId = replacedBy ?? id;
  const rows = await ctx.db
    .select({ id: search.id, createdAt: search.createdAt, plan: search.plan, counts: search.counts })
    .from(search)
    .where(
      and(
        eq(search.ownerId, ctx.user.id),
        or(eq(search.id, listedId), eq(search.replacedBy, listedId)),
        isNull(search.deletedAt),
      ),
    )
    .orderBy(desc(search.createdAt));
  if (rows.length < 2) return [];
  return rows.map((row) => ({
    _id: row.id,
    created_at: row.createdAt.toISOString(),
    isListed: row.id === listedId,
    columns: row.plan?.columns.map(({ title }) => title) ?? [],
    rowCount: row.counts?.returned ?? null,
  }));
}
