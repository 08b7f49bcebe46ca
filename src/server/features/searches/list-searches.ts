import { and, desc, eq, isNull } from "drizzle-orm";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { holdingWords } from "./holding-words.ts";
import { summarise, summaryColumns } from "./own-search.ts";
import { readListPage } from "./read-list-page.ts";

type Wanted = Parsed<typeof contract.listSearches>["query"];

export async function listSearches(ctx: Ctx, wanted: Wanted): Promise<Reply<typeof contract.listSearches>> {
  const own = and(
    eq(search.ownerId, ctx.user.id),
    isNull(search.deletedAt),
    isNull(search.replacedBy),
    holdingWords(wanted.q ?? ""),
  );
  const { rows, ...place } = await readListPage(wanted, {
    count: () => ctx.db.$count(search, own),
    read: (range) => {
      const all = ctx.db
        .select(summaryColumns)
        .from(search)
        .where(own)
        .orderBy(desc(search.pinned), desc(search.createdAt), desc(search.id));
      return range ? all.limit(range.limit).offset(range.offset) : all;
    },
  });
  return { success: true, searches: rows.map(summarise), ...place };
}
