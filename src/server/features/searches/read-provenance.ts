import { and, eq } from "drizzle-orm";
import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import { page } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { provenanceKey } from "../../objects/object-keys.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { unpackProvenance, type ProvenanceColumns } from "../../objects/provenance-columns.ts";
import { getOwnSearch } from "./own-search.ts";

export async function readProvenance(
  ctx: Ctx,
  objects: ObjectStore,
  input: { searchId: string; from: number; to: number },
): Promise<Reply<typeof contract.readProvenance>> {
  const row = await getOwnSearch(ctx, input.searchId);
  const [source] = row.pageId ? await ctx.db.select().from(page).where(ownPage(ctx, row.pageId)) : [];
  const bytes = await objects.get(provenanceKey(row.id));
  if (!source || !bytes) throw new AppError("NOT_FOUND", "Nothing is known of where these cells come from");
  // safe because only packProvenance writes these objects
  const packed = JSON.parse(Buffer.from(bytes).toString("utf8")) as ProvenanceColumns;
  return {
    success: true,
    page: { url: source.finalUrl, capturedAt: source.capturedAt.toISOString() },
    columns: packed.columns.map(({ column }) => column),
    rows: unpackProvenance(packed, input.from, input.to),
  };
}

const ownPage = (ctx: Ctx, pageId: string) => and(eq(page.id, pageId), eq(page.ownerId, ctx.user.id));
