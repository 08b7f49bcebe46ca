import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DataFile, manifestName, readManifest } from "../../trade/manifest.ts";
import { fileNameOf } from "../../trade/data-folder.ts";
import type { BucketPlace } from "../s3/bucket-place.ts";
import { explained } from "../s3/explain-bucket-failure.ts";

/** Machines that follow an older manifest may still fetch what it named. */
const strayForMs = 24 * 3_600_000;

type Published = { readonly files: readonly DataFile[]; readonly put: number; readonly removed: number };

/**
 * Puts the figures of a folder into a bucket: files that it does not have yet, then the manifest, so that whoever reads
 * the bucket meanwhile finds either the figures of before or the new ones. Files that no manifest has named for a day go.
 * Throws ConfigError where the bucket cannot be used.
 */
export async function publishTradeData(folder: string, place: BucketPlace): Promise<Published> {
  const { openBucket } = await import("../s3/bucket.ts");
  const bucket = openBucket(place);
  try {
    const there = new Map<string, Date>();
    for await (const { name, changedAt } of bucket.list()) there.set(name, changedAt);
    const files = readManifest(folder).files.map((here) => ({ here, over: { ...here, file: fileNameOf(here) } }));
    const missing = files.filter(({ over }) => !there.has(over.file));
    for (const { here, over } of missing) {
      const path = join(folder, here.file);
      await bucket.putFile(over.file, { path, bytes: (await stat(path)).size, sha256: here.sha256 });
    }
    const manifest = { files: files.map(({ over }) => DataFile.parse(over)) };
    await bucket.put(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const named = new Set(manifest.files.map(({ file }) => file));
    const isStray = ([name, changedAt]: [string, Date]): boolean =>
      /^[a-z0-9-]+\.parquet$/.test(name) && !named.has(name) && Date.now() - changedAt.getTime() > strayForMs;
    const stray = [...there].filter(isStray);
    for (const [name] of stray) await bucket.remove(name);
    return { files: manifest.files, put: missing.length, removed: stray.length };
  } catch (error) {
    throw explained("TRADE_DATA_URL", error);
  } finally {
    bucket.close();
  }
}
