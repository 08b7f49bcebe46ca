import { statfs } from "node:fs/promises";
import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/figures.ts";
import type { Ctx } from "../../ctx.ts";
import type { Deps } from "../../deps.ts";
import { importPlace } from "../../trade-data/import-place.ts";
import { requireOwner } from "./require-owner.ts";
import { runningImport } from "./running-import.ts";

/** What figures are installed, what their sources offer beyond them, and whether an import is under way. */
export async function listFigures(
  ctx: Ctx,
  { config, trade }: Pick<Deps, "config" | "trade">,
): Promise<Reply<typeof contract.listFigures>> {
  requireOwner(ctx);
  const running = await runningImport(ctx.db);
  return {
    success: true,
    figures: trade.listData().map(({ source, years, rows }) => ({ source, years: [...years], rows })),
    offers: trade.listOffers(new Date().getUTCFullYear()).map((offer) => ({
      ...offer,
      has: offer.has && { ...offer.has, years: [...offer.has.years] },
    })),
    importing: running && {
      source: running.source,
      jobId: running.ownerId === ctx.user.id ? running.jobId : null,
    },
    place: importPlace(config),
    freeBytes: await freeBytesIn(config.dataDir),
  };
}

const freeBytesIn = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
