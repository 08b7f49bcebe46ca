import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DbOrTx } from "./db/client.ts";
import { allowedEmail } from "./db/schema.ts";

/** Whether an address, given in lower case, is let in: the rule of the domain's `isAllowed`, in SQL. */
export const isOnAllowList = (email: SQLWrapper | string): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${allowedEmail} where ${allowedEmail.entry} in
    (${email}::text, substring(${email}::text from '@[^@]*$'), '*'))`;

/** Whether everybody is let in. */
export const letsEverybodyIn = async (db: DbOrTx): Promise<boolean> =>
  (await db.$count(allowedEmail, eq(allowedEmail.entry, "*"))) > 0;

export async function mayEnter(db: DbOrTx, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ allowed: boolean }>(sql`select ${isOnAllowList(email)} as allowed`);
  return rows[0]?.allowed === true;
}
