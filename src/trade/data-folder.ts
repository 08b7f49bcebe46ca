import { randomBytes } from "node:crypto";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sync } from "./checksum.ts";
import { manifestName, readManifest, type DataFile } from "./manifest.ts";

/** How long a file that the manifest no longer names stays, for whoever opened it before. */
const graceMs = 10 * 60_000;
/** Nothing is written for so long: whoever began it is gone. */
const abandonedAfterMs = 24 * 3_600_000;
const unfinishedEnd = ".part";

/** The name of a table's file: what it holds, and the start of its checksum, so that a new version never bears an old name. */
export const fileNameOf = ({ table, source, sha256 }: DataFile): string =>
  `${table.replaceAll("_", "-")}-${source.id}-${sha256.slice(0, 12)}.parquet`;

/** Where a file of a folder is written before it is renamed: of this writer alone. */
export const unfinishedPath = (folder: string, file: string): string =>
  join(folder, `${file}.${randomBytes(4).toString("hex")}${unfinishedEnd}`);

/** Replaces the manifest in one step, with everything it names on disk already. */
export async function writeManifest(folder: string, files: readonly DataFile[]): Promise<void> {
  const draft = unfinishedPath(folder, manifestName);
  await writeFile(draft, `${JSON.stringify({ files }, null, 2)}\n`);
  await sync(draft);
  await rename(draft, join(folder, manifestName));
  await sync(folder);
}

/**
 * Removes files that no manifest has named for a while: what was replaced, and what a crash left behind. Where several
 * processes fill a folder, one of them may have just brought what `newerThanMs` leaves alone.
 */
export async function sweepFolder(folder: string, { newerThanMs = 0 } = {}): Promise<void> {
  const ageOf = async (name: string): Promise<number> => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found ? Date.now() - found.mtimeMs : -1;
  };
  if ((await ageOf(manifestName)) < graceMs) return;
  const named = new Set(readManifest(folder).files.map(({ file }) => file));
  for (const name of await readdir(folder)) {
    const isStray = name.endsWith(".parquet") && !named.has(name);
    const keptForMs = name.endsWith(unfinishedEnd) ? abandonedAfterMs : isStray ? newerThanMs : Infinity;
    if ((await ageOf(name)) >= keptForMs) await rm(join(folder, name), { force: true });
  }
}
