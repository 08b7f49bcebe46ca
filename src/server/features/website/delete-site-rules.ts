import { siteRule } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { type OwnerCtx, readSite, rulesOf } from "./kept-site-rules.ts";

export async function deleteSiteRules(
  { db, user }: OwnerCtx,
  typedSite: string,
): Promise<{ success: true; message: string }> {
  const [row] = await db
    .delete(siteRule)
    .where(rulesOf(user.id, readSite(typedSite)))
    .returning({ site: siteRule.site });
  if (!row) throw new AppError("NOT_FOUND", "There are no rules for this site");
  return { success: true, message: "Rules deleted" };
}
