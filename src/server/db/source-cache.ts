import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { eq } from "drizzle-orm";
import type { SourceCache } from "../../trade/index.ts";
import type { Db } from "./client.ts";
import { sourceCache } from "./schema.ts";

const compress = promisify(gzip);
const expand = promisify(gunzip);

const keyOf = (request: string): string => createHash("sha256").update(request).digest("hex");

/** Keeps the answers of outside sources in the database, so that every process asks once. */
export const databaseCache = (db: Db): SourceCache => ({
  async read(request) {
    const [row] = await db
      .select()
      .from(sourceCache)
      .where(eq(sourceCache.key, keyOf(request)));
    if (!row) return null;
    return { body: String(await expand(row.body)), etag: row.etag, confirmedAt: row.confirmedAt.getTime() };
  },
  async write(request, answer) {
    const kept = {
      body: await compress(answer.body),
      etag: answer.etag,
      confirmedAt: new Date(answer.confirmedAt),
    };
    await db
      .insert(sourceCache)
      .values({ key: keyOf(request), ...kept })
      .onConflictDoUpdate({ target: sourceCache.key, set: kept });
  },
});
