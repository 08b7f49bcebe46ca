import type { DbOrTx } from "../db/client.ts";
import { audit } from "../db/schema.ts";

export async function writeAudit(db: DbOrTx, entry: { actor: string; action: string; subject: string }): Promise<void> {
  await db.insert(audit).values(entry);
}
