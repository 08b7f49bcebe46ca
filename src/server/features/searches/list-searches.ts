import { and, desc, eq, isNull } from "drizzle-orm";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { holdingWords } from "./holding-words.ts";
import { summarise } from "./own-search.ts";
import { readListPage } from "./read-list-page.ts";

type Wanted = Parsed<typeof contract.listSearches>["query"];

export async function listSearches(ctx: Ctx, wanted: Wanted): Promise<Reply<typeof contract.listSearches>> {
  const own = and(eq(search.ownerId, ctx.user.id), isNull(search.deletedAt), holdingWords(wanted.q ?? ""));
  const { id, kind, name, prompt, pinned, pageId, createdAt } = search;
  const { rows, ...place } = await readListPage(wanted, {
    count: () => ctx.db.$count(search, own),
    read: (range) => {
      const all = ctx.db
        .select({ id, kind, name, prompt, pinned, pageId, createdAt })
        .from(search)
        .where(own)
        .orderBy(desc(pinned), desc(createdAt), desc(id));
      return range ? all.limit(range.limit).offset(range.offset) : all;
    },
  });
  return { success: true, searches: rows.map(summarise), ...place };
}
