import { asc, eq } from "drizzle-orm";
import type { KeptSiteRules } from "../../../contract/website.ts";
import { siteRule } from "../../db/schema.ts";
import { type OwnerCtx, presentRules } from "./kept-site-rules.ts";

export async function listSiteRules({ db, user }: OwnerCtx): Promise<KeptSiteRules[]> {
  const rows = await db.select().from(siteRule).where(eq(siteRule.ownerId, user.id)).orderBy(asc(siteRule.site));
  return rows.map(presentRules);
}
