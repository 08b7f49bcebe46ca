import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/website.ts";
import type { Ctx } from "../../ctx.ts";
import { promptsLeft } from "../../jobs/page-prompts.ts";
import { getOwnPage } from "./own-page.ts";

export async function readPage(ctx: Ctx, pageId: string): Promise<Reply<typeof contract.readPage>> {
  const row = await getOwnPage(ctx, pageId);
  return {
    success: true,
    data: {
      _id: row.id,
      url: row.finalUrl,
      title: row.title,
      capturedAt: row.capturedAt.toISOString(),
      recordSets: row.recordSets,
      promptsLeft: await promptsLeft(ctx, pageId),
    },
  };
}
