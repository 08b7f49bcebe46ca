import { and, asc, eq, inArray } from "drizzle-orm";
import { FigureSource } from "../../../contract/figures.ts";
import type { DbOrTx } from "../../db/client.ts";
import { job } from "../../db/schema.ts";

/** The import that is under way or next in line, of whichever owner: the oldest that has not ended. */
export async function runningImport(
  db: DbOrTx,
): Promise<{ jobId: string; ownerId: string; source: FigureSource } | null> {
  const [oldest] = await db
    .select({ jobId: job.id, ownerId: job.ownerId, input: job.input })
    .from(job)
    .where(and(eq(job.kind, "import-figures"), inArray(job.state, ["queued", "running"])))
    .orderBy(asc(job.createdAt), asc(job.id))
    .limit(1);
  return oldest ? { ...oldest, source: FigureSource.parse(oldest.input.source) } : null;
}
