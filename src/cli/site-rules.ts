import { eq } from "drizzle-orm";
import { normaliseEmail } from "../domain/allow-list.ts";
import type { Config } from "../server/config.ts";
import type { Db } from "../server/db/client.ts";
import { user } from "../server/db/schema.ts";
import { AppError } from "../server/errors.ts";
import { deleteSiteRules } from "../server/features/website/delete-site-rules.ts";
import { listSiteRules } from "../server/features/website/list-site-rules.ts";
import { saveSiteRules } from "../server/features/website/save-site-rules.ts";
import { printLine } from "./output.ts";
import { readRules } from "./page-options.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

/** `rules EMAIL`: those that an account keeps, as JSON by site. `rules EMAIL SITE FILE.json|none`: keeps or forgets some. */
export async function changeSiteRules(db: Db, words: string[], config: Config): Promise<void> {
  const [email, site, file, ...more] = words;
  if (email === undefined || (site === undefined) !== (file === undefined) || more.length > 0) {
    throw new WrongUse("rules takes an address, and a site with a FILE.json or none");
  }
  const [owner] = await db
    .select({ id: user.id, plan: user.plan })
    .from(user)
    .where(eq(user.email, normaliseEmail(email)));
  if (!owner) throw new CommandFailure(`Nobody has ${email}: "sondeo admin users" lists the accounts`);
  const ctx = { db, user: owner };
  try {
    if (site === undefined || file === undefined) {
      for (const kept of await listSiteRules(ctx)) await printLine(`${kept.site}  ${JSON.stringify(kept.rules)}`);
    } else if (file === "none") {
      await deleteSiteRules(ctx, site);
      await printLine(`no more rules for ${site}`);
    } else {
      const kept = await saveSiteRules(ctx, { site, rules: readRules(file) }, config);
      await printLine(`rules kept for ${kept.site}`);
    }
  } catch (error) {
    if (error instanceof AppError) throw new CommandFailure(error.message, { cause: error });
    throw error;
  }
}
