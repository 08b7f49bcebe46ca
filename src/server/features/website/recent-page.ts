import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Ctx } from "../../ctx.ts";
import { storableJson } from "../../db/json-column.ts";
import { job, page } from "../../db/schema.ts";
import { promptsLeft } from "../../jobs/page-prompts.ts";
import type { PageRow } from "./own-page.ts";
import type { WantedPage } from "./page-request.ts";

const keptFor = sql`interval '10 minutes'`;

/**
 * The caller's own page of the same address, read without log-in by the same rules within the last ten minutes; or null.
 * One whose prompts are used up is read again.
 */
export async function findRecentPage(ctx: Ctx, { url, rules, login, fresh }: WantedPage): Promise<PageRow | null> {
  if (login || fresh) return null;
  const [found] = await ctx.db
    .select({ page })
    .from(page)
    .innerJoin(job, eq(job.id, page.id))
    .where(
      and(
        eq(page.ownerId, ctx.user.id),
        eq(page.url, url),
        gt(page.capturedAt, sql`now() - ${keptFor}`),
        sql`${job.input} -> 'login' = 'false'`,
        sql`${job.input} -> 'rules' = ${storableJson(rules)}::jsonb`,
      ),
    )
    .orderBy(desc(page.capturedAt))
    .limit(1);
  const isUsedUp = found !== undefined && (await promptsLeft(ctx, found.page.id)) === 0;
  return isUsedUp ? null : (found?.page ?? null);
}
