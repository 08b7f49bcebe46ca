import { eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Ledger } from "../ai/index.ts";
import type { Db } from "./db/client.ts";
import { tokenUsage, user } from "./db/schema.ts";
import { newId } from "./ids.ts";
import { openSpan } from "./tracing/tracing.ts";

/**
 * Keeps what an account's calls to a language model cost. A call is set aside under the account's lock and only where
 * the calendar month (UTC) has room for it, so that parallel calls never pass the budget together. Why a question had
 * no answer goes to the log, in closed words; tokens go to the span that is open.
 */
export const createLedger = (
  db: Db,
  log: Pick<FastifyBaseLogger, "warn">,
  account: { readonly ownerId: string; readonly jobId: string | null; readonly monthlyBudgetUsd: number | null },
): Ledger => ({
  async reserve({ task, model, costUsd }) {
    const id = newId();
    const reserved = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${user} where ${user.id} = ${account.ownerId} for no key update`);
      const spent = sql`select coalesce(sum(${tokenUsage.costUsd}), 0) from ${tokenUsage}
        where ${tokenUsage.ownerId} = ${account.ownerId}
          and ${tokenUsage.createdAt} >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;
      const budget = account.monthlyBudgetUsd;
      const { rowCount } = await tx.execute(sql`
        insert into ${tokenUsage} (id, owner_id, job_id, task, model, cost_usd)
        select ${id}, ${account.ownerId}, ${account.jobId}, ${task}, ${model}, ${costUsd}::numeric
        where ${budget}::numeric is null or (${spent}) + ${costUsd}::numeric <= ${budget}::numeric`);
      return rowCount === 1;
    });
    if (!reserved) return null;
    return {
      async settle({ tokens, costUsd: cost, outcome }) {
        const { input, cachedInput, output } = tokens;
        openSpan()?.count("gen_ai.usage.input_tokens", input);
        openSpan()?.count("gen_ai.usage.output_tokens", output);
        await db
          .update(tokenUsage)
          .set({ inputTokens: input, cachedInputTokens: cachedInput, outputTokens: output, costUsd: cost, outcome })
          .where(eq(tokenUsage.id, id));
      },
    };
  },
  noteUnanswered: ({ task, because, status }) =>
    log.warn({ jobId: account.jobId, task, code: because, status }, "language model gave no answer"),
});
