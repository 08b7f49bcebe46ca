import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import type { Ctx } from "../../ctx.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { readCapture } from "../../objects/captured-page.ts";
import { readContent } from "../../objects/result-content.ts";
import { findFormerTable } from "../../former-table.ts";
import { listVersions } from "../../table-versions.ts";
import { type Countries, tellReportTo, writeReport } from "../../saved-report.ts";
import { getOwnSearch, isUnasked, summarise } from "./own-search.ts";

const nothingAsked = JSON.stringify({ success: "false", results: [], reason: "unasked" });

export async function readSearch(
  ctx: Ctx,
  { objects, trade }: { readonly objects: ObjectStore; readonly trade: Countries },
  searchId: string,
): Promise<Reply<typeof contract.readSearch>> {
  const row = await getOwnSearch(ctx, searchId);
  const capture = await readCapture(ctx, row.pageId);
  const report = row.evidence && tellReportTo(ctx, trade, row.evidence);
  const read = async (): Promise<string> => {
    if (isUnasked(row)) return nothingAsked;
    return report ? writeReport(report) : readContent(objects, row);
  };
  return {
    success: true,
    search: {
      ...summarise(row),
      url: row.url,
      scrappedDataId: row.pageId,
      capturedAt: capture?.capturedAt.toISOString() ?? null,
      ai_response: { content: await read() },
      evidence: report,
      candidates: row.candidates ?? [],
      plan: row.plan,
      understood: row.understood,
      corrections: row.corrections,
      counts: row.counts,
      former: await findFormerTable(ctx, row),
      versions: await listVersions(ctx, row),
      view: row.view,
    },
  };
}
