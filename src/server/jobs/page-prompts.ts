import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { noCorrections } from "../../domain/corrections.ts";
import { promptsPerPage, runsPerPage } from "../../domain/plans.ts";
import type { Ctx } from "../ctx.ts";
import { job, page } from "../db/schema.ts";
import { AppError } from "../errors.ts";

const isPlain = sql`coalesce(${job.input} -> 'corrections', ${JSON.stringify(noCorrections)}::jsonb) = ${JSON.stringify(noCorrections)}::jsonb`;

/** A prompt counts once, however often it is put right, and once more whenever it is asked again as it is. */
const timesCounted = sql<number>`greatest(1, count(*) filter (where ${isPlain}))`;

/** What the caller asked of a page: the prompts that count, and every run; those that are open or gave a result. */
async function countAsked(ctx: Ctx, pageId: string): Promise<{ prompts: number; runs: number }> {
  const open = inArray(job.state, ["queued", "running"]);
  const gaveResult = and(eq(job.state, "done"), sql`${job.result} ->> 'searchId' is not null`);
  const asked = await ctx.db
    .select({ prompts: timesCounted.mapWith(Number), runs: count() })
    .from(job)
    .where(and(eq(job.pageId, pageId), eq(job.ownerId, ctx.user.id), or(open, gaveResult)))
    .groupBy(sql`${job.input} ->> 'prompt'`);
  return { prompts: sum(asked.map(({ prompts }) => prompts)), runs: sum(asked.map(({ runs }) => runs)) };
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

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
