import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Parsed, Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { summarise, summaryColumns } from "./own-search.ts";
import { readListPage } from "./read-list-page.ts";

type Wanted = Parsed<typeof contract.listTrash>["query"];

export async function listTrash(ctx: Ctx, wanted: Wanted): Promise<Reply<typeof contract.listTrash>> {
  const own = and(eq(search.ownerId, ctx.user.id), isNotNull(search.deletedAt), isNull(search.replacedBy));
  const { id, deletedAt } = search;
  const { rows, ...place } = await readListPage(wanted, {
    count: () => ctx.db.$count(search, own),
    read: (range) => {
      const all = ctx.db
        .select({ ...summaryColumns, deletedAt })
        .from(search)
        .where(own)
        .orderBy(desc(deletedAt), desc(id));
      return range ? all.limit(range.limit).offset(range.offset) : all;
    },
  });
  const searches = rows.map((row) => ({ ...summarise(row), deleted_at: row.deletedAt?.toISOString() ?? "" }));
  return { success: true, searches, ...place };
}
