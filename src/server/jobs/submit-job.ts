import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { reserveCharge } from "../charge.ts";
import type { Ctx } from "../ctx.ts";
import { readClock } from "../db/clock.ts";
import { job } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { AnyJobDefinition } from "./definition.ts";
import { recordEvent } from "./events.ts";
import { refuseBeyondPrompts } from "./page-prompts.ts";

export type Submitted = { readonly jobId: string; readonly isNew: boolean };

/**
 * Stores a job and reserves what it costs, both or neither. The same account, call and key give the same job;
 * the same key with another body is refused. The queue hears of the job only after this has been committed.
 */
export async function submitJob(
  ctx: Ctx,
  definition: AnyJobDefinition,
  input: { body: unknown; idempotencyKey: string | null; limitsOn: boolean },
): Promise<Submitted> {
  const inputHash = hashOf(definition.identify(input.body));
  const earlier = await findByKey(ctx, definition, input.idempotencyKey, inputHash);
  if (earlier) return earlier;

  const { work, pageId, isFree = false } = await definition.prepare(ctx, input.body);
  const jobId = newId();
  const isNew = await ctx.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(job)
      .values({
        id: jobId,
        ownerId: ctx.user.id,
        kind: definition.kind,
        input: work,
        inputHash,
        idempotencyKey: input.idempotencyKey,
        pageId: pageId ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: job.id });
    if (inserted.length === 0) return false;
    const within = { ...ctx, db: tx };
    if (pageId !== undefined) await refuseBeyondPrompts(within, pageId);
    if (definition.charge && !isFree) {
      const now = await readClock(tx);
      await reserveCharge(within, { kind: definition.charge, jobId, limitsOn: input.limitsOn, now });
    }
    await recordEvent(tx, { jobId, state: "queued" });
    return true;
  });
  if (isNew) return { jobId, isNew };
  const other = await findByKey(ctx, definition, input.idempotencyKey, inputHash);
  if (!other) throw new AppError("UNAVAILABLE", "Please try again");
  return other;
}

async function findByKey(
  ctx: Ctx,
  definition: AnyJobDefinition,
  key: string | null,
  inputHash: string,
): Promise<Submitted | null> {
  if (key === null) return null;
  const [found] = await ctx.db
    .select({ id: job.id, inputHash: job.inputHash })
    .from(job)
    .where(and(eq(job.ownerId, ctx.user.id), eq(job.kind, definition.kind), eq(job.idempotencyKey, key)));
  if (!found) return null;
  if (found.inputHash !== inputHash) {
    throw new AppError("KEY_REUSED", "This Idempotency-Key was used with another request");
  }
  return { jobId: found.id, isNew: false };
}

const hashOf = (body: unknown): string => createHash("sha256").update(canonical(body)).digest("hex");

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined && v !== null);
    return `{${entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
      .join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
