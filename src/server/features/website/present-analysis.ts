import { and, eq } from "drizzle-orm";
import type * as contract from "../../../contract/website.ts";
import type { Extraction } from "../../../domain/extraction.ts";
import type { Plan, Understood } from "../../../domain/plan.ts";
import type { Ctx } from "../../ctx.ts";
import { search } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { findFormerTable } from "../../former-table.ts";
import type { JobResult } from "../../jobs/definition.ts";
import { listVersions } from "../../table-versions.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import type { ProvenanceColumns } from "../../objects/provenance-columns.ts";
import { readContent } from "../../objects/result-content.ts";

/** How many cells come from where. */
export function summariseProvenance(packed: ProvenanceColumns, extraction: Extraction): contract.ProvenanceSummary {
  const bases = packed.columns.flatMap((column) => column.basis);
  const having = (basis: (typeof bases)[number]): number => bases.filter((b) => b === basis).length;
  return {
    cells: extraction.columns.length * extraction.rows.length,
    fromPage: having("page"),
    computed: having("computed"),
    inferred: having("inferred"),
    missing: having("missing"),
  };
}

/** A saved result as the call answers it. */
export async function presentResult(
  ctx: Ctx,
  objects: ObjectStore,
  searchId: string,
  provenance: contract.ProvenanceSummary,
) {
  const [row] = await ctx.db
    .select()
    .from(search)
    .where(and(eq(search.id, searchId), eq(search.ownerId, ctx.user.id)));
  if (!row) throw new AppError("NOT_FOUND", "The result was deleted");
  return {
    success: true as const,
    dataResponse: {
      content: await readContent(objects, row),
      searchId,
      plan: row.plan,
      understood: row.understood,
      counts: row.counts,
      provenance,
      former: await findFormerTable(ctx, row),
      versions: await listVersions(ctx, row),
      view: row.view,
    },
  };
}

/** Without rows there is nothing to save; what was understood is told all the same, so that it can be put right. */
export async function presentNothing({ reason, plan, understood }: JobResult) {
  return {
    success: true as const,
    dataResponse: {
      content: JSON.stringify({ success: "false", results: [], reason: String(reason) }),
      searchId: null,
      plan: (plan ?? null) as Plan | null,
      understood: (understood ?? null) as Understood | null,
      counts: null,
      provenance: null,
      former: null,
      versions: [],
      view: null,
    },
  };
}
