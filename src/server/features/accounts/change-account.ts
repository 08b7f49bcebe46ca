import { eq, sql } from "drizzle-orm";
import { normaliseEmail } from "../../../domain/allow-list.ts";
import type { PlanName } from "../../../domain/plans.ts";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { settlePlan } from "../../payments/settle-plan.ts";
import { writeAudit } from "../../access/write-audit.ts";

type Change = { role: "admin" | "user" } | { plan: PlanName };

/**
 * Gives an account a role or a plan; null when nobody has the address. What it pays for stays: the better of both is in
 * force, which is answered.
 */
export async function changeAccount(
  db: Db,
  address: string,
  change: Change,
  actor: string,
): Promise<{ id: string; plan: PlanName } | null> {
  const email = normaliseEmail(address);
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(user)
      .set({ ...("plan" in change ? { givenPlan: change.plan } : change), updatedAt: sql`now()` })
      .where(eq(user.email, email))
      .returning({ id: user.id });
    if (!changed) return null;
    const action = Object.entries(change).flat().join(" ");
    await writeAudit(tx, { actor, action, subject: email });
    const settled = await settlePlan(tx, changed.id);
    if (!settled) throw new Error("an account that was just changed is gone");
    return { id: changed.id, plan: settled.plan };
  });
}
