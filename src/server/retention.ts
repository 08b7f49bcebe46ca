import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import { evidence, job, page, search, sheetExport, sourceCache } from "./db/schema.ts";
import { removeExpiredAccess } from "./features/accounts/remove-expired-access.ts";
import { errorFields } from "./logging.ts";
import { jobKeys, pageKey, resultKeys } from "./objects/object-keys.ts";
import { type ObjectStore, removeAll } from "./objects/object-store.ts";

const trashDays = 30;
const evidenceDays = 7;
const jobDays = 30;
const sourceAnswerDays = 30;
const batch = 500;

/**
 * Deletes what has been kept long enough: results and pages after `retentionDays`, the trash after 30 days.
 * A page lives as long as a search that came from it. Returns how many results and pages went.
 */
export async function deleteExpired(
  db: Db,
  objects: ObjectStore,
  input: { retentionDays: number },
): Promise<{ searches: number; pages: number }> {
  const isOld = lt(search.createdAt, daysAgo(input.retentionDays));
  const isTrashed = and(isNotNull(search.deletedAt), lt(search.deletedAt, daysAgo(trashDays)));
  const searches = await deleteRows(db, search, or(isOld, isTrashed), (id) => removeAll(objects, resultKeys(id)));
  const results = db
    .select({ one: sql`1` })
    .from(search)
    .where(sql`${search.pageId} = ${page.id}`);
  const isUnused = and(lt(page.createdAt, daysAgo(input.retentionDays)), notExists(results));
  const pages = await deleteRows(db, page, isUnused, (id) => removeAll(objects, [pageKey(id)]));
  const isPast = lt(job.createdAt, daysAgo(jobDays));
  // What a job put down before it failed or was cancelled belongs to no row.
  await deleteRows(db, job, and(isPast, ne(job.state, "done")), (id) => removeAll(objects, jobKeys(id)));
  await deleteRows(db, job, and(isPast, eq(job.state, "done")), async () => undefined);
  await db.delete(evidence).where(lt(evidence.createdAt, daysAgo(evidenceDays)));
  await db.delete(sheetExport).where(lt(sheetExport.createdAt, daysAgo(jobDays)));
  await db.delete(sourceCache).where(lt(sourceCache.confirmedAt, daysAgo(sourceAnswerDays)));
  await removeExpiredAccess(db);
  return { searches, pages };
}

/** Deletes rows a batch at a time, and what lies beside each of them. Returns how many rows went. */
async function deleteRows(
  db: Db,
  table: typeof search | typeof page | typeof job,
  isExpired: SQL | undefined,
  removeBeside: (id: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ;) {
    const some = db.select({ id: table.id }).from(table).where(isExpired).limit(batch);
    const gone = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    for (const { id } of gone) await removeBeside(id);
    count += gone.length;
    if (gone.length < batch) return count;
  }
}

const daysAgo = (days: number): SQL => sql`now() - ${`${days} days`}::interval`;

const everyMs = 3_600_000;

/** Runs `deleteExpired` in a minute and then every hour; the returned function ends it. */
export function keepRetention(
  deps: { readonly db: Db; readonly objects: ObjectStore; readonly log: Pick<FastifyBaseLogger, "error"> },
  input: { retentionDays: number },
): () => void {
  const run = (): void => {
    deleteExpired(deps.db, deps.objects, input).catch((error: unknown) => {
      deps.log.error({ kind: "retention", ...errorFields(error) }, "what has expired could not be deleted");
    });
  };
  const first = setTimeout(run, 60_000);
  const timer = setInterval(run, everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
