import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { fold } from "../../../domain/text.ts";
import type { Ctx } from "../../ctx.ts";
import { evidence } from "../../db/schema.ts";
import type { Wanted } from "./wanted.ts";

export type EvidenceRow = typeof evidence.$inferSelect;

export async function getOwnEvidence(ctx: Ctx, evidenceId: string): Promise<EvidenceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(evidence)
    .where(and(eq(evidence.id, evidenceId), eq(evidence.ownerId, ctx.user.id)));
  return row ?? null;
}

/** The account's newest evidence of the last 30 minutes for the same product, code and directory, of the figures at hand. */
export async function findRecentEvidence(ctx: Ctx, wanted: Wanted, figuresSince: Date): Promise<EvidenceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.ownerId, ctx.user.id),
        eq(evidence.productKey, fold(wanted.productName)),
        wanted.productCode === null ? isNull(evidence.productCode) : eq(evidence.productCode, wanted.productCode),
        eq(evidence.directory, wanted.directoryId),
        gt(evidence.createdAt, sql`now() - interval '30 minutes'`),
        gt(evidence.createdAt, figuresSince),
      ),
    )
    .orderBy(desc(evidence.createdAt))
    .limit(1);
  return row ?? null;
}

export const isAbout = (row: EvidenceRow, wanted: Wanted): boolean =>
  row.productKey === fold(wanted.productName) &&
  row.productCode === wanted.productCode &&
  row.directory === wanted.directoryId;
