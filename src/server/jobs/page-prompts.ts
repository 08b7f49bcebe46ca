import { and, count, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { noCorrections } from "../../domain/corrections.ts";
import { promptsPerPage, runsPerPage } from "../../domain/plans.ts";
import type { Ctx } from "../ctx.ts";
import type { DbOrTx } from "../db/client.ts";
import { job, page } from "../db/schema.ts";
import { AppError } from "../errors.ts";

const isPlain = sql`coalesce(${job.input} -> 'corrections', ${JSON.stringify(noCorrections)}::jsonb) = ${JSON.stringify(noCorrections)}::jsonb`;

/** A prompt counts once, however often it is put right, and once more whenever it is asked again as it is. */
const timesCounted = sql<number>`greatest(1, count(*) filter (where ${isPlain}))`;

const gaveResult = and(eq(job.state, "done"), sql`${job.result} ->> 'searchId' is not null`);
const prompt = sql`${job.input} ->> 'prompt'`;

/** What the caller asked of a page: the prompts that count, and every run; those that are open or gave a result. */
async function countAsked(ctx: Ctx, pageId: string): Promise<{ prompts: number; runs: number }> {
  const [past] = await ctx.db
    .select({ prompts: page.pastPrompts, runs: page.pastRuns })
    .from(page)
    .where(and(eq(page.id, pageId), eq(page.ownerId, ctx.user.id)));
  const open = inArray(job.state, ["queued", "running"]);
  const asked = await ctx.db
    .select({ prompts: timesCounted.mapWith(Number), runs: count() })
    .from(job)
    .where(and(eq(job.pageId, pageId), eq(job.ownerId, ctx.user.id), or(open, gaveResult)))
    .groupBy(prompt);
  return {
    prompts: (past?.prompts ?? 0) + sum(asked.map(({ prompts }) => prompts)),
    runs: (past?.runs ?? 0) + sum(asked.map(({ runs }) => runs)),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Deletes the jobs that asked something of a page and that `isPast` names; how many there were stays with the page. */
export async function forgetAsked(db: DbOrTx, isPast: SQL): Promise<void> {
  const isOfPage = isNotNull(job.pageId);
  await db.execute(sql`
    with job as (delete from ${job} where ${and(gaveResult, isOfPage, isPast)} returning ${job.pageId}, ${job.input}),
      asked as (select ${job.pageId}, ${timesCounted} as prompts, count(*) as runs from job group by ${job.pageId}, ${prompt}),
      past as (select page_id, sum(prompts) as prompts, sum(runs) as runs from asked group by page_id)
    update ${page} set past_prompts = past_prompts + past.prompts, past_runs = past_runs + past.runs
    from past where ${page.id} = past.page_id`);
}

/** How many more prompts the caller's page answers. */
export async function promptsLeft(ctx: Ctx, pageId: string): Promise<number> {
  return Math.max(0, promptsPerPage - (await countAsked(ctx, pageId)).prompts);
}

/** Counts under a lock on the page, the prompt just stored included. */
export async function refuseBeyondPrompts(ctx: Ctx, pageId: string): Promise<void> {
  const own = sql`${page.id} = ${pageId} and ${page.ownerId} = ${ctx.user.id}`;
  await ctx.db.execute(sql`select 1 from ${page} where ${own} for no key update`);
  const { prompts, runs } = await countAsked(ctx, pageId);
  if (prompts > promptsPerPage || runs > runsPerPage) {
    throw new AppError("PROMPTS_USED_UP", `A page answers ${promptsPerPage} prompts. Fetch it again to go on`);
  }
}
