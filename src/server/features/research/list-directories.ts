import type { z } from "zod";
import { Directory, DirectoryId } from "../../../contract/research.ts";
import { directories } from "../../../i18n/directories.ts";
import type { Ctx } from "../../ctx.ts";

type Directory = z.infer<typeof Directory>;

export const directoryNamed = (ctx: Ctx, id: DirectoryId): Directory => ({
  _id: id,
  name: directories[ctx.user.locale][id],
});

export async function listDirectories(ctx: Ctx): Promise<{ success: true; directories: Directory[] }> {
  return { success: true, directories: DirectoryId.options.map((id) => directoryNamed(ctx, id)) };
}
