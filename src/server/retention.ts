import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import { evidence, job, page, search, sheetExport, sourceCache } from "./db/schema.ts";
import { removeExpiredAccess } from "./access/remove-expired-access.ts";
import { forgetAsked } from "./jobs/page-prompts.ts";
import { errorFields } from "./logging.ts";
import { noteErased, removeErased } from "./objects/erased-objects.ts";
import { jobKeys, pageKey, resultKeys } from "./objects/object-keys.ts";
import type { ObjectStore } from "./objects/object-store.ts";

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
  const searches = await deleteRows(db, search, or(isOld, isTrashed), resultKeys);
  const results = db
    .select({ one: sql`1` })
    .from(search)
    .where(sql`${search.pageId} = ${page.id}`);
  const isUnused = and(lt(page.createdAt, daysAgo(input.retentionDays)), notExists(results));
  const pages = await deleteRows(db, page, isUnused, (id) => [pageKey(id)]);
  const isPast = lt(job.createdAt, daysAgo(jobDays));
  await forgetAsked(db, isPast);
  // What a job put down before it failed or was cancelled belongs to no row.
  await deleteRows(db, job, and(isPast, ne(job.state, "done")), jobKeys);
  await deleteRows(db, job, and(isPast, eq(job.state, "done")), () => []);
  await db.delete(evidence).where(lt(evidence.createdAt, daysAgo(evidenceDays)));
  await db.delete(sheetExport).where(lt(sheetExport.createdAt, daysAgo(jobDays)));
  await db.delete(sourceCache).where(lt(sourceCache.confirmedAt, daysAgo(sourceAnswerDays)));
  await removeExpiredAccess(db);
  await removeErased(db, objects);
  await objects.removeUnfinished();
  return { searches, pages };
}

/** Deletes rows a batch at a time and notes the objects of each. Returns how many rows went. */
async function deleteRows(
  db: Db,
  table: typeof search | typeof page | typeof job,
  isExpired: SQL | undefined,
  keysOf: (id: string) => string[],
): Promise<number> {
  for (let count = 0; ;) {
    const some = db.select({ id: table.id }).from(table).where(isExpired).limit(batch);
    const gone = await db.transaction(async (tx) => {
      const deleted = await tx.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
      await noteErased(
        tx,
        deleted.flatMap(({ id }) => keysOf(id)),
      );
      return deleted;
    });
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
