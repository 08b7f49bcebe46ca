import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { search } from "../../db/schema.ts";
import { lockVersions } from "../../table-versions.ts";

/** What is asked of one reading of a page. */
type Question = { readonly ownerId: string; readonly pageId: string; readonly url: string; readonly prompt: string };

type Kept = Partial<Pick<typeof search.$inferSelect, "pinned" | "givenName" | "view">>;

const asked = ({ ownerId, prompt }: Question) =>
  and(eq(search.ownerId, ownerId), eq(search.prompt, prompt), isNull(search.deletedAt), isNull(search.replacedBy));

/**
 * How its owner keeps what the same question gave: all of it where it is put right, so that this moves no column; the
 * name alone where the page has been read again. Answers to one question are saved one after the other.
 */
export async function keptOfFormer(db: DbOrTx, question: Question): Promise<Kept> {
  await lockVersions(db, question);
  const { pinned, givenName, view } = search;
  const newest = desc(search.createdAt);
  const [same] = await db
    .select({ pinned, givenName, view })
    .from(search)
    .where(and(asked(question), eq(search.pageId, question.pageId)))
    .orderBy(newest)
    .limit(1);
  if (same) return same;
  const [earlier] = await db
    .select({ givenName })
    .from(search)
    .where(and(asked(question), eq(search.url, question.url)))
    .orderBy(newest)
    .limit(1);
  return earlier ?? {};
}

/** Makes `id` the entry of the list that leads to what the question gave; what it gave before stays with it. */
export async function replaceFormer(
  db: DbOrTx,
  { id, ...question }: Question & { readonly id: string },
): Promise<void> {
  const { ownerId, pageId, prompt } = question;
  await db
    .update(search)
    .set({ replacedBy: id })
    .where(
      and(
        eq(search.ownerId, ownerId),
        eq(search.pageId, pageId),
        eq(search.prompt, prompt),
        isNull(search.deletedAt),
        ne(search.id, id),
      ),
    );
}
