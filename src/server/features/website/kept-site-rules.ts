import { and, eq } from "drizzle-orm";
import type { KeptSiteRules } from "../../../contract/website.ts";
import { findBadSelector, siteOfAddress, type SiteRules } from "../../../domain/site-rules.ts";
import { parseWebAddress } from "../../../domain/web-address.ts";
import type { Config } from "../../config.ts";
import type { SignedIn } from "../../ctx.ts";
import type { DbOrTx } from "../../db/client.ts";
import { siteRule } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { hasPro } from "./require-pro.ts";

/** Whose rules. */
export type OwnerCtx = { readonly db: DbOrTx; readonly user: Pick<SignedIn, "id" | "plan"> };

/** The rules that hold for a page; null without any, and for who has no Pro plan any more. */
export async function findSiteRules(
  { db, user }: OwnerCtx,
  url: string,
  config: Pick<Config, "planLimits">,
): Promise<SiteRules | null> {
  if (!hasPro(user, config)) return null;
  const [row] = await db
    .select()
    .from(siteRule)
    .where(rulesOf(user.id, siteOfAddress(url)));
  return row?.rules ?? null;
}

export const rulesOf = (ownerId: string, site: string) => and(eq(siteRule.ownerId, ownerId), eq(siteRule.site, site));

/** The site that somebody means by a host, or by an address on it. */
export function readSite(typed: string): string {
  const address = parseWebAddress(typed);
  if (address === null) throw new AppError("INVALID_INPUT", "Please enter a valid URL");
  return siteOfAddress(address);
}

/** A browser ignores what it cannot read as a selector: the rule would seem to hold and do nothing. */
export function refuseBadSelectors(rules: SiteRules): void {
  const bad = findBadSelector(rules);
  if (bad !== null) throw new AppError("SELECTOR_INVALID", `Not a CSS selector: ${bad}`);
}

export const presentRules = ({ site, rules, updatedAt }: typeof siteRule.$inferSelect): KeptSiteRules => ({
  site,
  rules,
  updated_at: updatedAt.toISOString(),
});
