import { and, eq, isNull } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { search } from "../../db/schema.ts";
import type { PageRow } from "./own-page.ts";

type Listed = Pick<PageRow, "id" | "ownerId" | "title" | "finalUrl">;

type Kept = Pick<typeof search.$inferSelect, "pinned" | "givenName">;

const unaskedOf = ({ id, ownerId }: Pick<PageRow, "id" | "ownerId">) =>
  and(eq(search.pageId, id), eq(search.ownerId, ownerId), eq(search.kind, "website"), isNull(search.prompt));

/** Puts a page that was opened among its owner's searches until something is asked of it, unless a result of it is there. */
export async function listUnasked(db: DbOrTx, { id, ownerId, title, finalUrl }: Listed): Promise<void> {
  const isListed = and(eq(search.pageId, id), eq(search.ownerId, ownerId), isNull(search.deletedAt));
  if ((await db.$count(search, isListed)) > 0) return;
  await db
    .insert(search)
    .values({ id, ownerId, kind: "website", name: title, pageId: id, url: finalUrl })
    .onConflictDoUpdate({ target: search.id, set: { deletedAt: null } });
}

/** Takes it out again for a result that comes instead; how its owner kept it, where it was there. */
export async function unlistUnasked(db: DbOrTx, page: Pick<PageRow, "id" | "ownerId">): Promise<Kept | null> {
  const { pinned, givenName } = search;
  const [gone] = await db.delete(search).where(unaskedOf(page)).returning({ pinned, givenName });
  return gone ?? null;
}
