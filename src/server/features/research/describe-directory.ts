import type { Reply } from "../../../contract/endpoint.ts";
import * as contract from "../../../contract/research.ts";
import { directories } from "../../../i18n/directories.ts";
import type { Trade } from "../../../trade/index.ts";
import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";
import { directoryNamed } from "./list-directories.ts";

export async function describeDirectory(
  ctx: Ctx,
  trade: Trade,
  directoryId: string,
): Promise<Reply<typeof contract.describeDirectory>> {
  const id = contract.DirectoryId.safeParse(directoryId);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no such directory");
  return {
    success: true,
    directory: {
      ...directoryNamed(ctx, id.data),
      description: directories[ctx.user.locale].descriptions[id.data],
      sources: trade.describeDirectory(id.data),
      coverage: trade.measureDirectory(id.data),
    },
  };
}
