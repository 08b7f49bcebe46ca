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

/** Removes the objects that are noted. One that cannot be removed stays noted; the rest go, then it throws. */
export async function removeErased(db: Db, objects: ObjectStore): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ""; ;) {
    const noted = await db
      .select({ key: erasedObject.key })
      .from(erasedObject)
      .where(gt(erasedObject.key, after))
      .orderBy(erasedObject.key)
      .limit(batch);
    const removed: string[] = [];
    for (const { key } of noted) {
      await objects.remove(key).then(
        () => removed.push(key),
        (error: unknown) => failures.push(error),
      );
    }
    if (removed.length > 0) await db.delete(erasedObject).where(inArray(erasedObject.key, removed));
    if (noted.length < batch) break;
    after = noted.at(-1)!.key;
  }
  if (failures.length > 0) throw failures[0];
}
