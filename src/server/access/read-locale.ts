import { eq } from "drizzle-orm";
import type { Language } from "../../domain/report.ts";
import type { DbOrTx } from "../db/client.ts";
import { user } from "../db/schema.ts";

export async function readLocale(db: DbOrTx, id: string): Promise<Language> {
  const [found] = await db.select({ locale: user.locale }).from(user).where(eq(user.id, id));
  return found?.locale ?? "es";
}
