import { and, eq, or, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { user } from "../db/schema.ts";
import { writeAudit } from "./write-audit.ts";

/** Gives an account the operator's role and the full plan. */
export async function makeOwner(db: DbOrTx, owner: { id: string; email: string }): Promise<void> {
  const changed = await db
    .update(user)
    .set({ role: "admin", plan: "pro", givenPlan: "pro", updatedAt: sql`now()` })
    .where(and(eq(user.id, owner.id), or(ne(user.role, "admin"), ne(user.givenPlan, "pro"))))
    .returning({ id: user.id });
  if (changed.length > 0) await writeAudit(db, { actor: "system", action: "make-owner", subject: owner.email });
}
