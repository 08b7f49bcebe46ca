import { gt, inArray } from "drizzle-orm";
import type { Db, DbOrTx } from "../db/client.ts";
import { erasedObject } from "../db/schema.ts";
import type { ObjectStore } from "./object-store.ts";

const batch = 500;

/** Notes objects whose rows go in the same transaction: whatever happens after it, `removeErased` finds them. */
export async function noteErased(tx: DbOrTx, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += batch) {
    const some = keys.slice(from, from + batch).map((key) => ({ key }));
    await tx.insert(erasedObject).values(some).onConflictDoNothing();
  }
}

const atOnce = 16;

/**
 * Removes the objects that are noted. One that cannot be removed stays noted; the rest go, then it throws. A store that
 * removes none of a handful is left alone until the next time.
 */
export async function removeErased(db: Db, objects: ObjectStore): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ""; ;) {
    const noted = await db
      .select({ key: erasedObject.key })
      .from(erasedObject)
      .where(gt(erasedObject.key, after))
      .orderBy(erasedObject.key)
      .limit(batch);
    for (let from = 0; from < noted.length; from += atOnce) {
      const keys = noted.slice(from, from + atOnce).map(({ key }) => key);
      const ends = await Promise.allSettled(keys.map((key) => objects.remove(key)));
      const removed = keys.filter((_, i) => ends[i]?.status === "fulfilled");
      if (removed.length > 0) await db.delete(erasedObject).where(inArray(erasedObject.key, removed));
      failures.push(...ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : [])));
      if (removed.length === 0 && keys.length === atOnce) throw failures[0];
    }
    if (noted.length < batch) break;
    after = noted.at(-1)!.key;
  }
  if (failures.length > 0) throw failures[0];
}
