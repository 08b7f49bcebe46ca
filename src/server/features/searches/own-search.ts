import { and, eq, isNull, or } from "drizzle-orm";
import type { SearchSummary } from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

export type SearchRow = typeof search.$inferSelect;

/** The caller's search, unless it is in the trash; for anybody else's the same 404 as for none. */
export async function getOwnSearch(ctx: Ctx, searchId: string): Promise<SearchRow> {
  const [row] = await ctx.db
    .select()
    .from(search)
    .where(and(ownedBy(ctx, searchId), isNull(search.deletedAt)));
  if (!row) throw noSuchSearch();
  return row;
}

export const ownedBy = (ctx: Ctx, searchId: string) => and(eq(search.id, searchId), eq(search.ownerId, ctx.user.id));

/** The caller's search with the versions that it replaced. */
export const allVersions = (ctx: Ctx, searchId: string) =>
  and(or(eq(search.id, searchId), eq(search.replacedBy, searchId)), eq(search.ownerId, ctx.user.id));

export const isUnasked = ({ kind, prompt }: Pick<SearchRow, "kind" | "prompt">): boolean =>
  kind === "website" && prompt === null;

export const noSuchSearch = (): AppError => new AppError("NOT_FOUND", "There is no such search");

export const nameOf = ({ name, givenName }: Pick<SearchRow, "name" | "givenName">): string => givenName ?? name;

/** What a list reads of each search. */
export const summaryColumns = {
  id: search.id,
  kind: search.kind,
  name: search.name,
  givenName: search.givenName,
  prompt: search.prompt,
  pinned: search.pinned,
  pageId: search.pageId,
  createdAt: search.createdAt,
};

export const summarise = (row: Pick<SearchRow, keyof typeof summaryColumns>): SearchSummary => ({
  _id: row.id,
  kind: row.kind,
  name: nameOf(row),
  subject: row.name,
  prompt: row.prompt,
  pinned: row.pinned,
  created_at: row.createdAt.toISOString(),
  unaskedPage: isUnasked(row) ? row.pageId : null,
});
