import { and, eq, ne, sql } from "drizzle-orm";
import type { KeptSiteRules } from "../../../contract/website.ts";
import type { SiteRules } from "../../../domain/site-rules.ts";
import type { Config } from "../../config.ts";
import { siteRule, user } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { type OwnerCtx, presentRules, readSite, refuseBadSelectors } from "./kept-site-rules.ts";
import { requirePro } from "./require-pro.ts";

const sitesPerAccount = 100;

/** Keeps rules for a site, instead of those kept before. The account's row is locked: two calls never count at once. */
export async function saveSiteRules(
  ctx: OwnerCtx,
  input: { site: string; rules: SiteRules },
  config: Pick<Config, "planLimits">,
): Promise<KeptSiteRules> {
  requirePro(ctx.user, config);
  const { rules } = input;
  refuseBadSelectors(rules);
  const row = { ownerId: ctx.user.id, site: readSite(input.site), rules };
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${user} where ${user.id} = ${row.ownerId} for no key update`);
    const others = and(eq(siteRule.ownerId, row.ownerId), ne(siteRule.site, row.site));
    if ((await tx.$count(siteRule, others)) >= sitesPerAccount) {
      throw new AppError("LIMIT_REACHED", `Rules are kept for ${sitesPerAccount} sites: delete those of another one`);
    }
    const saved = await tx
      .insert(siteRule)
      .values(row)
      .onConflictDoUpdate({ target: [siteRule.ownerId, siteRule.site], set: { rules, updatedAt: sql`now()` } })
      .returning();
    return presentRules(saved[0] as typeof siteRule.$inferSelect);
  });
}
